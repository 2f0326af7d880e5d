import { ASKS_FOR_TEXT, asksFor, type JudgedRequest } from './judged-request.ts'

/** Material is there, and something is to be done to it. */
export const EDITING: readonly JudgedRequest[] = [
  {
    id: 'friendlier-overdue',
    request: 'make this friendlier: Your payment is overdue. Pay within 5 days or we stop delivery.',
    model: 'chatgpt',
    category: 'writing',
    kind: 'editing',
    must: ['friendlier', 'Your payment is overdue', '5 days'],
    mustNot: [ASKS_FOR_TEXT, /\b(?:7|10|14) days\b/u],
  },
  {
    id: 'grammar-only',
    request:
      'Correct only the grammar, do not change my style:\n\nMe and my brother was walking home when the light go out. We didnt had a torch.',
    model: 'claude',
    category: 'writing',
    kind: 'editing',
    must: ['only the grammar', 'do not change my style', 'We didnt had a torch'],
    mustNot: [ASKS_FOR_TEXT, /(?:improve|polish) (?:the|my) style/iu, /\bdidn't have a torch\b/iu],
  },
  {
    id: 'shorter-80-words',
    request:
      'shorten to max 20 words\n"Due to the ongoing construction works on the second floor the library will unfortunately remain closed for visitors until further notice."',
    model: 'gemini',
    category: 'writing',
    kind: 'editing',
    must: ['20 words', 'second floor', 'until further notice'],
    mustNot: [ASKS_FOR_TEXT, /\b(?:50|80|100) words\b/u],
  },
  {
    id: 'translate-menu-french',
    request: 'translate to french: Grilled sea bass with fennel, 24. Contains nuts? No.',
    model: 'mistral',
    category: 'marketing',
    kind: 'editing',
    must: ['french', 'Grilled sea bass with fennel', '24', 'Contains nuts? No'],
    mustNot: [ASKS_FOR_TEXT, /german|spanish/iu, /contains nuts(?!\?)/iu],
  },
  {
    id: 'summarize-notes-bullets',
    request:
      'summarise these notes in 3 bullets for my manager. - pilot in Leeds delayed to Q2 - budget 40k not approved yet - Sam leaves in May - supplier B is cheaper but slower',
    model: 'chatgpt',
    category: 'business',
    kind: 'editing',
    must: ['3 bullets', 'Q2', '40k not approved', 'Sam leaves in May', 'supplier B'],
    mustNot: [ASKS_FOR_TEXT, /\b(?:five|5|four|4) bullets?\b/iu],
  },
  {
    id: 'paste-then-ask',
    request:
      'We are happy to announce that our bakery opens on sunday too. From 8 to 12. Only the sourdough, no cakes.\n\nmake it sound less boring',
    model: 'chatgpt',
    category: 'writing',
    kind: 'editing',
    must: ['From 8 to 12', 'no cakes', 'less boring'],
    mustNot: [ASKS_FOR_TEXT, asksFor('hours|opening')],
  },
  {
    id: 'paste-without-ask',
    request:
      'Dear Mr Haddad, I am writing you because the parcel of 3 May did not arrive until today. Kind regard, Lin',
    model: 'claude',
    category: 'writing',
    kind: 'editing',
    must: ['Mr Haddad', '3 May', 'Lin'],
    mustNot: [ASKS_FOR_TEXT, asksFor('name|date')],
  },
  {
    id: 'active-voice',
    request:
      'rewrite in active voice: "The report was finished by the team and was sent to the board by Priya on Monday."',
    model: 'deepseek',
    category: 'education',
    kind: 'editing',
    must: ['active voice', 'by Priya on Monday'],
    mustNot: [ASKS_FOR_TEXT, /passive voice/iu],
  },
  {
    id: 'proofread-abstract',
    request:
      'Proofread this abstract, British English, keep all citations: "We analyse 312 patients (Kim et al., 2019) and find no effect of dosage on recovery, contrary to Ortega (2021)."',
    model: 'claude',
    category: 'research',
    kind: 'editing',
    must: ['British English', 'keep all citations', '312 patients', 'no effect', 'Ortega (2021)'],
    mustNot: [ASKS_FOR_TEXT, /american english/iu, asksFor('citation|source')],
  },
  {
    id: 'simplify-letter-from-bank',
    request:
      'what does this mean in simple words "The lender reserves the right to vary the interest margin upon thirty days written notice"',
    model: 'gemini',
    category: 'writing',
    kind: 'editing',
    must: ['simple words', 'thirty days', 'interest margin'],
    mustNot: [ASKS_FOR_TEXT, /write (?:a|the) letter/iu],
  },
  {
    id: 'title-for-text',
    request:
      'give me 6 titles for this: My father kept every receipt of his life in shoeboxes. When he died we opened them one by one.',
    model: 'chatgpt',
    category: 'writing',
    kind: 'editing',
    must: ['6 titles', 'shoeboxes'],
    mustNot: [ASKS_FOR_TEXT, /\b(?:ten|10|eight|8|five|5) titles\b/iu],
  },
  {
    id: 'email-less-angry',
    request:
      'tone down pls: "This is the third time you ignore my ticket. Either you fix the login today or I cancel and tell everyone."',
    model: 'mistral',
    category: 'business',
    kind: 'editing',
    must: ['tone down', 'third time', 'today'],
    mustNot: [ASKS_FOR_TEXT, /second time/iu],
  },
  {
    id: 'table-from-list',
    request: 'turn into a table name / age / city: Ana 31 Porto, Bo 45 Malmö, Chidi 28 Lagos',
    model: 'chatgpt',
    category: 'writing',
    kind: 'editing',
    must: ['table', 'Ana 31 Porto', 'Bo 45 Malmö', 'Chidi 28 Lagos'],
    mustNot: [/easy to say|to remember/iu, ASKS_FOR_TEXT, asksFor('column|data')],
  },
  {
    id: 'extract-emails',
    request: 'pull out all dates and amounts from: Paid 120 on 2/3, owed 75 since 14/3, paid 60 cash on 1/4',
    model: 'deepseek',
    category: 'coding',
    kind: 'editing',
    must: ['dates and amounts', '120 on 2/3', '75 since 14/3', '60 cash on 1/4'],
    mustNot: [ASKS_FOR_TEXT, /python|script|function\b/iu],
  },
  {
    id: 'critique-poem',
    request:
      "be honest is this poem any good, don't rewrite it\n\nthe kettle sings\nas if it knew\nthat you are late\nthat i am too",
    model: 'claude',
    category: 'writing',
    kind: 'editing',
    must: ['honest', /don[’']?t rewrite it/iu, 'that i am too'],
    mustNot: [ASKS_FOR_TEXT, /(?:write|rewrite) (?:a|the) (?:poem|better)/iu, /improved version/iu],
  },
  {
    id: 'bio-third-person',
    request:
      'put my bio in third person. I grew up in Accra, taught maths for 11 years and now I repair violins. I live with two greyhounds.',
    model: 'chatgpt',
    category: 'marketing',
    kind: 'editing',
    must: ['third person', 'Accra', '11 years', 'violins', 'two greyhounds'],
    mustNot: [ASKS_FOR_TEXT, /first person/iu, asksFor('name|job')],
  },
  {
    id: 'subtitles-translate-es',
    request:
      'Translate into Mexican Spanish, informal, keep the line breaks:\nWhere were you?\nI waited an hour.\nForget it.',
    model: 'gemini',
    category: 'writing',
    kind: 'editing',
    must: ['Mexican Spanish', 'informal', 'keep the line breaks', 'I waited an hour'],
    mustNot: [ASKS_FOR_TEXT, /castilian|spain\b/iu, /\bformal\b/iu],
  },
  {
    id: 'letter-template-brackets',
    request:
      'improve my template: Dear [first name], your table for [number] on [day] is booked. Cancel up to 4 hours before.',
    model: 'chatgpt',
    category: 'business',
    kind: 'editing',
    must: ['[first name]', '[number]', '[day]', '4 hours'],
    mustNot: [/\[paste/iu, /\b24 hours\b/u],
  },
  {
    id: 'compare-two-versions',
    request: 'which is better and why? A: "Sleep like a stone." B: "The mattress that minds its own business."',
    model: 'claude',
    category: 'marketing',
    kind: 'editing',
    must: ['Sleep like a stone', 'The mattress that minds its own business', 'which is better'],
    mustNot: [ASKS_FOR_TEXT, /write (?:ten|five|three|10|5|3)/iu],
  },
  {
    id: 'humanize-text',
    request:
      'make it sound human not like ai: In today’s competitive market, leveraging synergies is paramount to unlocking sustainable growth.',
    model: 'chatgpt',
    category: 'writing',
    kind: 'editing',
    must: ['sound human', 'not like ai', 'leveraging synergies'],
    mustNot: [ASKS_FOR_TEXT],
  },
  {
    id: 'review-answer-given',
    request:
      'answer this google review: "2 stars. Food ok but waited 50 min and the waiter laughed at us." we were understaffed that day, offer them a free dessert, dont grovel',
    model: 'gemini',
    category: 'business',
    kind: 'editing',
    must: ['2 stars', '50 min', 'free dessert', /don[’']?t grovel/iu],
    mustNot: [ASKS_FOR_TEXT, asksFor('review|offer|what happened')],
  },
  {
    id: 'continue-story-given',
    request:
      'Continue: The lift stopped between 4 and 5. Marta pressed every button twice. Then the phone inside the wall began to ring.',
    model: 'mistral',
    category: 'writing',
    kind: 'editing',
    must: ['between 4 and 5', 'Marta', 'the phone inside the wall'],
    mustNot: [ASKS_FOR_TEXT, /three openings/iu, asksFor('character|setting|name')],
  },
]
