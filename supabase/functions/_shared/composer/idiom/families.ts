import type { Family } from '../types.ts'

/** Habits of a family that some models want to be told about. */
export interface FamilyIdiom {
  /** Completes "I am attaching …": what is worth showing. */
  readonly attach: readonly string[]
  /** Completes "Set it out …": where the result will be used, in a suite of office tools. */
  readonly into: readonly string[]
  /** Completes "Check it …": how to test a draft before giving it. */
  readonly checks: readonly string[]
  /** What to look up before making it. */
  readonly lookUp: readonly string[]
}

const WRITTEN_CHECKS = [
  'against the reader’s likely objection, sentence by sentence',
  'by cutting one sentence at a time and keeping what is missed',
  'for claims I could not prove and words I would not say',
]

/** The habits of each family. */
export const FAMILY_IDIOMS: Readonly<Record<Family, FamilyIdiom>> = {
  message: {
    attach: ['[the thread so far]', '[a photo or screenshot of the matter]', '[their last message]'],
    into: ['as a Gmail draft', 'for Gmail', 'for Docs, one page'],
    checks: [
      'by reading it as the recipient on a bad day',
      'for anything that could be quoted against me',
      'for a second request hiding in it',
    ],
    lookUp: [
      'what the rules or customs say in such a case, and what usually gets an answer',
      'my rights, the usual deadlines and how others worded it with success',
    ],
  },
  career: {
    attach: ['[the job advert and my CV]', '[a screenshot of the job advert]', '[my CV as a PDF]'],
    into: ['as one page in Docs', 'for Docs, facts to check in bold'],
    checks: [
      'against each line of the job advert',
      'for a claim I could not back up in an interview',
      'by reading it in eight seconds, as recruiters do',
    ],
    lookUp: [
      'what this employer did in the last year and what such jobs ask for and pay now',
      'which skills and phrases such adverts share, and what hiring managers complain about',
    ],
  },
  creative: {
    attach: ['[a photo that has the right mood]', '[a page whose sound I like]', '[a picture of the place]'],
    into: ['as a page in Docs', 'for Docs, notes in the margin'],
    checks: [
      'for the first phrase that came to mind, and replace it',
      'for slips in time, weather and who knows what',
      'by reading only the first and last lines',
    ],
    lookUp: [
      'true details of the place, time and trade, and three works it must not resemble',
      'what witnesses, letters or field notes say about the setting',
    ],
  },
  prose: {
    attach: ['[the text or my notes]', '[the document]', '[photos of my handwritten notes]'],
    into: ['as a Doc with headings', 'for Docs, points to check in bold'],
    checks: WRITTEN_CHECKS,
    lookUp: [
      'what is known, what is disputed and what people get wrong about it',
      'two good examples of the form and the facts it will rest on',
    ],
  },
  copy: {
    attach: ['[a photo of the product]', '[the page as it is now]', '[five customer reviews]'],
    into: ['as a Sheet, one variant a row', 'as a table for Sheets', 'for Docs, variants side by side'],
    checks: [
      'by asking whether a rival could print the same line',
      'for claims without proof',
      'by reading only the first five words',
    ],
    lookUp: [
      'how three rivals say it, which words their customers use and what annoys them',
      'what buyers ask before buying, in reviews and forums',
    ],
  },
  learning: {
    attach: ['[a photo of the page or exercise]', '[the chapter or my notes]', '[a photo of my attempt]'],
    into: ['for Classroom', 'as slides', 'as a Doc to print'],
    checks: [
      'with the wrong answer a learner would give first',
      'for a step that is easy only to experts',
      'by solving it a second way',
    ],
    lookUp: [
      'what curricula expect, which misconceptions are documented and what helps against them',
      'which methods have evidence behind them and which mistakes are common',
    ],
  },
  research: {
    attach: ['[the papers, tables or offers]', '[the sheet or PDF]', '[a screenshot of what is claimed]'],
    into: ['as a Doc with a source list', 'for Sheets, one finding a row', 'as a table in Docs'],
    checks: [
      'by arguing the opposite as well as you can',
      'for numbers without year, place or denominator',
      'for a conclusion stronger than its weakest source',
    ],
    lookUp: ['the newest primary sources and the strongest dissent', 'who measured it, how, when, and who paid'],
  },
  data: {
    attach: ['[the sheet]', '[a screenshot of ten rows]', '[the CSV]'],
    into: ['for Sheets', 'as a new tab in Sheets'],
    checks: [
      'on blank cells, doubles, ties and a single row',
      'by recomputing one row by hand',
      'against the total that must come out',
    ],
    lookUp: [
      'what the documentation of the tool says, and known pitfalls with such data',
      'the official reference and two worked examples with sample rows',
    ],
  },
  code: {
    attach: ['[the file and a sample input]', '[a screenshot of what happens]', '[the code and its log]'],
    into: ['with a table: case, input, output', 'for Colab', 'with the tests in a table below'],
    checks: [
      'on empty, negative, repeated, huge and malformed input',
      'by tracing one example line by line',
      'for off-by-one errors, odd encodings and repeated calls',
    ],
    lookUp: [
      'what the official documentation and the changelog say, and open issues about it',
      'the maintainers’ recommended way, its limits and known bugs',
    ],
  },
  app: {
    attach: ['[a sketch of the screens]', '[screenshots of what we use today]', '[the spreadsheet it replaces]'],
    into: [
      'with a table: screen, purpose, data, action',
      'as a one-page brief in Docs',
      'for Sheets, one feature a row',
    ],
    checks: [
      'with two users at the same moment, no network and an empty account',
      'for a screen without a purpose or data without an owner',
      'by walking through the first visit click by click',
    ],
    lookUp: [
      'three existing apps, what their reviews praise and what they complain about',
      'which parts are solved well by existing services, and their limits',
    ],
  },
  picture: {
    attach: ['[a photo of the place or thing]', '[three references I like]', '[a rough sketch]'],
    into: [
      'as a slide, the idea in one line',
      'with your assumptions in a small table',
      'for Docs, image prompts in their own box',
    ],
    checks: [
      'for things that cannot be seen, and cut them',
      'at the size of a stamp and from across the street',
      'for the cliché everyone would draw first',
    ],
    lookUp: [
      'how others solved it, which clichés to avoid and the visual history of the subject',
      'true reference: period, material, place, light',
    ],
  },
  plan: {
    attach: ['[my calendar]', '[a photo of what I have: fridge, shelf, gear]', '[last month’s sheet]'],
    into: ['for Sheets', 'for Sheets, dates marked for Calendar', 'as a table in Sheets'],
    checks: [
      'against the worst realistic day',
      'by adding up hours and money',
      'for the step that everything waits for',
    ],
    lookUp: [
      'current prices, opening times, rules and the season’s pitfalls',
      'what experienced people recommend, and what beginners regret',
    ],
  },
  business: {
    attach: ['[the sheet with our figures]', '[last quarter’s report]', '[customer messages]'],
    into: ['for Sheets, with one page in Docs', 'as one page in Docs', 'as a table in Docs'],
    checks: [
      'by halving the income and doubling the time',
      'for the assumption everything hangs on',
      'as the person who has to pay for it',
    ],
    lookUp: [
      'what comparable firms did, with which result, and current prices',
      'market figures, rivals’ offers and failed attempts',
    ],
  },
  deciding: {
    attach: ['[the message or notes it is about]', '[my list so far]', '[a photo or link that shows it]'],
    into: ['as a table in Docs', 'as a table: option, reason, risk', 'for Docs, your favourite in bold'],
    checks: [
      'by arguing for the opposite',
      'from the view of the person it touches most',
      'by asking what I would regret in five years',
    ],
    lookUp: [
      'how it went for people in the same place, and what they wish they had known',
      'what already exists, what it costs and what people say about it afterwards',
    ],
  },
}
