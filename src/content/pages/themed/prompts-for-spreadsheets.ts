import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'AI Prompts for Spreadsheets, Excel and Data',
  metaDescription:
    'AI prompts for Excel and Google Sheets: pivot tables, VLOOKUP errors, formulas from words, messy data, budgets, charts, macros, SQL and trackers.',
  title: 'AI Prompts for Spreadsheets and Data',
  purpose: 'work',
  level: 'adults',
  description: 'For the formula that says #N/A, the list with four spellings of one town and the report due at three.',
  introduction:
    'A spreadsheet does exactly what it is told, which is the trouble. An AI can turn “add up March, but only for the shops in the north” into a formula, find why a lookup fails and walk you through a pivot table. It can’t see your file, so the usual mistake is to describe it badly: no column letters, no sample rows, no program name. Paste the header line and three rows with made-up names, odd ones included, and say which program and language you use. Start with whatever is blocking you now. Try the answer on a copy, check two rows by hand, and only then fill it down.',
  prompts: [
    {
      title: 'Pivot table help, click by click',
      tags: ['how-to'],
      text: 'Guide me click by click to a pivot table in [program and version].\n\nColumns, with three sample rows: [header and rows]\nRows in all: [number]\nWhat I want to see: [question: e.g. sales per shop and month]\n\nFirst check whether my data is ready: one header line, no blank rows or merged cells, real dates. Then one numbered click per line, with the exact menu names, and what goes into Rows, Columns, Values, Filters. Tell me what I should see after every third step, and what usually goes wrong there.',
    },
    {
      title: 'VLOOKUP not working',
      tags: ['analysis'],
      text: 'My lookup fails. Find out why.\n\nFormula: [formula]\nIt shows: [error or wrong value]\nLooked-up value and its cell: [value]\nTable, header and three rows: [rows]\nProgram: [program and language: e.g. Excel in German]\n\nCheck in this order: spaces, text against number, wrong column or range, missing FALSE, references that shift when copied, duplicates, separators. For each suspect, give me a test formula for an empty cell and what its result means. Then the corrected formula, with a sturdier one beside it. Hide no error until the cause is gone.',
    },
    {
      title: 'Excel formula from words',
      tags: ['code'],
      text: 'Write a formula for [program] in cell [cell] that does this: [what I want, in words]. Columns with two sample rows: [rows]. Ready to paste, with its result for both rows and for an empty cell.',
    },
    {
      title: 'Clean up messy data',
      tags: ['how-to'],
      text: 'Clean up a messy list with me.\n\nHeader and ten typical rows, personal details replaced: [rows]\nProgram: [program]\nI need it for: [use: e.g. mailing, import, report]\n\nFirst a table of problems: column, example, how many you see, rule to fix it. Wait for my yes or no to each rule. Then the steps in the safest order, on a copy, with formulas or menu clicks, keeping the original column. Never guess a missing value. Finish with three counts that must be the same before and after.',
    },
    {
      title: 'Analyse pasted data',
      tags: ['analysis'],
      text: 'Analyse this data for [reader], who must decide [decision].\n\nData, or attached file: [data]\nEach row is: [what one row stands for]\nCollected how and when: [source, dates]\nKnown oddities: [oddities: e.g. shop closed in August]\n\nFirst say what you received: rows, columns, gaps, odd values. Then the five findings that matter, each with figure, calculation and number of rows behind it. Say what this data cannot tell, and name no cause it doesn’t show. If you ran no code, admit it and let me check two sums.',
    },
    {
      title: 'Google Sheets budget',
      tags: ['table'],
      text: 'Build a budget for Google Sheets or Excel: [which program].\n\nFor: [household, event, project or club]\nMoney in: [income, dates]\nRegular costs: [costs]\nCosts a few times a year: [costs and months]\nSaving for: [goal]\n\nGive me the tabs, each column, the formulas by cell, and rows I can paste. Tabs: Plan, Spending (one line per purchase, category from a list), Summary (plan, spent, left). Spread rare costs over the months. Colour a category when 90 per cent of it is spent. Only my figures; blank where I gave none.',
    },
    {
      title: 'Choose the right chart',
      tags: ['analysis'],
      text: 'Which chart shows [data or columns] best to [readers], who should see [message]? Recommend one, and one to avoid. Then the clicks in [program], a title that states the message, and what to delete from the default.',
    },
    {
      title: 'Excel dashboard',
      tags: ['plan'],
      text: 'Plan a dashboard on one sheet in [program].\n\nLooked at by: [reader], [how often]\nThey decide: [decisions]\nData tab, header and three rows: [rows]\nNew data arrives: [update: e.g. pasted each Monday]\n\nAt most six figures and four charts. Sketch the sheet in text: which block stands where, and why. Then build order: table, pivots or formulas by cell, charts, slicers. Each figure shows last period beside it. Explain what I do on Monday to update it, and how a missing or doubled week would show.',
    },
    {
      title: 'Remove duplicates',
      tags: ['how-to'],
      text: 'Help me remove duplicates in [program]. Header and five rows: [rows]. Two rows are the same if [rule: e.g. same email, any spelling of the name]; keep [which one: e.g. the newest]. First mark them, count them, then delete on a copy. Show near-duplicates separately.',
    },
    {
      title: 'Conditional formatting rule',
      tags: ['how-to'],
      text: 'Write a conditional formatting rule for [program]: colour [cells or whole rows] when [condition, in words]. First data cell: [cell]. Give the formula, the range to select, the clicks, and why the dollar signs matter.',
    },
    {
      title: 'Excel macro or Apps Script',
      tags: ['code'],
      text: 'Write [kind of script: e.g. an Excel macro, a Google Apps Script].\n\nSheets and columns, with two rows: [structure]\nBy hand I do this: [steps, one by one]\nIt starts: [start: e.g. on a button, daily]\nNever touch: [cells, sheets]\n\nAsk me what should happen with empty cells, errors and a second run. Then code with a comment per block, sheet names at the top, where to paste it, permissions it needs. The test run only lists what it would change. Tell me how to go back and what it doesn’t handle.',
    },
    {
      title: 'SQL query from a question',
      tags: ['code'],
      text: 'Write SQL for [database: e.g. PostgreSQL, SQLite] that answers: [question in plain words]. Tables: [schema]. Read only. Explain each clause in a line, and name two ways my question could be misread.',
    },
    {
      title: 'Text into dates and numbers',
      tags: ['how-to'],
      text: 'My dates or numbers are stored as text in [program], with [country] settings. Examples, exactly as they stand: [eight values]. They should become: [format]. Tell me how to see which are text, give one formula per pattern, and list values with two readings, such as 03/04, for me to decide.',
    },
    {
      title: 'Survey results analysis',
      tags: ['analysis'],
      text: 'Analyse my survey.\n\nAsked: [questions, kind of answers]\nSent to, answered by: [numbers]\nAnswers without names: [data]\nWe want to decide: [decision]\n\nClosed questions: a table of counts and percentages, with the number who answered each. Open answers: up to seven themes, count, two quotes word for word, and what fits nowhere. Compare [groups] only if each has enough people; say how many that is. Who didn’t answer, and how might that tilt things? 150 words for the decision. Invent no quote.',
    },
    {
      title: 'Compare two lists',
      tags: ['how-to'],
      text: 'Compare two lists in [program]: [list A, its column] and [list B, its column], ignoring [differences: e.g. capitals, spaces]. I need only in A, only in B, in both; formulas, plus a count proving nothing was lost.',
    },
    {
      title: 'Forecast from past data',
      tags: ['table'],
      text: 'Make a forecast of [what to forecast] for the next [periods].\n\nPast figures with dates: [data]\nOdd periods and why: [events]\nComing changes I know of: [changes]\nProgram: [program]\n\nTry three simple ways: same as last year, average of recent periods, trend with season. Hold back the last few periods and show how far each would have missed. Use the one that missed least. Low, middle, high, never one number alone, with formulas by cell. If the history is too short for seasons, say so.',
    },
    {
      title: 'Invoice tracker spreadsheet',
      tags: ['table'],
      text: 'Build an invoice tracker in [program] for bills I [send or receive], about [number] a month. Status that sets itself (open, late, part paid, paid), totals per client, colours; formulas by cell for [two sample invoices].',
    },
    {
      title: 'Stock list (inventory)',
      tags: ['table'],
      text: 'Build a stock list in [program] for [shop, kitchen, workshop or store cupboard].\n\nItems, about how many: [examples, number]\nComes in, goes out: [how it’s noticed]\nSupplier needs: [days]\nUsed by: [people, on phone or computer]\n\nThree tabs: Items, Movements (one line each, never overwritten), Overview with stock now, value, order or not. Formulas by cell, drop-down lists, colour when stock is below what the delivery time needs. Show how a stocktake correction is entered. Sample rows from my examples only. Say at what size I need proper software.',
    },
    {
      title: 'Attendance sheet',
      tags: ['table'],
      text: 'Make an attendance sheet in [program] for [class, team or course] of [number] people, from [start] to [end], on [days]. Codes: [codes: e.g. P, A, late, excused]. Formulas for totals and per cent, only those days as columns, colour for anyone under [limit]. It prints on one page.',
    },
    {
      title: 'Turn data into a paragraph',
      tags: ['copy'],
      text: 'Turn these figures into one paragraph of [number] words for [readers]: [figures]. Message first, three numbers at most, each with what it’s compared to. No cause the figures don’t show, no “significant” unless tested.',
    },
    {
      title: 'Explain a formula',
      tags: ['analysis'],
      text: 'Explain this formula to somebody who knows SUM and little more: [formula]. From the inside out, one part per line, with its value for this row: [sample row]. When would it go wrong?',
    },
    {
      title: 'Find the error in a spreadsheet',
      tags: ['analysis'],
      text: 'Something in my spreadsheet is wrong. It shows [result], I expected [result and why].\n\nFormulas with cell addresses: [formulas]\nHeader and five rows: [rows]\nLast changed: [change, or unknown]\n\nRecalculate my rows until you see where the two results part ways. Suspect, in order: range too short, row counted twice, text as number, moved reference, rounding, hidden rows. Each with a test of ten seconds. Then the repair, and a check cell that turns red next time. If you can’t reproduce it, ask for the cell you need.',
    },
    {
      title: 'Spreadsheet template for anything',
      tags: ['table'],
      text: 'Make a spreadsheet template for [purpose: e.g. a wedding guest list, a fitness log, a raffle, a project].\n\nProgram: [program]\nUsed by: [who, how often, on what]\nQuestions it must answer: [questions]\nI’d enter by hand: [entries]\n\nAsk up to four questions first. Then: tabs, columns with format and an example, drop-down lists, formulas by cell, colours, what to protect. As few columns as the questions need. Give the header and three example rows as text with tabs between, to paste into A1. Last, the first thing that will break when others use it.',
    },
    {
      title: 'Power Query steps',
      tags: ['how-to'],
      text: 'Give me Power Query steps for this: [task: e.g. join all files in a folder, unpivot months, merge two tables]. Source, header and rows: [sample]. Result wanted: [columns]. Clicks first, then the M code, data types last. What happens next month if a column is renamed?',
    },
    {
      title: 'Split or combine columns',
      tags: ['how-to'],
      text: 'In [program], turn [what I have: e.g. “Ngozi Eze, Lagos”] into [what I want: e.g. three columns]. Here are eight values, the strangest included: [values]. Give a formula and a menu way, say which values each gets wrong, and keep leading zeros.',
    },
    {
      title: 'SUMIF, COUNTIF and AVERAGEIF formulas',
      tags: ['code'],
      text: 'Write formulas for [program] that add, count or average only the rows where [conditions, in words]. Columns with three rows: [rows]. Each condition in its own cell so I can change it, and the result for my rows.',
    },
    {
      title: 'Gantt chart in a spreadsheet',
      tags: ['table'],
      text: 'Build a Gantt chart in [program] for [project] from [start] to [end]. Tasks, days, who, what must come before: [tasks]. Give columns, date formulas that follow their predecessor, bars by conditional formatting, a today line, skipped weekends and [free days]. Point out two tasks that need the same person at once.',
    },
    {
      title: 'Learn Excel from zero',
      tags: ['plan'],
      text: 'Teach me [Excel or Google Sheets] by doing.\n\nI know: [what I can do]\nI need it for: [tasks at work]\nMinutes a day: [minutes]\n\nGive me one small table of twelve rows about [subject I like] to paste. Then one exercise at a time: the task, a hint if I ask, the solution with keyboard shortcuts for [computer]. Wait for my answer each time and correct it. Begin with entering and sorting, go on to sums, IF, filters, lookups, pivot tables. After ten, test me on all of them.',
    },
  ],
  faqs: [
    {
      question: 'Is it safe to paste company data into ChatGPT?',
      answer:
        'Only if your company allows the tool, and even then paste structure and not people. Formulas need three made-up rows: “Customer 1, Lagos, 120” is as good as the real one. Replace names, emails, account numbers and salaries, or describe the column (“text, sometimes empty”). For a real analysis of real rows, ask IT which tool is approved. The formula that comes back works on your own computer with the true data.',
    },
    {
      question: 'Why does the formula from AI give an error in my Excel?',
      answer:
        'Mostly because of language, separators or version. A German or French Excel wants semicolons and translated names, so in German SUMIF becomes SUMMEWENN; older versions have no XLOOKUP or FILTER. Put “Excel 2016, Spanish, semicolons” into your question. If it still fails, paste the exact error, the formula as it stands in the cell and one sample row. “#N/A” in a lookup is often a stray space.',
    },
    {
      question: 'Can AI analyse my spreadsheet correctly?',
      answer:
        'It can, if it runs code on the file; if it only reads pasted numbers, sums over a few dozen rows may be wrong. Ask, “Did you run code? Show it.” Then check two figures yourself, say the March total and the number of rows. Ask also what the data can’t tell: a table of sales doesn’t know that the shop was closed for a week.',
    },
    {
      question: 'Excel or Google Sheets, which is better with AI?',
      answer:
        'For most tasks it makes no difference, since formulas are nearly the same; name yours so the menus fit. Sheets is simpler when several people type at once, and scripts run without installing anything. Excel is better with large tables, Power Query and pivot tables. A club’s attendance list fits Sheets; four years of sales with 300,000 rows fits Excel.',
    },
  ],
  relatedLinks: [
    {
      text: 'Scripts and queries for bigger jobs',
      to: '/coding-prompts',
    },
    {
      text: 'Reports, surveys and sources',
      to: '/research-prompts',
    },
    {
      text: 'Emails, meetings and time',
      to: '/productivity-prompts',
    },
  ],
} satisfies ThemedPage
