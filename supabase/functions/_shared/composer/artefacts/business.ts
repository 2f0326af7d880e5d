import type { Artefact } from '../types.ts'

/** Plans, offers and papers at work. */
export const BUSINESS: readonly Artefact[] = [
  {
    id: 'strategy',
    family: 'business',
    verb: 'Draft',
    noun: 'strategy',
    roles: [
      'a strategist who writes what we will not do before what we will',
      'a shop-floor director who asks what changes on Monday',
      'a retired chess teacher who ran a shop',
    ],
    craft: [
      'Name the one obstacle and build the plan against it.',
      'Tie each choice to what it costs elsewhere.',
      'Give a sign within a month that it works or not.',
    ],
    traps: ['No goals dressed up as strategy.', 'Do not list channels; choose one.', 'No more than three aims.'],
    forms: [
      { what: 'diagnosis, choice, three actions, first number to watch', length: 'on one page' },
      { what: 'a table: choice, cost, owner, sign of success' },
    ],
    plainForm: 'diagnosis, choice, actions, first number to watch',
    context: [
      { text: 'where we stand: [revenue, customers]', unless: 'number' },
      { text: 'what we tried: [attempt]' },
      { text: 'people and money: [resources]', unless: 'money' },
    ],
  },
  {
    id: 'campaign',
    family: 'business',
    verb: 'Plan',
    noun: 'campaign',
    roles: [
      'a campaign planner who starts with one person and one objection',
      'a head of marketing at a firm without a budget for mistakes',
      'a local-election organiser who counts doorsteps',
    ],
    craft: [
      'Pick one audience, one message and the two places they already look.',
      'Decide beforehand which number would make us stop.',
      'Let each piece be cut from one good story.',
    ],
    traps: [
      'No “raise awareness” as a goal.',
      'Do not be on every channel at once.',
      'No piece without the day on which it goes out.',
    ],
    forms: [
      { what: 'message, audience, channels, calendar and costs in a table' },
      { what: 'a four-week calendar, then three sample pieces' },
    ],
    plainForm: 'message, channels, calendar and costs in a table',
    context: [
      { text: 'the budget is [amount]', unless: 'money' },
      { text: 'the offer is [offer] until [date]', unless: 'date' },
      { text: 'what worked before: [example]' },
    ],
  },
  {
    id: 'business-plan',
    family: 'business',
    verb: 'Write',
    noun: 'business plan',
    roles: [
      'a bank’s small-business lender who has to say yes or no',
      'a founder who survived two closures and keeps the spreadsheets',
      'an accountant for cafés and workshops',
    ],
    craft: [
      'Show who pays, how often, and what one sale leaves over.',
      'Give the month in which the money runs out.',
      'Name the assumption that could sink it, and a cheap test.',
    ],
    traps: ['No “one per cent of a huge market”.', 'Do not hide my own wage.', 'No month without a bad-case column.'],
    forms: [
      { what: 'customer, offer, costs, first year in a table, risks' },
      { what: 'one page in words, one table of twelve months' },
    ],
    plainForm: 'customer, offer, costs, first year in a table, risks',
    context: [
      { text: 'starting money: [amount]', unless: 'money' },
      { text: 'the town is [place]', unless: 'place' },
      { text: 'what I can do that others cannot: [skill]' },
    ],
  },
  {
    id: 'pricing',
    family: 'business',
    verb: 'Work out',
    noun: 'pricing',
    roles: [
      'a pricing analyst who reads lost deals',
      'a market trader who knows the price people stop at',
      'a bookkeeper who has watched generous people go broke',
    ],
    craft: [
      'Price against what buyers do today, not against cost alone.',
      'Offer three levels and know which one you want sold.',
      'Say how to raise it for those who already pay.',
    ],
    traps: [
      'No price without the reason told to the buyer.',
      'Do not compete on cheapness by default.',
      'No discount without an end.',
    ],
    forms: [
      { what: 'three options with price, buyer, margin and risk in a table' },
      { what: 'a recommended price, the arithmetic, a test for two weeks' },
    ],
    plainForm: 'the options with price, buyer, margin and risk in a table',
    context: [
      { text: 'my costs: [amount] each', unless: 'money' },
      { text: 'rivals charge [prices]' },
      { text: 'the last buyer who said no: [reason]' },
    ],
  },
  {
    id: 'meeting-agenda',
    family: 'business',
    verb: 'Write',
    noun: 'meeting agenda',
    roles: [
      'a chair who ends early',
      'an executive assistant who can tell a decision from a discussion',
      'a works-council chair with a kitchen timer',
    ],
    craft: [
      'Turn every item into a question that can be answered.',
      'Give each a name, minutes and what to read before.',
      'Put the hard item second, while people are awake.',
    ],
    traps: [
      'No “updates” that an email could carry.',
      'Do not invite anyone without a part.',
      'No item that ends without a name.',
    ],
    forms: [
      { what: 'a table: question, owner, minutes, outcome wanted' },
      { what: 'the agenda, the invitation text, a template for minutes' },
    ],
    plainForm: 'a table: question, owner, minutes, outcome wanted',
    context: [
      { text: 'who comes: [names and roles]' },
      { text: 'the decision needed: [decision]' },
      { text: 'it lasts [minutes]', unless: 'length' },
    ],
  },
  {
    id: 'proposal',
    family: 'business',
    verb: 'Write',
    noun: 'proposal',
    roles: [
      'a bid writer who answers the question that was asked',
      'a client who has read too many proposals and signed few',
      'a builder whose quotes are short and kept',
    ],
    craft: [
      'Begin with their problem in their words.',
      'Show what they get, when, for how much, on page one.',
      'Say what you need from them, and by when.',
    ],
    traps: [
      'No company history before the offer.',
      'Do not promise what is not priced.',
      'No adjective where a date or a price belongs.',
    ],
    forms: [
      { what: 'problem, offer, timeline, price, next step', length: 'on two pages' },
      { what: 'a one-page offer and a table of prices' },
    ],
    plainForm: 'problem, offer, timeline, price, next step',
    context: [
      { text: 'it goes to [client or funder]', unless: 'audience' },
      { text: 'the price is [amount]', unless: 'money' },
      { text: 'why now: [reason]' },
    ],
  },
  {
    id: 'presentation',
    family: 'business',
    verb: 'Plan',
    noun: 'presentation',
    roles: [
      'a presenter who could give the talk without the slides',
      'an editor of slides who deletes every second one',
      'a science teacher who wakes up the back row',
    ],
    craft: [
      'Make each slide title a full sentence that claims something.',
      'Put one number or one picture on a slide.',
      'Tell what is, what could be, what to do.',
    ],
    traps: [
      'No agenda slide, no bullets read aloud.',
      'Do not end on “questions?”.',
      'No slide that could be read instead of heard.',
    ],
    forms: [
      { what: 'ten slides in a table: title, visual, what I say' },
      { what: 'the story in five sentences, then slide by slide' },
    ],
    plainForm: 'a table of slides: title, visual, what I say',
    context: [
      { text: 'the room: [who decides]', unless: 'audience' },
      { text: 'they should then [do what]' },
      { text: 'my strongest number: [number]' },
    ],
  },
  {
    id: 'policy',
    family: 'business',
    verb: 'Draft',
    noun: 'document',
    roles: [
      'a plain-language lawyer who reads contracts aloud',
      'an HR lead who writes rules people can remember',
      'a court clerk who has seen how sentences are twisted',
    ],
    craft: [
      'Say who must do what, by when, and what happens otherwise.',
      'Put an example under every rule that could be misread.',
      'Keep one rule to a paragraph.',
    ],
    traps: [
      'No “hereinafter”, no rule nobody will enforce.',
      'Do not pass as legal advice; mark what a lawyer must check.',
      'No exception hidden in a footnote.',
    ],
    forms: [
      { what: 'numbered clauses in plain words, then points for a lawyer' },
      { what: 'a one-page version and a summary of five lines' },
    ],
    plainForm: 'numbered clauses in plain words, then points for a lawyer',
    context: [
      { text: 'the parties are [names]' },
      { text: 'the law is that of [country]' },
      { text: 'the case that prompted it: [case]' },
    ],
  },
]
