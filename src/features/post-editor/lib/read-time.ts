import { countWords } from '@contracts/text.ts'
import { plainText } from './plain-text'

/**
 * Words that an adult reads silently in a minute (Brysbaert 2019, non-fiction in English: 238), less for the pictures.
 */
const WORDS_A_MINUTE = 220

/** The suggested read time for a post's HTML, such as "7 min"; undefined if it has no words. */
export function proposeReadTime(html: string): string | undefined {
  const words = countWords(plainText(html))
  return words === 0 ? undefined : `${Math.max(1, Math.round(words / WORDS_A_MINUTE))} min`
}
