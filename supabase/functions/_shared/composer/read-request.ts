import { type Language, languageOf } from './language.ts'
import { cleaned } from './tidy.ts'

/** What can be told from a request, without guessing. */
export interface Reading {
  /** The visitor's words, cleaned of stray blanks. */
  readonly text: string
  /** Where handed-over material lies in `text`, where some is recognised. */
  readonly material: { readonly start: number; readonly end: number; readonly isCode: boolean } | null
  /** The words without the material, in small letters, on one line. */
  readonly ask: string
  /** The sentence that asks, in small letters, without politeness. */
  readonly order: string
  readonly facets: ReadonlySet<Facet>
  readonly language: Language
}

/** Something that a request may already settle; a line that would settle it again is left out. */
export type Facet = 'length' | 'count' | 'tone' | 'level' | 'form'

const READ_CHARS = 1500
const INTRODUCTION_WORDS = 3
const NUMBER =
  '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|fifty|hundred|a dozen|a few|a couple of|several|some)'
const FACETS: Readonly<Record<Facet, RegExp>> = {
  length: new RegExp(
    `\\b${NUMBER}[- ]?(?:word|sentence|paragraph|page|line|minute|min|second|character|char|bullet|stanza|verse|slide)s?\\b|\\b\\d+[wk]\\b|\\b(?:short|shorter|brief|briefly|long|longer|concise|detailed|in detail|in[- ]depth|quick|quickly|tweet|tl;?dr|one-liner|comprehensive|lengthy|thorough|max(?:imum)?|up to|at most|no more than|less than|under) *(?:\\d|\\b)`,
    'u',
  ),
  count: new RegExp(
    `\\b${NUMBER} (?!(?:year|yr|month|week|day|hour|minute|min|second|people|person|word|page|sentence|paragraph|line|kid|child|adult|euro|dollar|pound|usd|eur|gbp|buck|kg|lb|km|mile|percent|or|who|and|in|on|for|with|to|of|at|is|was|net|gross|from)s?\\b)(?:[\\p{L}-]+ ){0,3}[\\p{L}-]+|\\btop \\d+|\\ba list\\b`,
    'u',
  ),
  tone: /\b(?:polite(?:ly)?|formal(?:ly)?|informal|friendly|friendlier|funny|funnier|humou?r(?:ous)?|professional(?:ly)?|casual(?:ly)?|warm|firm(?:ly)?|apologetic|sarcastic|serious|persuasive|persuasively|enthusiastic|kind|gentle|angry|stern|respectful|witty|playful|sincere|heartfelt|romantic|tone|assertive|diplomatic|passive[- ]aggressive|sounding|sound|voice|style|nice|emotional|cheerful|upbeat|catchy|edgy|confident|desperate|pushy|blunt|neutral|dry|sassy)\b/u,
  level:
    /\b(?:grade|graders?|years?[- ]olds?|like i'?m|for (?:a )?(?:kids?|child(?:ren)?|beginners?|dummies|teens?|experts?|students?)|beginner|advanced|expert|high school|college|university|layman|simple terms|eli5|non-technical|without jargon|phd)\b/u,
  form: /\b(?:table|tabular|bullet(?:ed|s| points?)?|numbered|json|csv|markdown|step[- ]by[- ]step|outline|essay|poem|haiku|story|list format|paragraphs?|spreadsheet|latex|checklist|dialogue|day[- ]by[- ]day|columns?|letter|script|haiku|rap|song)\b/u,
}

const POLITENESS =
  /^(?:(?:hi|hello|hey|hiya|good (?:morning|evening|afternoon)|dear)(?: there| chat ?gpt| claude| gemini| ai| everyone| all)?[,!. ]+|(?:please|pls|plz|kindly|ok(?:ay)?|so|well|also|and|then|now|just|um|uh|hmm|like(?= an? )|basically|actually|only(?= need)|quick question|question)[,:. ]+|chat ?gpt[,: ]+|(?:can|could|would|will) (?:you|u|someone|anyone) (?:please |pls |kindly |also |just |maybe )*(?:help me (?:to |with |out with )?)?|(?:i would|i'd|id|i) (?:really |also |just )?(?:like|want|need|wanna|would like|am looking for)(?: you| help| some help| someone)? (?:to |with (?!an? \w+ (?:at|on)\b)|in )?|i(?:'m|m| am) (?:looking for|trying to|supposed to|going to|gonna|planning to|working on)|i (?:have to|gotta|must|should)|(?:we|my \w+) (?:need|want|would like|have)s?(?: you)? (?:to )?|help me (?:to |with |out with )?|help (?:with )?|need(?: some| you)?(?: help)? (?:to |with )?|looking for|[:*-]+(?= )|are you able to|do you think you could|let'?s|lets|your (?:task|job|goal) is to|(?:the )?task:|how about|what(?:'?s|s| is| are)? (?:some |a few )?(?:an? )?(?:really )?(?:good|great|nice|fun|cool|creative|cheap|easy)(?= \w+ (?!way))|(?:to )?know(?= (?:what|how|why|when|which|who|if|whether))) */u
