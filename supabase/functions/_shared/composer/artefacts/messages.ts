import type { Artefact } from '../types.ts'

/** Letters, emails and messages: one person writing to another. */
export const MESSAGES: readonly Artefact[] = [
  {
    id: 'email',
    family: 'message',
    verb: 'Write',
    noun: 'email',
    roles: [
      'a small-firm manager whose emails get answered the same day',
      'a plain-spoken correspondent who rewrites every email until it fits one screen',
      'a former newspaper subeditor who now untangles other people’s emails',
    ],
    craft: [
      'Put the one thing I am asking for in the first two lines.',
      'Give the facts in the order they happened, then the request.',
      'Close with one question that can be answered in a word.',
      'Make it work for someone reading on a phone in a queue.',
    ],
    traps: [
      'Skip “I hope this finds you well” and every apology for writing.',
      'Do not stack three requests into one email.',
      'No hedges such as “just”, “maybe” or “sorry to bother you”.',
    ],
    forms: [
      { what: 'a subject line of at most seven words, then the body', length: 'under 140 words' },
      { what: 'two subject lines to choose from, then the email', length: 'at most 130 words' },
      { what: 'the email ready to send, subject line first', length: 'in three short paragraphs' },
    ],
    plainForm: 'the finished text, subject line first',
    context: [
      { text: 'it goes to [name]', unless: 'audience' },
      { text: 'I need an answer by [date]', unless: 'date' },
      { text: 'the fact that matters most is [fact]', unless: 'details' },
      { text: 'what we have already said to each other: [summary]' },
      { text: 'I sign as [my name]' },
    ],
  },
  {
    id: 'message',
    family: 'message',
    verb: 'Write',
    noun: 'message',
    roles: [
      'the friend everyone asks to word a difficult text',
      'a warm, brief person who never needs to send a second message',
      'someone who has settled many quarrels with two thumbs and a phone',
    ],
    craft: [
      'Sound spoken: contractions, one thought to a line.',
      'Open with the reason for writing, not with small talk.',
      'Leave the other person an easy way to answer.',
      'Use one detail that only we two would know.',
    ],
    traps: [
      'No block of text that fills the screen.',
      'Do not explain the joke, the feeling and the plan all at once.',
      'Nothing passive-aggressive, no “as I already said”.',
    ],
    forms: [
      { what: 'three versions (plain, warmer, shorter)', length: 'each under 40 words' },
      { what: 'one message ready to send and one softer version', length: 'each under 50 words' },
      { what: 'the message, then one line on how it will land', length: 'under 45 words' },
    ],
    plainForm: 'the message ready to send, then one softer version',
    context: [
      { text: 'it goes to [name]', unless: 'audience' },
      { text: 'we last spoke about [what]' },
      { text: 'I hope they will [reaction]' },
      { text: 'a detail they will recognise: [detail]' },
    ],
  },
  {
    id: 'letter',
    family: 'message',
    verb: 'Write',
    noun: 'letter',
    roles: [
      'a letter writer who can be formal without going stiff',
      'a village scribe who has written for lovers, tenants and widows',
      'a patient writer of letters that people keep in drawers',
    ],
    craft: [
      'State the purpose in the first sentence and the wish in the last.',
      'Give each paragraph one subject and one fact.',
      'Use one concrete detail that only I could know.',
    ],
    traps: [
      'No borrowed legalese, no “pursuant to”.',
      'Do not threaten anything I would not do.',
      'No filler between the greeting and the point.',
    ],
    forms: [
      { what: 'a complete letter with date, greeting and closing', length: 'under 250 words' },
      { what: 'the letter ready to sign', length: 'in four short paragraphs' },
      { what: 'the letter, then one line naming its weakest sentence', length: 'about 200 words' },
    ],
    plainForm: 'the complete letter with date, greeting and closing',
    context: [
      { text: 'it is addressed to [name and title]', unless: 'audience' },
      { text: 'what I want to happen: [outcome]' },
      { text: 'it all began on [date]', unless: 'date' },
      { text: 'the detail I want kept: [detail]' },
    ],
  },
  {
    id: 'support-reply',
    family: 'message',
    verb: 'Write',
    noun: 'reply',
    roles: [
      'a support lead who has answered ten thousand tickets kindly',
      'a shop owner who answers every complaint herself',
      'a repair-shop clerk who has never had to send a third email',
    ],
    craft: [
      'Answer the question in the first sentence, then explain.',
      'Say what happens next, who does it and when.',
      'Use the customer’s own name for the problem.',
    ],
    traps: [
      'No “we apologise for any inconvenience”.',
      'Do not promise a refund or a date that I did not give.',
      'Never blame the customer, the courier or the system.',
    ],
    forms: [
      { what: 'the reply ready to paste, with [link] where one belongs', length: 'under 120 words' },
      { what: 'one reply for a calm customer and one for a furious one', length: 'each under 90 words' },
    ],
    plainForm: 'the reply ready to paste, with [link] where one belongs',
    context: [
      { text: 'the customer wrote: [their message]' },
      { text: 'what I can offer: [refund, repair or date]' },
      { text: 'our rule for such cases is [policy]' },
    ],
  },
  {
    id: 'faq',
    family: 'message',
    verb: 'Write',
    noun: 'FAQ',
    roles: [
      'a help-centre editor who reads search logs before writing a word',
      'the person at the counter who hears the same questions every day',
      'a patient receptionist with a very good memory',
    ],
    craft: [
      'Ask each question the way a customer types it at midnight.',
      'Begin every answer with yes, no, a number or a date.',
      'Order the questions by worry, money and trust first.',
    ],
    traps: [
      'No question that nobody has ever asked.',
      'Do not hide the price or the catch in the last answer.',
      'No answer that only says “contact us”.',
      'No joke where someone is worried.',
    ],
    forms: [
      { what: 'eight questions, each answered in two sentences' },
      { what: 'seven questions with answers', length: 'each answer under 40 words' },
    ],
    plainForm: 'the questions as headings, each with a short answer below',
    context: [
      { text: 'what people ask most: [question]' },
      { text: 'facts to keep exact: [prices, times, limits]', unless: 'money' },
      { text: 'where the page will stand: [place]' },
    ],
  },
  {
    id: 'invitation',
    family: 'message',
    verb: 'Write',
    noun: 'invitation',
    roles: [
      'a host whose invitations are pinned to the fridge, not lost in the inbox',
      'a stationer’s writer who can make a date and a door sound like an evening',
      'a neighbour whose garden parties are talked about until spring',
    ],
    craft: [
      'Let when, where and how to answer be found in three seconds.',
      'Promise one thing guests will see, taste or hear.',
      'Say plainly what to bring, wear and leave at home.',
    ],
    traps: [
      'No “you are cordially invited” unless the host would say it aloud.',
      'Do not let the rhyme bend the facts.',
      'No guilt for those who cannot come.',
    ],
    forms: [
      { what: 'two versions, one printed and one for a phone', length: 'each under 70 words' },
      { what: 'the invitation with a separate block for date, place and reply', length: 'under 80 words' },
    ],
    plainForm: 'the invitation with a separate block for date, place and reply',
    context: [
      { text: 'it takes place on [date] at [place]', unless: 'date' },
      { text: 'guests should answer by [day]' },
      { text: 'the hosts are [names]' },
    ],
  },
]
