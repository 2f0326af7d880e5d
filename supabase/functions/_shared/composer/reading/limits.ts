import { countWords } from '../../contracts/text.ts'
import { withoutEnd } from './tidy.ts'

/** The longest prohibition that is carried as a constraint of its own. */
const LIMIT_MAX_WORDS = 12
// More than twelve words have; each dash further back would be one more place to read to the end from.
const TRAILING_MAX_CHARS = 400

const FORBIDDING =
  /^(?:(?:and|but|also|please|pls|just) )*(?:no|not|don[’']?t|do not|never|avoid|without|nothing|keep (?:it|this) free of|leave out|skip|(?:it|this|he|she|they) (?:should|must) ?(?:n[’']t|not|never))\b/iu
const TRAILING =
  /(?:[,;]|\s[-–—])\s+((?:(?:and|but|also|please) )*(?:no|not|don[’']?t|do not|never|avoid|nothing)\s[^,;.!?]+(?:, (?:or|and|no|nor) [^,;.!?]+)?)[.!]*$|\s((?:but|and) (?:please )?(?:no|not|don[’']?t|do not|never|avoid)\s[^,;.!?]+)[.!]*$/iu
// "not only", "no one came" and the like tell something; they forbid nothing.
const TELLING =
  /^(?:(?:and|but) )?(?:not (?:only|just|long|sure|yet|even)|no (?:one|matter|longer|idea|problem|doubt)|without (?:which|whom)|nothing (?:has|is|was|works)|never (?:mind|been|had|seen)|don[’']?t (?:know|have|want|understand|get|think|worry|like|care|need)|do not (?:know|have|understand))\b/iu
const IN_STYLE =
  /\b((?:without|no|not|avoid(?:ing)?|don[’']?t use|do not use|never use) (?:any |too |overly |being |sounding |seeming |looking |using |much )*(?:jargon|clich[ée]s?|emojis?|exclamation (?:marks|points)|buzzwords?|spoilers?|swear(?:ing| words)|hashtags?|rhymes?|rhyming|desperate|rude|pushy|cheesy|corny|boring|formal|technical|salesy|aggressive|preachy|sappy|kitsch|text|people|maths?|adjectives|adverbs|plugins|libraries|loops?|frameworks?|meat|nuts|gluten|dairy|sugar|equipment|gym))\b/giu

/** Whether a piece of text forbids something. */
function forbids(piece: string): boolean {
  return FORBIDDING.test(piece) && !TELLING.test(piece) && countWords(piece) <= LIMIT_MAX_WORDS
}

/** "and please no emojis" as "no emojis". */
function bare(limit: string): string {
  const plain = withoutEnd(limit.replace(/^(?:(?:and|but|also|please|pls|just)\s+)+/iu, ''))
  const unasked = plain.replace(/,?\s+(?:please|pls|plz|thanks|thank you)$/iu, '')
  return /^(?:No|Not|Don|Do|Never|Avoid|Without|Nothing|Leave|Skip|Keep|It|This)\b/u.test(unasked)
    ? unasked.charAt(0).toLowerCase() + unasked.slice(1)
    : unasked
}

/**
 * Takes the prohibitions out of sentences that end in one or consist of one.
 * The first sentence is never taken away as a whole.
 */
export function detachLimits(sentences: readonly string[]): { sentences: string[]; limits: string[] } {
  const limits: string[] = []
  const kept: string[] = []
  for (const [index, sentence] of sentences.entries()) {
    if (index > 0 && forbids(sentence)) {
      limits.push(bare(sentence))
      continue
    }
    const from = Math.max(0, sentence.length - TRAILING_MAX_CHARS)
    const trailing = sentence.slice(from).match(TRAILING)
    const found = trailing?.[1] ?? trailing?.[2]
    const head = trailing === null ? '' : sentence.slice(0, from + (trailing.index ?? 0))
    if (found !== undefined && forbids(found) && countWords(head) >= 2 && !sentence.trimEnd().endsWith('?')) {
      limits.push(bare(found))
      kept.push(head)
    } else {
      kept.push(sentence)
    }
  }
  return { sentences: kept, limits }
}

// ", without sounding desperate" at the end of a sentence reads best where it stands.
const TRAILING_WITHOUT = /,\s+(without\s[^,;.!?]+)[.!]*$/iu

/** Prohibitions of style that stand inside the sentences ("explain it without jargon"). */
export function styleLimits(text: string): string[] {
  const trailing = text.match(TRAILING_WITHOUT)?.[1]
  if (trailing !== undefined && countWords(trailing) <= LIMIT_MAX_WORDS) return [withoutEnd(trailing)]
  return [...new Set([...text.matchAll(IN_STYLE)].map((match) => match[1] ?? ''))].filter((limit) => limit !== '')
}
