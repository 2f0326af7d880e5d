import { closed, excerptOf } from '../compose/quote.ts'
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
  return suggestion(context, 'begin', 9, start, (quote) => [
    `Begin at ${closed(quote)} ${capitalised(many)} before it could open any ${kind === 'essay' ? 'essay on the subject' : 'other text'}.`,
    `The first thing that only you could have written is ${closed(quote)} Cover ${many} above it and ask whether anybody would miss ${at === 1 ? 'it' : 'them'}.`,
    `An earlier beginning is there already: ${closed(quote)} It would pull a reader in faster than ${closed(excerptOf(first.text, 40))}`,
  ])
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
    return suggestion(context, 'order', 9, best, (quote) => [
      `The strongest line of this letter is number ${place} of ${prose.length}: ${closed(quote)} Put it into the first paragraph, before any word about what sort of person you are.`,
      `Whoever reads forty letters today may not get as far as ${closed(quote)} Let it come first; it proves what the sentences above it claim.`,
      `Turn the order round: ${closed(quote)} is proof, and everything above it is a promise. Readers believe the promise once they have seen the proof.`,
    ])
  }
  const isOneBlock = prose.every(({ block }) => block === prose[0]?.block)
  if (isOneBlock || wordsBefore(context, best) < words * 0.45) return undefined
  return suggestion(context, 'order', 7, best, (quote) => [
    `Your best evidence comes in the second half: ${closed(quote)} Move it up to where the claim is first made.`,
    `Let ${quote} stand earlier. What comes before it asks for belief, and this gives a reason for it.`,
    `A doubter may have left before ${closed(quote)} Move that sentence into the first paragraph.`,
  ])
}
