import { countWords } from '../../contracts/text.ts'
import type { Fact } from '../types.ts'

const NUMBER_WORD =
  '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|a few|a couple of|half a)'
const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const MONTH =
  '(?:january|february|march|april|june|july|august|september|october|november|december|jan|feb|aug|sept?|oct|nov|dec)'

const LENGTH = new RegExp(
  `\\b(?:(?:under|about|around|in|max(?:imum)?(?: of)?|at most|up to|no more than|less than|exactly|roughly)\\s+)?${NUMBER_WORD}[- ]?(?:words?|sentences?|paragraphs?|lines?|pages?|characters?|stanzas?|verses?|chapters?|slides?|seconds?|minutes?|mins?|hours?|syllables)(?: (?:or less|max|long|tops))?\\b`,
  'iu',
)
const SIZE =
  /\b(?:very |fairly |quite |really )?(?:short|brief|concise|lengthy|one-page|bite-sized|tweet-length)\b(?! (?:story|stories|film|films|fiction|term|sale|sales|notice|trip))|\blong(?:-form)\b|\bkeep it (?:short|brief)\b/iu
const DATE = new RegExp(
  `\\b(?:(?:by|before|until|on|in|since|from|next|this|last|every) )*(?:${DAY}s?|(?:${MONTH})(?: \\d{1,2}(?:st|nd|rd|th)?)?|\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|\\d{1,2}(?:st|nd|rd|th)?(?: of)? may|may \\d{1,2}|tomorrow|tonight|today|yesterday|next (?:week|month|year|summer|spring|winter|autumn|fall)|this (?:week|weekend|month|evening|afternoon|summer|winter)|(?:in|within|over|last) (?:\\d+|two|three|four|five|six|seven|eight|ten|twelve) (?:days|weeks|months|years)|\\d{1,2}[./-]\\d{1,2}(?:[./-]\\d{2,4})?|christmas|halloween|easter|deadline)\\b`,
  'iu',
)
const COUNT = new RegExp(
  `\\b(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|fifty|a dozen)\\s+(?:(?!and\\b|or\\b|but\\b|of\\b|in\\b|at\\b|to\\b|for\\b|with\\b|by\\b|is\\b)[\\p{L}-]+\\s+){0,2}(?!days\\b|weeks\\b|months\\b|years\\b|hours\\b|minutes\\b|kids\\b|children\\b|people\\b|users\\b|guests\\b)[\\p{L}-]+s\\b`,
  'iu',
)
const FORM =
  /\b(?:as (?:a |an )?(?:\w+ )?(?:table|list|bullets?|checklist|outline|json|csv|dialogue|letter|poem|story|script)|in (?:bullet points|bullets|json|markdown|csv|a table|table form)|bullet[- ]points?|step[- ]by[- ]step|with a table|in verse)\b/iu
const MONEY =
  /[$€£¥₹]\s?\d|\b\d[\d.,]*k?\s?(?:dollars?|euros?|pounds?|bucks|usd|eur|gbp|€|\$|£)|\b(?:on a )?(?:tight|small|low|zero) budget\b/iu
