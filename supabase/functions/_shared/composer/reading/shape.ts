import type { Shape } from '../types.ts'
import { DETERMINERS, MAKING, ORDERS, ORDERS_OR_THINGS, PREPOSITIONS } from './english.ts'
import type { LeadIn } from './strip-lead-in.ts'

const QUESTION_WORD =
  /^(?:how|what|why|who|whom|whose|when|where|which)\b(?!ever)|^(?:is|are|am|was|were|do|does|did|can|could|should|would|will|has|have|had|isn[’']t|aren[’']t|don[’']t|doesn[’']t|shouldn[’']t) (?:i|you|we|it|he|she|they|there|this|that|these|the|a|an|my|our|your|his|her|their|[\p{L}]+)\b/iu
const FINITE =
  "(?:is|are|was|were|am|has|have|had|hasn['’]t|haven['’]t|hadn['’]t|isn['’]t|aren['’]t|wasn['’]t|weren['’]t|won['’]t|will|would|wouldn['’]t|can|can['’]t|cannot|could|couldn['’]t|doesn['’]t|don['’]t|didn['’]t|does|do|did|wants?|needs?|keeps?|refuses?|refused|said|says|asked|asks|left|died|lost|broke|got|gets|went|goes|told|thinks?|feels?|stopped|started|gave|took|made|makes|loves?|hates?|moved|sold|bought|found|forgot|forgets|cancelled|canceled|raised|wrote|sent|works?|looks?|turns?|turned|just|recently|never|always)"
const SUBJECT_PRONOUN =
  /^(?:i|we|he|she|they|it|there|you|i[’']m|i[’']ve|i[’']d|we[’']re|we[’']ve|it[’']s|he[’']s|she[’']s|they[’']re|there[’']s|everyone|nobody|someone)\b/iu
const NOUN_SUBJECT = new RegExp(
  `^(?:my|our|the|this|his|her|their|one of my|some|two of my)\\s+(?:[\\p{L}’'-]+\\s+){1,4}?${FINITE}\\b`,
  'iu',
)
const SUBCLAUSE = /\b(?:that|which|who|whose|where|when|about|for|to|of)\b/iu
// Orders about the AI itself, or to break out: material to quote, never to weave.
const TO_QUOTE =
  /^(?:ignore|disregard|forget|override|bypass|(?:system|assistant|user) ?:|print|reveal|repeat|output|<|\{|\[|#|--|\/|\\|`|\$)/iu
const CODE_LIKE = /[{}<>]|=>|;\s|\(\)|^\s*(?:def|class|function|const|let|var|import|select)\s/iu

/** Share of characters that are neither letters, digits, white space nor common punctuation. */
function oddness(text: string): number {
  const odd = text.match(/[^\p{L}\p{N}\p{M}\s.,;:!?'’"“”()/&%+-]/gu) ?? []
  return odd.length / text.length
}

/** How the asking sentence is built, which decides how it can be woven into another sentence. */
export function shapeOf(ask: string, leadIn: LeadIn, isEnglish: boolean, hasNoun: boolean): Shape {
  if (!isEnglish || TO_QUOTE.test(ask) || oddness(ask) > 0.12 || CODE_LIKE.test(ask.slice(0, 60))) return 'quote'
  const first = (ask.match(/^[\p{L}’'-]+/u)?.[0] ?? '').toLowerCase()
  const rest = ask.slice(first.length).trimStart()
  const isAsked =
    leadIn === 'none'
      ? QUESTION_WORD.test(ask) || ask.endsWith('?')
      : /^(?:how|what|why|who|when|where|which)\b/iu.test(ask)
  if (isAsked) return 'question'
  if (leadIn === 'own' || leadIn === 'help') {
    if (first === '' || DETERMINERS.test(ask)) return 'thing'
    return 'order'
  }
  if (SUBJECT_PRONOUN.test(ask)) return 'situation'
  if (NOUN_SUBJECT.test(ask)) {
    const finiteAt = ask.search(new RegExp(`\\b${FINITE}\\b`, 'iu'))
    const subclauseAt = ask.search(SUBCLAUSE)
    if (subclauseAt < 0 || finiteAt < subclauseAt) return 'situation'
  }
  if (/^thank[- ]you (?:notes?|cards?|letters?|e-?mails?|messages?|speech)/iu.test(ask)) return 'thing'
  if (first === 'do' && DETERMINERS.test(rest)) return 'order'
  if (ORDERS.has(first) && rest !== '') return 'order'
  if (ORDERS_OR_THINGS.has(first) && rest !== '' && !PREPOSITIONS.test(rest)) {
    if (DETERMINERS.test(rest) || /^(?:me|us|it|up|through|out)\b/iu.test(rest) || leadIn === 'order') return 'order'
    // "design logo for a bakery", "plan trip to Rome": telegraphic orders; "email marketing ideas" is a thing.
    if (/^(?:design|draft|plan|outline|sketch|code)$/u.test(first) && hasNoun) return 'order'
  }
  if (leadIn === 'order' && /^[\p{Ll}]+$/u.test(first) && !DETERMINERS.test(ask) && !hasNoun) return 'order'
  if (hasNoun || DETERMINERS.test(ask)) return 'thing'
  return 'topic'
}

/** Whether an order in the visitor's own name ("I want to …") is one that the AI can carry out itself. */
export function isMaking(ask: string, hasNoun: boolean): boolean {
  const first = (ask.match(/^[\p{L}]+/u)?.[0] ?? '').toLowerCase()
  const rest = ask.slice(first.length).trimStart()
  if (!MAKING.has(first)) return false
  return hasNoun && !/^(?:up|out|friends|money|sense|sure|peace|a decision|decisions)\b/iu.test(rest)
}