const VERBS =
  'act adapt analyse analyze announce answer apologise apologize ask assess brainstorm build calculate ' +
  'check choose classify code conjugate count debate pronounce sing spell compare complete compose compute condense continue convert correct create ' +
  'critique debug decide define describe design develop differentiate discuss do draft draw edit email ' +
  'e-mail estimate evaluate expand explain extract factor find finish fix format generate get give ' +
  'grade help identify illustrate implement improve integrate interview investigate invite know learn ' +
  'list lose make message name optimise optimize organise organize outline paint paraphrase pick plan ' +
  'play polish post practice practise prepare pretend produce program proofread propose prove provide ' +
  'put quiz rank rate recommend refactor rephrase reply research respond review rewrite roast save set ' +
  'shorten show simplify simulate sketch solve start suggest summarise summarize tailor teach tell test ' +
  'text thank translate turn write'
const QUESTION_WORDS =
  'what why how who when where which is are was were do does did am can could should would will any best pros ideas tips advice suggestions thoughts dinner lunch breakfast'
const ASKING = new RegExp(`^(?:${`${VERBS} ${QUESTION_WORDS}`.replaceAll(' ', '|')})(?!')\\b`, 'u')
const STATEMENT =
  /^(?:here(?:'s| is| are)|my(?! [\w ]{2,30}:)|i|i'?m|i'?ve|we|we'?re|he|she|they|our|there|it|it'?s|this|that|his|her|their|yesterday|today|last|since|after)\b/u
/** A part for the AI to play. */
const ROLE =
  /^(?:act (?:as|like)|pretend|role ?-?play|simulate|you(?: are|'?re) (?:now )?(?:an?|my|the)\b|i want you to (?:act|be|play)|be my\b|imagine you are)/u
// "my boss keeps calling what should i do", "i have calc but no stats, which course is first"
const ASKED_LATER =
  /(?:[,;:-]| and| so| but)?\s((?:(?:can you|could you|would you|help me|any (?:advice|ideas|tips)|(?:only|just) need|i (?:want|need|would like|'d like)|give me|write|explain|suggest) .{3,}|(?:what|how|which \w+|why) (?:[\w']+ ){0,4}(?:should|do|does|can|could|would|is|are) .{1,}|(?:should|is|are|can|do) (?:i|we|it|this|that|there) .{3,}))$/u
// "…, they also like to play. can you grade it"
const ASKED_BEHIND =
  /(?<=[.!?"”\n]\s*)(?:(?:can|could|would) you|please|pls|what do you think|is (?:it|this) (?:good|ok|correct|clear)|grade|rate|improve|correct|make it|write|draft|summari[sz]e|create|turn (?:this|it))\b[^.!?\n]{0,80}[.!?]?$/iu
const HANDED =
  /\b(?:this|these|below|following|here(?:'s| is| are)|translate|translation|summari[sz]e|proofread|rewrite|rephrase|paraphrase|reword|fix|correct|debug|make (?:it|this)|turn into|convert|improve|polish|shorten|simplify|rate|critique|feedback|review|analy[sz]e|continue|finish|convert|refactor|error|why does|wrong with)\b/iu
const CODE =
  /[{};]\s*(?:\n|$)|=>|\b(?:def|function|const|let|var|import|class|return|public|private|SELECT|INSERT|UPDATE)\b.*[({=*:]|<\/?[a-z]+[^>]{0,80}>|\w\(.{0,120}\)\s*[;{:]?\s*$|^\s*(?:import|from|#include|using) [\w<"]|^\s*(?:def|class|for|while|if) .{1,80}:\s*$|\b\w*(?:Error|Exception)\b:|^\s*at \S+ \(|Traceback|\bsegmentation fault/mu

/** Reads a request. Looks at its first 1,500 characters only: nobody asks later than that. */
export function readRequest(prompt: string): Reading {
  const text = cleaned(prompt)
  const head = text.slice(0, READ_CHARS)
  const material = materialOf(head, text.length)
  const asking = material === null ? head : `${head.slice(0, material.start)} ${head.slice(material.end)}`
  const ask = asking.toLowerCase().replaceAll('’', "'").replace(/\s+/gu, ' ').trim()
  const facets = (Object.keys(FACETS) as Facet[]).filter((facet) => FACETS[facet].test(ask))
  const [order = ''] = ordersOf(ask)
  return { text, material, ask, order, facets: new Set(facets), language: languageOf(asking) }
}

/** The part of a text that is handed over to be worked on: after a colon or a line break, or in front of the request. */
function materialOf(head: string, length: number): Reading['material'] {
  const found = (start: number, until: number) => {
    const end = until === length ? (ASKED_BEHIND.exec(head)?.index ?? until) : until
    const material = head.slice(start, end)
    return material.trim().length < 20 ? null : { start, end, isCode: CODE.test(material) }
  }
  const fence = head.indexOf('```')
  if (fence >= 0) {
    const end = head.indexOf('```', fence + 3)
    return { start: fence, end: end < 0 ? length : end + 3, isCode: true }
  }
  const [first = ''] = head.split('\n', 1)
  const rest = head.slice(first.length).trim()
  if (
    rest !== '' &&
    first.length <= 200 &&
    (HANDED.test(first) || first.endsWith(':')) &&
    !CODE.test(first) &&
    !/^(?:[-*•]|\d+[.)])\s/u.test(rest)
  ) {
    const after = found(head.length - rest.length, length)
    if (after !== null) return after
  }
  const colon = /^[^:\n]{3,120}?:\s+(?=\S)/u.exec(head)
  if (colon !== null && HANDED.test(colon[0])) return found(colon[0].length, length)
  const last = head.lastIndexOf('\n\n')
  if (last > 0 && length <= READ_CHARS) {
    const tail = head.slice(last).trim()
    const isAsking =
      HANDED.test(tail) && (ASKING.test(withoutPoliteness(tail.toLowerCase())) || CODE.test(head.slice(0, last)))
    if (tail.length <= 200 && isAsking) return found(0, last)
  }
  return null
}

function withoutPoliteness(sentence: string): string {
  let rest = sentence.trim()
  for (let round = 0; round < 5; round += 1) {
    const next = rest.replace(POLITENESS, '').trim()
    if (next === rest || next === '') break
    rest = next
  }
  return rest
}

/**
 * What may be the request, the likeliest first: the sentences that order or ask, then what is asked at the end of a
 * story, then those that name a thing. Empty where the visitor only tells something.
 */
function ordersOf(ask: string): readonly string[] {
  const sentences = ask
    .split(/(?<=[.!?])\s+/u)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .slice(0, 20)
    .map(withoutPoliteness)
  const asking = sentences.filter((sentence) => ASKING.test(sentence))
  // "You are a travel agent. Plan …": the part that is played says less than what is asked for.
  const direct = [...asking.filter((order) => !ROLE.test(order)), ...asking.filter((order) => ROLE.test(order))]
  const told = sentences.filter(isTold)
  const named = sentences.filter((sentence) => !asking.includes(sentence) && !isTold(sentence))
  return [...direct, ...told.flatMap(askedLater), ...named.flatMap(withQuestion)]
}

function isTold(sentence: string): boolean {
  return STATEMENT.test(sentence) && !ASKING.test(sentence)
}

function askedLater(sentence: string): string[] {
  const asked = ASKED_LATER.exec(sentence)?.[1]
  return asked === undefined ? [] : [withoutPoliteness(asked)]
}

/** A sentence that names something, and what it asks; after a few words of introduction the question comes first. */
function withQuestion(sentence: string): string[] {
  const [asked] = askedLater(sentence)
  if (asked === undefined) return [sentence]
  const before = sentence.slice(0, sentence.lastIndexOf(asked)).trim().split(' ').length
  return before <= INTRODUCTION_WORDS ? [asked, sentence] : [sentence, asked]
}