const CODE =
  /[{}]|=>|\w+\(\)|;\s*$|\bdef \w+|\bfunction \w+\s*\(|\bselect\b.+\bfrom\b|\btraceback\b|\w+(?:Error|Exception)\b|\bconsole\.|<\/?[a-z][a-z0-9]*[ >/]|`[^`]+`|\bnpm \w+|\bimport \w+ from\b/iu
const PLACE =
  /\b(?:in|to|from|near|at) (?:the )?(?!January|February|March|April|May|June|July|August|September|October|November|December|English|Spanish|French|German|Excel|Python)[A-Z]\p{Ll}+/u
// From this length on, a description brings its own facts.
const DETAILED_FROM_WORDS = 18
const URL = /\bhttps?:\/\/\S+|\bwww\.\S+/iu
const AUDIENCE_NOUN =
  '(?:boss|manager|landlord(?:lady)?|landlady|tenants?|teachers?|professor|tutor|students?|pupils?|class|kids?|child(?:ren)?|toddlers?|teens?|teenagers?|beginners?|newbies|adults?|seniors?|parents?|mums?|moms?|dads?|mother|father|grandma|grandmother|grandpa|grandfather|grandparents?|sister|brother|sibling|wife|husband|partner|girlfriend|boyfriend|ex|son|daughter|nephew|niece|friends?|best friend|roommates?|flatmates?|housemates?|crush|uncle|aunt|cousins?|in-laws|mother-in-law|godchild|midwife|coach|mayor|dentist|supervisor|advis[eo]r|bride|groom|couple|choir|club|band|family|neighbou?rs?|customers?|clients?|users?|buyers?|shoppers|investors?|board|ceo|cfo|cto|executives?|stakeholders|team|colleagues?|co-?workers?|employees?|staff|recruiters?|hiring manager|hr|interns?|new hires?|patients?|doctor|nurses?|developers?|engineers?|programmers?|designers?|marketers?|founders?|startups?|freelancers?|small businesses|bank|insurance(?: company)?|insurer|airline|council|mayor|school|university|editor|publisher|agent|subscribers|readers|followers|audience|volunteers|donors|guests|travel+ers|tourists|runners|gamers|cooks|hobbyists|non-?experts?|laypeople|dummies|everyone)'
const AUDIENCE = new RegExp(
  `\\b(?:to|for|with|at|aimed at|tell|telling|email|text|message|ask|asking|remind) ((?:(?:my|our|the|a|an|his|her|their|some|all|new|old|former|busy|young|potential|angry|upset|complete|total|absolute|elderly|future|own|best|grade|primary|secondary|high school|school|college|university|non-technical|local|late|first-time|little|\\d+(?:st|nd|rd|th)?[- ]graders?|\\d+(?:-\\d+)?[- ]year[- ]olds?)[ -]+){0,3}(?:${AUDIENCE_NOUN}|\\d+(?:-\\d+)?[- ]year[- ]olds?|\\d+(?:st|nd|rd|th)[- ]graders|(?:fif|six|seven|eigh|nin|ten|first|second|third|four)th graders))\\b(?!-)`,
  'iu',
)
const GRADE =
  /\b(?:\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)[- ]grade(?:rs)?\b|\b\d+[- ]year[- ]olds\b/iu
const TONE_WORD =
  '(?:kind|firm|funny|humorous|witty|formal|informal|casual|friendly|warm|polite|professional|serious|playful|sarcastic|dry|gentle|honest|confident|humble|enthusiastic|calm|sincere|heartfelt|cheerful|encouraging|respectful|assertive|diplomatic|romantic|poetic|dramatic|direct|blunt|neutral|persuasive|sad|melancholic|melancholy|hopeful|angry|silly|whimsical|dark|creepy|spooky|inspiring|motivational|conversational|apologetic|empathetic|upbeat|light-hearted|lighthearted|nostalgic|cosy|cozy|tender)'
const TONE = new RegExp(
  `(?<!\\b(?:not|no|too|isn[’']t|never|sound|being|sounding|his|her|is|was|are|very|the) )(?<!-)\\b${TONE_WORD}(?:(?:,? but |,? and |, |,? yet )(?:still )?${TONE_WORD})*\\b(?! (?:of|side|mode|chocolate|matter|wine|clothes|law|cleaning|goods|regards|wall|colou?rs?|theme|dress|education))`,
  'iu',
)
const LANGUAGE =
  /\b(?:in(?:to)?|to) ((?:simple |plain |brazilian |mexican |british |american |european |canadian |latin american )?(?:english|spanish|french|german|italian|portuguese|dutch|polish|russian|ukrainian|turkish|arabic|hebrew|persian|farsi|hindi|urdu|bengali|chinese|mandarin|cantonese|japanese|korean|vietnamese|thai|indonesian|swahili|greek|swedish|norwegian|danish|finnish|czech|hungarian|romanian|latin))\b/iu

/** What a description already tells, so that the composed prompt neither asks again nor contradicts. */
export interface Findings {
  readonly facts: ReadonlySet<Fact>
  readonly audience: string
  readonly tone: string
  readonly language: string
  readonly wishes: readonly string[]
}

/** Reads length, dates, amounts, readers, tone and language out of the text. */
export function readFacts(text: string): Findings {
  const facts = new Set<Fact>()
  const length = text.match(LENGTH)?.[0] ?? text.match(SIZE)?.[0] ?? ''
  const date = text.match(DATE)?.[0] ?? ''
  const audience = text.match(AUDIENCE)?.[1] ?? text.match(GRADE)?.[0] ?? ''
  const language = text.match(LANGUAGE)?.[1] ?? ''
  if (length !== '') facts.add('length')
  if (date !== '') facts.add('date')
  if (audience !== '') facts.add('audience')
  if (COUNT.test(text) || /\b(?:\d+|two|three|four|five|six|eight|ten) of (?:them|those|these)\b/iu.test(text))
    facts.add('count')
  if (FORM.test(text)) facts.add('form')
  if (MONEY.test(text)) facts.add('money')
  if (CODE.test(text)) facts.add('code')
  if (URL.test(text)) facts.add('url')
  if (/\d/.test(text)) facts.add('number')
  if (PLACE.test(text)) facts.add('place')
  if (/["“«][^"”»]{15,}["”»]/u.test(text)) facts.add('quoted')
  if (/\b(?:called|named|the name is|name:)\s/iu.test(text)) facts.add('name')
  if (/\b(?:photo|picture|receipt|screenshot)s?\b/iu.test(text)) facts.add('photo')
  if (countWords(text) >= DETAILED_FROM_WORDS) facts.add('details')
  const due = /^(?:by|before|until)\b|deadline/iu.test(date) ? date : ''
  const wishes = [length, due, text.match(LANGUAGE)?.[0] ?? ''].filter((wish) => wish !== '')
  return { facts, audience, tone: text.match(TONE)?.[0] ?? '', language, wishes }
}
