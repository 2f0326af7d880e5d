import type { Artefact, Shape } from '../types.ts'
import { DETERMINERS, ORDERS, ORDERS_OR_THINGS } from './english.ts'
import { isMaking } from './shape.ts'
import type { LeadIn } from './strip-lead-in.ts'
import { capitalised, withoutEnd } from './tidy.ts'

/** Nouns that take no article in the singular. */
const MASS =
  /(?:copy|feedback|content|research|homework|poetry|documentation|docs|lyrics|code|advice|music|software|dialogue|branding|pricing|data|sql|art|art ?work|photography|fiction|inspiration|travel|[a-z]+s)$/iu
const SINGULAR_S = /(?:quiz|thesis|business|analysis|dress|address|canvas|bus|class|process|address)$/iu

/** "a" or "an" before a phrase, by sound as far as spelling tells it. */
function articleFor(phrase: string): 'a' | 'an' {
  if (/^(?:hour|honest|heir|faq|sql|html|sms|rfp|nda|mvp|sop|okr|x\b|f\b|s\b|m\b)/iu.test(phrase)) return 'an'
  if (/^(?:uni|use|usa|ux|ui|eu|one|once|url|uk)/iu.test(phrase) && !/^(?:unin|unim)/iu.test(phrase)) {
    return /^(?:ui|ux|unicorn|uni|use|usa|eu|one|once|url|uk)/iu.test(phrase) ? 'a' : 'an'
  }
  return /^[aeiou]/iu.test(phrase) ? 'an' : 'a'
}

/** Whether a phrase that begins without a determiner is a single countable thing by its head noun. */
function wantsArticle(phrase: string, nounEnd: number): boolean {
  const head = phrase.slice(0, nounEnd).replace(/\s+(?:for|of|to|in)$/iu, '')
  if (DETERMINERS.test(phrase)) return false
  if (SINGULAR_S.test(head)) return true
  return !MASS.test(head)
}

/** The phrase with the article it lacks, where its head noun is a known, countable thing in the singular. */
export function withArticle(phrase: string, nounEnd: number): string {
  const bare = /^(?:A|An|The|My|Our|Some|Your|This|That)\b/.test(phrase)
    ? phrase.charAt(0).toLowerCase() + phrase.slice(1)
    : phrase
  if (nounEnd <= 0 || !wantsArticle(bare, nounEnd)) return bare
  return `${articleFor(bare)} ${lowered(bare)}`
}

