import { PROMPT_WORD_LIMIT } from '../contracts/limits.ts'
import { countWords, truncateWords } from '../contracts/text.ts'
import type { Room } from './material.ts'

/** A built-in prompt has at least this many words. */
export const PROMPT_WORD_MINIMUM = 40

// The visitor's words give way last, and never to nothing.
const VISITOR_WORDS = [46, 40, 35, 30, 25, 20, 16, 12, 8]
const LEVELS = [7, 6, 5, 4, 3, 2, 1, 0]

/** The fullest text within the word limit: optional parts give way first, then the end of a long description. */
export function fitToLimit(compose: (room: Room) => string): string {
  for (const visitorWords of VISITOR_WORDS) {
    for (const level of LEVELS) {
      const text = compose({ visitorWords, level })
      if (countWords(text) <= PROMPT_WORD_LIMIT) return text
    }
  }
  return truncateWords(compose({ visitorWords: 8, level: 0 }), PROMPT_WORD_LIMIT).text
}
