import { hasSpeech } from '../parse/query.ts'
import { isConcrete, isExact, isMarked, suggestion, type Suggester } from './suggest.ts'

const CLAIM =
  /\b(?:(?<!you )should(?! i\b)|(?<!you )must|ought to|(?:is|are|was|would be) (?:the )?(?:best|worst|wrong|useless|unfair|necessary|better|a problem|a waste|essential|harmful|good for|bad for|useful|helpful))\b/iu
const REPORTED =
  /\b(?:they|people|residents|parents|some|others|critics|experts) (?:now |often )?(?:say|think|believe|argue|claim)\b/iu
const REASON =
  /\b(?:because|since|so that|for example|for instance|if|when|which means|therefore|as a result|due to|found|study|per ?cent|so|that is why|this means|after all|in order to|to (?:learn|get|find|help|make)|first|second|by)\b|[%?:]/iu

const MIN_CLAIMS = 3

/** A claim without a reason in its own or the next sentence. */
export const claimWithoutReason: Suggester = (context) => {
  const { prose, kind, purpose } = context
  // An argument has several claims; a single "should" in another text is advice or a wish.
  if (kind !== 'essay' || purpose || prose.filter(({ text }) => CLAIM.test(text)).length < MIN_CLAIMS) return undefined
  const at = prose.findIndex((sentence, place) => {
    const next = prose[place + 1]
    if (
      !CLAIM.test(sentence.text) ||
      REPORTED.test(sentence.text) ||
      REASON.test(sentence.text) ||
      isExact(sentence) ||
      hasSpeech(sentence)
    )
      return false
    if (sentence.words < 6 || sentence.words > 30) return false
    return !next || next.block !== sentence.block || !(REASON.test(next.text) || isConcrete(next))
  })
  const claim = prose[at]
  if (!claim) return undefined
  return suggestion(
    context,
    'reason',
    6,
    claim,
    (quote) => `${quote} is a claim without a reason. Add one “because”, one figure or one example.`,
  )
}

const OTHER_SIDE =
  /\b(?:however|although|though|on the other hand|but|others|some (?:people|parents|students|critics|say|think)|opponents|critics|it is true|admittedly|despite|yet)\b/iu

const THESIS = /(?<!\byou )\b(?:should|must|ought to)\b|\bi (?:think|believe)\b|\bin my (?:opinion|view)\b/iu

/** An essay without a counter-argument. */
export const otherSide: Suggester = (context) => {
  const { prose, kind, purpose } = context
  if (kind !== 'essay' || purpose || prose.length < 6) return undefined
  if (prose.some(({ text }) => OTHER_SIDE.test(text))) return undefined
  const theses = prose.filter(({ text, words }) => THESIS.test(text) && words < 40)
  const [thesis] = theses
  if (!thesis || theses.length < 2) return undefined
  return suggestion(
    context,
    'reason',
    5,
    thesis,
    (quote) => `Nobody disagrees in this essay. Name the best reason against ${quote} and answer it.`,
  )
}

/** A paragraph's last sentence that opens a second subject and leaves it. */
export const secondSubject: Suggester = (context) => {
  const { prose, kind, purpose } = context
  if (kind !== 'essay' || purpose) return undefined
  const nouns = (text: string) => new Set(text.toLowerCase().match(/\p{L}{5,}/gu))
  const found = prose.find((sentence, at) => {
    const next = prose[at + 1]
    // "It also …" continues the subject before it.
    if (/^(?:it|this|that|they|these|those|he|she)\b/iu.test(sentence.text)) return false
    const isLast = !next || next.block !== sentence.block
    const before = prose.filter(({ block, index }) => block === sentence.block && index < sentence.index)
    if (
      !isLast ||
      before.length < 2 ||
      !/\b(?:also|another|besides|in addition|moreover|furthermore)\b/iu.test(sentence.text)
    )
      return false
    const known = nouns(before.map(({ text }) => text).join(' '))
    return ![...nouns(sentence.text)].some((word) => word !== 'another' && word !== 'because' && known.has(word))
  })
  if (!found) return undefined
  return suggestion(
    context,
    'cut',
    6.5,
    found,
    (quote) => `${quote} starts a second topic and leaves it. Give it a paragraph of its own, or cut it.`,
  )
}

const VAGUE =
  /\b(?:amazing|beautiful|nice|wonderful|awesome|incredible|fantastic|lovely|(?:very|really|so) (?:good|happy|sad|friendly|helpful|fun|cool|comfortable|proud|nervous)|many things|lots? of things|stuff)\b/iu

/** A vague judgement, where the reader would like to see what was judged. */
export const showIt: Suggester = (context) => {
  const { prose, kind, purpose } = context
  if (kind !== 'story' && kind !== 'journal' && kind !== 'other') return undefined
  if (purpose) return undefined
  const found = prose.find(
    (sentence) =>
      VAGUE.test(sentence.text) &&
      !hasSpeech(sentence) &&
      sentence.words <= 30 &&
      !isMarked(context, sentence, /^(?:worn|cliche)$/u),
  )
  const word = found && VAGUE.exec(found.text)?.[0]
  if (!found || !word) return undefined
  return suggestion(
    context,
    'show',
    5.5,
    found,
    (quote) => `${quote} says “${word}”, but the reader cannot see why. Add one thing that you saw or heard there.`,
  )
}
