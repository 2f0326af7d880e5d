import { closed } from '../compose/quote.ts'
import { capitalised, numberWord } from '../words/numbers.ts'
import { isConcrete, isExact, isMarked, suggestion, type Suggester, wordsBefore } from './suggest.ts'

const GENERAL =
  /\b(?:people|we|everyone|everybody|society|life|world|human|humans|mankind|nowadays|today|always|many|things?|important)\b/iu
const FURTHEST = 5

/** The first sentences could open any text, and a specific one follows soon. */
export const earlierBeginning: Suggester = (context) => {
  const { prose, kind, purpose } = context
  if (kind === 'poem' || kind === 'email' || purpose === 'applying') return undefined
  const at = prose.findIndex((sentence) => isConcrete(sentence) && !isMarked(context, sentence, /^(?:worn|cliche)$/u))
  const first = prose[0]
  const start = prose[at]
  if (!first || !start || at < 1 || at > FURTHEST) return undefined
  const before = prose.slice(0, at)
  const isWarmUp = before.every(
    (sentence) =>
      isMarked(context, sentence, /^(?:worn|cliche)$/u) || (kind === 'essay' && GENERAL.test(sentence.text)),
  )
  if (!isWarmUp) return undefined
  const many = at === 1 ? 'the sentence' : `the ${numberWord(at)} sentences`
  return suggestion(
    context,
    'begin',
    9,
    start,
    (quote) =>
      `Begin with ${closed(quote)} ${capitalised(many)} before it could start any ${kind === 'essay' ? 'essay on this topic' : 'text'}. Cut ${at === 1 ? 'it' : 'them'}.`,
  )
}

/** The best evidence comes late: in the second half of an essay, or after the second sentence of an application. */
export const proofFirst: Suggester = (context) => {
  const { prose, kind, purpose, words } = context
  if (kind !== 'essay' && purpose !== 'applying') return undefined
  const facts = ({ text }: { text: string }) => text.match(/\d[\d.,:]*/gu)?.length ?? 0
  const best = prose
    .filter((sentence) => isExact(sentence) && !isMarked(context, sentence, /^worn$/u))
    .toSorted((one, other) => facts(other) - facts(one))[0]
  if (!best || facts(best) < 2) return undefined
  const place = prose.indexOf(best) + 1
  if (purpose === 'applying') {
    if (place < 3) return undefined
    return suggestion(
      context,
      'order',
      9,
      best,
      (quote) =>
        `Your strongest proof comes late, as sentence ${place} of ${prose.length}: ${closed(quote)} Move it to the first paragraph.`,
    )
  }
  const isOneBlock = prose.every(({ block }) => block === prose[0]?.block)
  if (isOneBlock || wordsBefore(context, best) < words * 0.45) return undefined
  return suggestion(
    context,
    'order',
    7,
    best,
    (quote) => `Your best evidence comes in the second half: ${closed(quote)} Move it next to your main claim.`,
  )
}
