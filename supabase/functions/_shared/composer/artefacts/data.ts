import type { Artefact } from '../types.ts'

/** Tables, sheets and queries. */
export const DATA: readonly Artefact[] = [
  {
    id: 'data-analysis',
    family: 'data',
    verb: 'Analyse',
    noun: 'analysis',
    roles: [
      'an analyst who looks at the raw rows before any average',
      'a statistician who says “we cannot tell” when it is so',
      'an accountant’s daughter who checks the sum first',
    ],
    craft: [
      'Check gaps, doubles and outliers before the first figure.',
      'Answer one question with one chart.',
      'Compare with something: last year, another group, chance.',
    ],
    traps: [
      'No cause claimed from a correlation.',
      'Do not hide how many rows were dropped.',
      'No average without the spread.',
    ],
    forms: [
      { what: 'three findings with figure, meaning and doubt, then next steps' },
      { what: 'a table of findings and the steps to repeat them' },
    ],
    plainForm: 'the findings with figure, meaning and doubt',
    context: [
      { text: 'the columns are [names]' },
      { text: 'the question behind it: [question]' },
      { text: 'there are [number] rows from [period]', unless: 'number' },
    ],
  },
  {
    id: 'formula',
    family: 'data',
    verb: 'Write',
    noun: 'spreadsheet formula',
    roles: [
      'the colleague whose spreadsheets others dare to open',
      'a bookkeeper who builds formulas that survive a new row',
      'an office manager who inherited a sheet with ninety tabs',
    ],
    craft: [
      'Handle blank cells, text in number columns and one missing match.',
      'Explain it from the inside out.',
      'Prefer one readable helper column to a clever nest.',
    ],
    traps: [
      'No fixed ranges that break when rows are added.',
      'Do not use a function my version lacks without an alternative.',
      'No hidden column, no colour that carries meaning.',
    ],
    forms: [
      { what: 'the formula on its own line, three sample rows, then how it works' },
      { what: 'the formula, one simpler alternative, and what each assumes' },
    ],
    plainForm: 'the formula on its own line, then how it works',
    context: [
      { text: 'my data stands in [columns]' },
      { text: 'I use [Excel or Sheets]' },
      { text: 'one row should give [result]' },
    ],
  },
  {
    id: 'sql',
    family: 'data',
    verb: 'Write',
    noun: 'SQL query',
    roles: [
      'a database engineer who reads the plan before the result',
      'an analyst who checks every join for doubled rows',
      'a reporting engineer who has been burnt by one missing join',
    ],
    craft: [
      'Say how each join could multiply or drop rows.',
      'Handle NULLs, time zones and ties on purpose.',
      'Name columns so that a colleague needs no comment.',
    ],
    traps: [
      'No SELECT *, no guessing at column names.',
      'Do not optimise before it is right.',
      'No result without a check on the row count.',
    ],
    forms: [
      { what: 'one query, sample output of three rows, then the index it wants' },
      { what: 'the query in steps (CTEs), each with a one-line reason' },
    ],
    plainForm: 'the query, sample output of three rows, then its assumptions',
    context: [
      { text: 'the tables are [table(column, …)]' },
      { text: 'the database is [Postgres, MySQL, …]' },
      { text: 'the biggest table has [number] rows', unless: 'number' },
    ],
  },
]
