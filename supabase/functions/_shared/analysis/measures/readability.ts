import { syllable } from 'syllable'
import type { Sentence } from '../parse/document.ts'
import type { Readability } from '../types.ts'

const MIN_WORDS = 30

/**
 * How hard a text is to read, the ease from 0 (hard) to 100; undefined for fewer than thirty words, because the
 * formulas mean nothing then.
 * Reading ease: R. Flesch, "A new readability yardstick", Journal of Applied Psychology 32 (1948).
 * Grade: J. P. Kincaid et al., "Derivation of New Readability Formulas for Navy Enlisted Personnel",
 * Research Branch Report 8-75 (1975).
 */
export function readabilityOf(sentences: readonly Sentence[]): Readability | undefined {
  let words = 0
  let syllables = 0
  for (const { tokens } of sentences) {
    for (const { text } of tokens) {
      words += 1
      syllables += Math.max(1, syllable(text.slice(0, 60)))
    }
  }
  if (words < MIN_WORDS) return undefined
  const perSentence = words / sentences.length
  const perWord = syllables / words
  return {
    ease: Math.min(100, Math.max(0, 206.835 - 1.015 * perSentence - 84.6 * perWord)),
    grade: 0.39 * perSentence + 11.8 * perWord - 15.59,
  }
}
