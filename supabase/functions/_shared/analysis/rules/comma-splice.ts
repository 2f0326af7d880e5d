import type { Rule, Token } from '../parse/document.ts'
import { hasSpeech, isTagged, wordSet } from '../parse/query.ts'
import { BE, REPORTING, SUBJECTS, SUBORDINATORS } from '../words/lists.ts'

const MAX_WORDS = 28
const AUXILIARY = /^(?:had|were|should)$/u
const BETWEEN = wordSet('all both always never still just also often only')
const SECOND_SUBJECTS = new Set([...SUBJECTS, 'there', 'this'])
const CONNECTIVES = wordSet('however therefore moreover furthermore consequently nevertheless')
const TIMES = wordSet(
  'day time moment minute year month week weekend night morning afternoon hour evening spring summer autumn winter season term way more less sooner first instant',
)

/** Past tenses that are also participles and do not end in -ed. */
const PARTICIPLES = wordSet(
  'bent bound bought brought built burnt caught cut done drawn drunk eaten flung forgotten found gone held hidden hung hurt kept laid left lit lost made paid put read said sent set shed shot shut slung sold spent split spread struck stuck sung sunk swept swung taken taught thrown told torn won worn wound written',
)

const AFTER_PARTICIPLE = wordSet(
  'above across against along around at back behind below beneath beside between by down from in inside into like off on out over round through to toward towards under up with',
)

const isFinite = (token: Token | undefined) =>
  token !== undefined &&
  isTagged(token, 'PastTense', 'PresentTense', 'Copula', 'Modal', 'Auxiliary') &&
  !isTagged(token, 'Gerund')

/** "The work finished, she went home", "His hands folded in his lap, he slept": a participle that looks like a verb. */
function isAbsolute(tokens: readonly Token[]): boolean {
  if (tokens.some(({ lower }) => lower === 'having' || lower === 'being')) return true
  if (tokens.some((token) => isTagged(token, 'Copula', 'Modal', 'Auxiliary'))) return false
  const isParticiple = (token: Token | undefined) =>
    isTagged(token, 'Verb') && (token?.lower.endsWith('ed') || PARTICIPLES.has(token?.lower ?? ''))
  if (isParticiple(tokens.at(-1))) return true
  // "The orchard belonged to us" is usually a sentence; "his hands folded in his lap" is not.
  const at = tokens.findIndex(isFinite)
  return (
    isTagged(tokens[0], 'Possessive', 'Plural') &&
    isParticiple(tokens[at]) &&
    AFTER_PARTICIPLE.has(tokens[at + 1]?.lower ?? '')
  )
}

/** Whether a verb cannot be a participle without its auxiliary. */
const isCertain = (token: Token | undefined) =>
  isTagged(token, 'Copula', 'Modal', 'Auxiliary') ||
  (isFinite(token) && !token?.lower.endsWith('ed') && !PARTICIPLES.has(token?.lower ?? ''))

/** Whether the words up to the comma are a sentence by themselves: a subject that opens it, then a finite verb. */
function isClause(tokens: readonly Token[]): boolean {
  const [first, second] = tokens
  // "Had we known" is subordinate; "we had known" is not.
  const isOpen = tokens.some(({ lower }, at) => SUBORDINATORS.has(lower) && !(at > 0 && AUXILIARY.test(lower)))
  if (!first || !second || tokens.length < 3 || isOpen) return false
  // "The thing is, I love him."
  if (/^(?:is|was)$/u.test(tokens.at(-1)?.lower ?? '')) return false
  // "It is not only late, it is cold."
  if (tokens.some(({ lower }, at) => lower === 'only' && tokens[at - 1]?.lower === 'not')) return false
  if (SUBJECTS.has(first.lower)) return isFinite(second) && !REPORTING.has(second.lower)
  if (tokens.slice(1, 4).some(({ lower }) => TIMES.has(lower)) || isAbsolute(tokens)) return false
  if (/(?:er|est)$/u.test(second.lower) && isTagged(second, 'Comparative', 'Superlative')) return false
  if (!isTagged(first, 'Determiner', 'Possessive', 'ProperNoun', 'Plural')) return false
  const verb = tokens.findIndex((token, at) => at > 0 && isFinite(token) && !isTagged(token, 'Adjective'))
  // "The house we lived in": another subject before the verb.
  if (verb < 0 || tokens.slice(0, verb).some(({ lower }) => SUBJECTS.has(lower))) return false
  return verb < 4 || isCertain(tokens[verb])
}

function isSecondClause(tokens: readonly Token[]): boolean {
  const [subject, next, later] = tokens
  if (!subject || !SECOND_SUBJECTS.has(subject.lower)) return false
  const verb = next && BETWEEN.has(next.lower) ? later : next
  if (!verb || !isFinite(verb) || tokens.length < 3) return false
  // "It was late, he thought" and "You know, I think so" are one sentence.
  return !REPORTING.has(verb.lower) || next !== verb
}

/** "It was not a dog, it was a wolf": two sentences, but one thought. */
const isContrast = (left: readonly Token[], right: readonly Token[]) =>
  left.some(({ lower }) => lower === 'not' || lower.endsWith("n't")) &&
  right[0]?.lower !== 'there' &&
  BE.has(right[1]?.lower ?? '')

/** "…, however the bus was late": an adverb that joins no clauses, as if it did. "However hard he tried" is none. */
function isJoinedByAdverb(left: readonly Token[], right: readonly Token[]): boolean {
  const at =
    right[0]?.lower === 'in' && right[1]?.lower === 'fact' ? 1 : CONNECTIVES.has(right[0]?.lower ?? '') ? 0 : -1
  // "He could not lift it, however he tried."
  if (at < 0 || right[at]?.after.trim() !== '' || left.length < 3 || right.length < at + 5) return false
  const subject = right[at + 1]
  const isSubject = SECOND_SUBJECTS.has(subject?.lower ?? '') || isTagged(subject, 'Determiner', 'Possessive')
  const isWhole = !SUBORDINATORS.has(left[0]?.lower ?? '') && left.some(isCertain)
  return isSubject && isWhole && right.slice(at + 2).some(isFinite)
}

/** Two whole sentences with only a comma between them, in a sentence that is not too long to tell. */
export const commaSplice: Rule = {
  name: 'comma-splice',
  label: 'comma splice',
  weight: 6,
  section: 'grammar',
  check: function* ({ sentences }) {
    for (const sentence of sentences) {
      if (sentence.words > MAX_WORDS || hasSpeech(sentence) || /[?;:—–]/u.test(sentence.text)) continue
      const commas = sentence.tokens.flatMap((token, at) => (token.after.includes(',') ? [at] : []))
      const [comma] = commas
      if (commas.length !== 1 || comma === undefined) continue
      const left = sentence.tokens.slice(0, comma + 1)
      const right = sentence.tokens.slice(comma + 1)
      const isSplice = isClause(left) && isSecondClause(right) && !isContrast(left, right)
      if (!isSplice && !isJoinedByAdverb(left, right)) continue
      yield {
        start: sentence.start,
        end: sentence.end,
        reason: 'These are two sentences. A comma is not enough between them.',
        advice: 'Use a full stop, or a word such as "and" or "because".',
      }
    }
  },
}