/** The first letter in lower case, unless the word is a name, an acronym or "I". */
export function lowered(text: string): string {
  const first = text.match(/^[\p{L}\d’'-]+/u)?.[0] ?? ''
  if (first.length < 2 && first !== 'A') return text
  if (/\p{Lu}/u.test(first.slice(1))) return text
  if (NAMES.test(first)) return text
  return text.charAt(0).toLowerCase() + text.slice(1)
}
const NAMES =
  /^(?:linkedin|instagram|facebook|twitter|youtube|tiktok|google|excel|python|javascript|typescript|java|react|spanish|french|german|english|italian|christmas|halloween|easter|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|american|british|european|japanese|chinese|indian|shopify|notion|figma|stripe|firebase|slack|discord|telegram|whatsapp|airbnb|etsy|amazon|ted|chatgpt|swift|kotlin|rust|docker)$/iu

/** The asking sentence in two forms: as a sentence of the prompt, and as a phrase behind a colon. */
export interface Woven {
  /** A sentence, closed: "Write an email to my landlord." */
  readonly task: string
  /** A noun phrase ("an email to my landlord"); empty when the words do not form one. */
  readonly phrase: string
}

interface Sentence {
  readonly ask: string
  readonly shape: Shape
  readonly leadIn: LeadIn
  readonly artefact: Artefact
  /** Where the artefact's noun ends within `ask`; 0 when there is none. */
  readonly nounEnd: number
}

/** The noun phrase behind an order ("write me an email" gives "an email"). */
function objectOf(ask: string, nounEnd: number): string {
  const match = ask.match(/^[\p{L}-]+(?:\s+(?:me|us|up with|up|for me))?\s+/u)
  if (match === null) return ''
  const object = ask.slice(match[0].length)
  if (!DETERMINERS.test(object) && nounEnd <= match[0].length) return ''
  return withArticle(object, nounEnd - match[0].length)
}

function weaveOrder({ ask, leadIn, nounEnd }: Sentence): Woven {
  const first = (ask.match(/^[\p{L}-]+/u)?.[0] ?? '').toLowerCase()
  const isOwn = leadIn === 'own' || leadIn === 'help'
  if (isOwn && !isMaking(ask, nounEnd > 0)) {
    const knows = ORDERS.has(first) || ORDERS_OR_THINGS.has(first)
    return { task: `Help me ${knows ? lowered(ask) : lowered(ask)}`, phrase: '' }
  }
  const produces =
    /^(?:write|create|make|generate|draft|design|build|develop|compose|plan|prepare|craft|give|find|produce|draw|paint|outline|code|sketch|need|show)$/u
  const plain = ask.replace(/^([\p{L}-]+) (?:me|us) (?=(?:an?|the|some|my|our|\d+|[a-z]+) )/iu, (all, verb: string) =>
    produces.test(verb.toLowerCase()) && !/^(?:give|show)$/iu.test(verb) ? `${verb} ` : all,
  )
  const shift = ask.length - plain.length
  if (!produces.test(first)) return { task: capitalised(plain), phrase: '' }
  const object = objectOf(plain, nounEnd - shift)
  const isTelegraphic = object !== '' && !plain.endsWith(object) && /^[\p{L}]+ (?!me\b|us\b)/u.test(plain)
  const verb = plain.match(/^[\p{L}-]+/u)?.[0] ?? ''
  return { task: capitalised(isTelegraphic ? `${verb} ${object}` : plain), phrase: object }
}

/** Weaves the asking sentence into a sentence of the prompt, without changing the visitor's words. */
export function weave(sentence: Sentence): Woven {
  const { shape, artefact, nounEnd } = sentence
  const ask = shape === 'question' ? sentence.ask.trim() : withoutEnd(sentence.ask)
  switch (shape) {
    case 'order':
      return weaveOrder({ ...sentence, ask })
    case 'thing': {
      const phrase = withArticle(ask, nounEnd)
      if (sentence.leadIn === 'help' && /^(?:my|our|the|a|an|this|these)\b/iu.test(phrase)) {
        return { task: `Help me with ${phrase}`, phrase }
      }
      return { task: `${verbFor(artefact, phrase)} ${phrase}`, phrase }
    }
    case 'question': {
      if (/^how to\b/iu.test(ask))
        return { task: `Show me ${lowered(withoutEnd(ask.replace(/\?+$/u, '')))}`, phrase: '' }
      return { task: `${capitalised(withoutEnd(ask.replace(/[?\s]+$/u, '')))}?`, phrase: '' }
    }
    case 'situation':
      return { task: capitalised(ask), phrase: '' }
    case 'topic':
      return { task: `${topicVerb(artefact)} ${ask}`, phrase: lowered(ask) }
    case 'quote':
      return { task: ask, phrase: '' }
  }
}

// Verbs that want another one before "a …" ("Review" an existing text, but "Write a review").
const BEFORE_INDEFINITE: Readonly<Record<string, string>> = {
  Revise: 'Write',
  Review: 'Write',
  Summarise: 'Write',
  Translate: 'Write',
  Compare: 'Give me',
  Explain: 'Give me',
  Research: 'Give me',
  Analyse: 'Give me',
  'Find out': 'Give me',
  'Look into': 'Give me',
  'Teach me about': 'Give me',
  'Work on': 'Give me',
  'Write about': 'Write',
  'Help me sell': 'Help me sell',
  'Solve this in code:': 'Write',
  Refactor: 'Write',
}
const FOR_SOMETHING_OWNED = /^(?:Write|Design|Build|Find|Draft|Create|Draw|Plan|Sketch|Work out|Find out|Write about)$/u

/** The verb that fits the phrase: "Write a review", but "Help me with my review". */
function verbFor(artefact: Artefact, phrase: string): string {
  if (
    /^(?:Plan|Design|Draft|Research|Review)$/u.test(artefact.verb) &&
    new RegExp(`\\b${artefact.verb}\\b`, 'iu').test(phrase)
  )
    return 'Write'
  if (/^(?:my|our|this|these|his|her|their)\b/iu.test(phrase)) {
    return FOR_SOMETHING_OWNED.test(artefact.verb) ? 'Help me with' : artefact.verb.replace(/:$/u, '')
  }
  if (/^(?:an?|some|several|\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)\b/iu.test(phrase)) {
    return BEFORE_INDEFINITE[artefact.verb] ?? artefact.verb
  }
  return artefact.verb
}

/** The verb before a bare topic; a colon keeps the sentence sound whatever follows. */
function topicVerb({ verb }: Artefact): string {
  return /(?:about|into|sell|:)$/u.test(verb) ? verb : `${verb} this:`
}
