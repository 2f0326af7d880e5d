import { line, lineWhen, any, make, TECH, type Kind } from './line.ts'

/** Requests for a text: poems, messages, plans, articles. */
export const WRITING: readonly Kind[] = [
  {
    id: 'recipe',
    isSure: true,
    asks: any(
      make(/recipes?/u),
      /^how (?:do i|to|do you|can i) (?:cook|bake|make (?:\w+ )?(?:bread|risotto|pancakes|soup|sauce|pasta|dough))\b|^what can i cook\b/u,
      /\brecipe\b|^make (?:an? )?(?:\w+ )?(?:pie|cake|bread|soup|stew|curry|pasta)\b/u,
    ),
    not: any(TECH, /\b(?:extract|translate|rewrite|summari[sz]e|website|blog|review|plan|list)\b/u),
    lines: [
      line(
        'amounts',
        'Amounts and times',
        'Give amounts and times, say how to tell when it is done, and name a substitute for anything that is hard to find.',
      ),
    ],
  },
  {
    id: 'compare',
    asks: /^(?:compare|contrast|pros and cons|advantages and disadvantages|(?:what(?:'s| is| are) the )?(?:main |key |biggest |major )?differences? between|which is (?:better|healthier|cheaper))\b|\bpros and cons\b|^what is better\b|^\S+(?: \S+)? (?:vs\.?|versus) \S+(?: \S+)?[?.]?$/u,
    not: /\b(?:given|following two|marks|essay|echo|write)\b/u,
    lines: [
      line(
        'table',
        'As a table',
        'Use a table with one row for each point that matters, and end with what it comes to.',
        'form',
        'length',
        'level',
      ),
    ],
  },
  {
    id: 'poem',
    isSure: true,
    asks: make(
      /poems?|haikus?|sonnet|limerick|songs?|lyrics|rap|ballad|blues|ode|villanelle|nursery rhyme|verses?|rhyme/u,
    ),
    not: any(
      TECH,
      /\b(?:look for|list|find|mention|playlist|genre|analy[sz]e|translate|summari[sz]e|bible|chord|song list|melody|notation|prompts?)\b/u,
    ),
    lines: [
      line('images', 'Concrete images', 'Use concrete images that belong to this subject alone; no worn-out phrases.'),
    ],
  },
  {
    id: 'story',
    asks: make(
      /(?:short |bedtime |horror |crime |fairy ?)*(?:story|tale)|scene|(?:first |second |last )?act of a play|screenplay|fan ?fic(?:tion)?|(?:first |opening )chapter|animation script|(?:video|movie|film) script|script for a (?:short )?(?:film|movie|play|video|animation)|(?:comedy )?sketch|episode|alternate ending/u,
    ),
    not: any(
      TECH,
      /\b(?:role|simulation|user stor\w+|stories|speech|monologue|given|news|success story|instagram|words or (?:less|fewer)|moral|fable|program|chess|code)\b/u,
    ),
    lines: [
      line(
        'scene',
        'Show, do not tell',
        'Begin in the middle of something happening, show people through what they do and say, and end on an action or an image.',
      ),
    ],
  },
  {
    id: 'message',
    isSure: true,
    asks: any(
      make(
        /(?:\w+ )?e-?mails?|letters?|(?:text )?message|note to|reply|response to|whatsapp|invitation|thank you note|resignation/u,
      ),
      /^an? (?:\w+ )?(?:e-?mail|letter|message) should be written\b|\bwrite (?:an? )?(?:\w+ )?(?:e-?mail|letter|message)\b/u,
    ),
    not: any(
      TECH,
      /\b(?:given (?:email|letter|message|text)|the (?:email|letter|message|text)|newsletters?|sequence|love letters?|rewrite|rewritten|categor\w+|belongs|subject lines?|cover letters?|fiction\w*|from a|commit|error messages?|emojis?|funny|in the style of|insult\w*|search quer\w+)\b/u,
    ),
    lines: [
      lineWhen(/\be-?mail/u, 'subject', 'Subject line', 'Give a subject line.', /\bsubject\b/u),
      line(
        'gaps',
        'Gaps, not inventions',
        'Leave a gap in square brackets for names, dates and facts that I have not given; invent nothing.',
        /\bbracket|\btemplate/u,
      ),
    ],
  },
  {
    id: 'names',
    asks: any(
      make(
        /(?:\w+ )?names? for|slogans?|taglines?|motto|punch ?lines|usernames?|domain names?|brand names?|(?:a |catchy )?titles? for/u,
      ),
      /^(?:suggest|think of|brainstorm)(?: \S+){0,4}? (?:names?|titles?|slogans?|taglines?)\b/u,
    ),
    not: any(TECH, /\b(?:famous|already|function|variable|poets?|article|outline|essay about)\b/u),
    lines: [
      line(
        'pick',
        'Mark the best',
        'Make them easy to say and to remember, and avoid the obvious. Mark the ones you would pick.',
        /\bone\b/u,
      ),
    ],
  },
  {
    id: 'outline',
    asks: make(/(?:\S+ )?(?:outline|table of contents|syllabus)/u),
    lines: [
      line(
        'builds',
        'What each part covers',
        'Put the parts in an order that builds up, and say in one sentence what each covers.',
      ),
    ],
  },
  {
    id: 'plan',
    asks: any(
      make(
        /(?:\w+ ){0,2}(?:plan|itiner?ary|itienary|schedule|timetable|agenda|roadmap|curriculum|workshops?|training sessions|communication strategy)/u,
      ),
      /^plan\b|^schedule\b/u,
    ),
    not: any(
      TECH,
      /\b(?:characters|template|example|words or|table|floor|explain|prompt|capacity|synthesi[sz]e|develop(?:er)? plan|pension|given information|standup)\b/u,
    ),
    lines: [
      lineWhen(
        /\b(?:trip|travel|itiner?ary|itienary|holiday|vacation|weekend in|days? in)\b/u,
        'days',
        'Morning to evening',
        'For each day: morning, afternoon and evening in one area, the way between places, and what has to be booked ahead.',
      ),
      lineWhen(
        /^(?!.*\b(?:trip|travel|itiner?ary|itienary|holiday|vacation|weekend|days? in|meal|party|birthday|wedding)\b)/u,
        'parts',
        'What each part is for',
        'Say for each part how long it takes and what should be done by its end. State what you assumed.',
        /\b(?:duration|time for each|assum)/u,
      ),
      lineWhen(
        /\bmeal/u,
        'shopping',
        'Shopping list',
        'Use what is bought for more than one meal, and add a shopping list.',
        /\bshopping/u,
      ),
    ],
  },
  {
    id: 'copy',
    asks: make(
      /(?:\S+ ){0,3}(?:captions?|product description|linkedin (?:post|profile|summary)|profile summary|bio|job ad|facebook post|instagram post|press release|flyer text|about us(?: page)?|sales page|google ads|listing|landing page|announcement)/u,
      6,
    ),
    not: any(TECH, /\b(?:given|outline|app that|build|website for|design|prompts?)\b/u),
    lines: [
      line(
        'reader',
        'Reader first',
        'Begin with what matters most to the reader, in concrete words instead of stock phrases.',
      ),
      line(
        'gaps',
        'Gaps, not inventions',
        'Leave a gap in square brackets for facts that I have not given; invent nothing.',
        /\bbracket/u,
      ),
    ],
  },
  {
    id: 'essay',
    asks: any(
      /^(?:(?:need|write) )?(?:me )?\d+ words (?:on|about)\b/u,
      make(
        /(?:\S+ ){0,3}(?:essay|report|research paper|literature review|opinion piece|case study|abstract|analysis of)/u,
        7,
      ),
    ),
    not: any(
      TECH,
      /\b(?:given|following|(?:essay|article|post) (?:topics|titles?|ideas?|questions)|titles?|topics|outline|informing|letter|fiction\w*|story|check|scientific errors|headline|flow|caption|description|ad)\b/u,
    ),
    lines: [
      line('evidence', 'A point a paragraph', 'Give each paragraph one point, with its evidence.', 'form'),
      line(
        'sources',
        'No invented sources',
        'Use no invented quotations, figures or sources, and mark what I should look up.',
        /\bsources?\b|\bcit(?:e|ation)/u,
      ),
    ],
  },
]
