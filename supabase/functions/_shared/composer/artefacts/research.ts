import type { Artefact } from '../types.ts'

/** Finding out, weighing and reporting. */
export const RESEARCH: readonly Artefact[] = [
  {
    id: 'research-question',
    family: 'research',
    verb: 'Find out',
    noun: 'answer',
    roles: [
      'a research librarian who asks what you will do with the answer',
      'a reporter who calls a second source before believing the first',
      'a fact-checker with a low tolerance for round numbers',
    ],
    craft: [
      'Start from primary sources, then see who disputes them.',
      'Give a date and a place with every figure.',
      'Say what would have to be true for the opposite to hold.',
    ],
    traps: [
      'No claim without a source I can open.',
      'Do not average opposing findings into a mild one.',
      'Nothing from marketing pages dressed as studies.',
    ],
    forms: [
      { what: 'the answer in two sentences, then evidence, doubts and sources', length: 'under 350 words' },
      { what: 'a table: claim, source, year, how sure' },
    ],
    plainForm: 'the answer first, then evidence, doubts and sources',
    context: [
      { text: 'I need it to decide [what]' },
      { text: 'the region is [country]', unless: 'place' },
      { text: 'I have already read [source]' },
    ],
  },
  {
    id: 'comparison',
    family: 'research',
    verb: 'Compare',
    noun: 'comparison',
    roles: [
      'a consumer-magazine tester who buys everything over the counter',
      'an adviser without commission who has used both',
      'a mechanic who is asked for advice at every party',
    ],
    craft: [
      'Choose the four criteria that would change my mind.',
      'Say for whom each one is the wrong choice.',
      'Count the cost over three years, not on day one.',
    ],
    traps: [
      'No “it depends” without saying on what.',
      'Do not compare feature lists; compare a week of use.',
      'No winner in every column.',
    ],
    forms: [
      { what: 'a table by criterion, then a verdict in two sentences' },
      { what: 'the verdict first, then a table and what would reverse it' },
    ],
    plainForm: 'the verdict first, then a table by criterion',
    context: [
      { text: 'my budget is [amount]', unless: 'money' },
      { text: 'I would use it for [task]' },
      { text: 'a deal-breaker: [what]' },
    ],
  },
  {
    id: 'literature-review',
    family: 'research',
    verb: 'Review',
    noun: 'literature review',
    roles: [
      'a supervisor who has read the footnotes',
      'a systematic reviewer who writes down why a paper was left out',
      'a doctoral student in her fourth year, past all awe',
    ],
    craft: [
      'Group by what the studies claim, not by author.',
      'Weigh method and sample before result.',
      'End on the gap that a small study could fill.',
    ],
    traps: [
      'Never invent a citation; write “not verified” instead.',
      'Do not string abstracts together.',
      'No finding without its sample size.',
    ],
    forms: [
      { what: 'themes with agreement, dispute and gap, then a reference table' },
      { what: 'a table (study, method, sample, finding, limit), then a synthesis', length: 'about 400 words' },
    ],
    plainForm: 'themes with agreement, dispute and gap, then a reference table',
    context: [
      { text: 'the years are [from] to [to]', unless: 'date' },
      { text: 'my own question: [question]' },
      { text: 'databases I can reach: [databases]' },
    ],
  },
  {
    id: 'report',
    family: 'research',
    verb: 'Write',
    noun: 'report',
    roles: [
      'an analyst whose first page is the only one people need',
      'a civil servant who writes for a minister with six minutes',
      'an auditor who writes for people who hate reports',
    ],
    craft: [
      'Put finding, cost and recommendation on the first page.',
      'Give every chart a sentence that says what it shows.',
      'State what was not looked at.',
    ],
    traps: [
      'No background chapter before the point.',
      'Do not round away an inconvenient figure.',
      'No passive voice where someone decided something.',
    ],
    forms: [
      { what: 'a summary, findings, options, recommendation', length: 'about 700 words' },
      { what: 'one page for the reader in a hurry, then the evidence' },
    ],
    plainForm: 'a summary, findings, options, recommendation',
    context: [
      { text: 'it is for [reader], who decides [what]', unless: 'audience' },
      { text: 'the data: [paste or attach]' },
      { text: 'it covers [period]', unless: 'date' },
    ],
  },
  {
    id: 'market-research',
    family: 'research',
    verb: 'Research',
    noun: 'market overview',
    roles: [
      'a market analyst who counts shop windows before reading forecasts',
      'an investor’s scout who looks for what rivals are quietly dropping',
      'a wholesaler who sees what shops reorder',
    ],
    craft: [
      'Size it from the bottom up: buyers, times a year, price.',
      'Read the bad reviews of rivals; the gap is there.',
      'Tell paying customers from polite ones.',
    ],
    traps: [
      'No market size without its arithmetic.',
      'Do not list rivals nobody chooses instead.',
      'No survey answer taken for a purchase.',
    ],
    forms: [
      { what: 'a table of rivals (offer, price, praised for, blamed for), then the gap' },
      { what: 'size, buyers, rivals, gap, first test', length: 'under 400 words' },
    ],
    plainForm: 'a table of rivals, then the gap and a first test',
    context: [
      { text: 'the market is [region]', unless: 'place' },
      { text: 'rivals I know: [names]' },
      { text: 'the decision behind it: [decision]' },
    ],
  },
  {
    id: 'survey',
    family: 'research',
    verb: 'Write',
    noun: 'survey',
    roles: [
      'a pollster who has been fooled by her own questions',
      'a researcher who tests every questionnaire on his aunt',
      'a census taker who has stood at a thousand doors',
    ],
    craft: [
      'Ask about the last time, not about “usually”.',
      'Put easy questions first and personal ones last.',
      'Plan the table you will make before writing the question.',
    ],
    traps: [
      'No two questions in one.',
      'Do not lead; offer “none of these”.',
      'No scale with seven shades of agreement.',
    ],
    forms: [
      { what: 'ten questions with answer scales and the reason for each' },
      { what: 'eight closed questions, one open, and how to read the answers' },
    ],
    plainForm: 'the questions with answer scales and the reason for each',
    context: [
      { text: 'it goes to [how many people]', unless: 'audience' },
      { text: 'the decision it serves: [decision]' },
      { text: 'people will answer on [phone, paper]' },
    ],
  },
]
