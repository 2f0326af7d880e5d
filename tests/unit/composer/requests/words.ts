import { truncateWords } from '@contracts/text.ts'
import { PROMPT_WORD_LIMIT } from '@contracts/limits.ts'

/** The words of a text, without case, apostrophes and punctuation. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/['’`]/gu, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
}

/** The first of these words that does not follow in the text, in their order; undefined when all do. */
export function firstMissing(words: readonly string[], text: readonly string[]): string | undefined {
  let at = 0
  for (const word of words) {
    const found = text.indexOf(word, at)
    if (found < 0) return word
    at = found + 1
  }
  return undefined
}

/** Whether these words stand in the text one after the other. */
export function holdsRun(text: readonly string[], run: readonly string[]): boolean {
  return ` ${text.join(' ')} `.includes(` ${run.join(' ')} `)
}

/** The sentences and lines of a text. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…][)"'”’]*)\s+|(?<=[。！？])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsOf(sentence).length > 0)
}

/** Whether a sentence ends within the limit of words. */
export function hasWholeSentence(text: string): boolean {
  const kept = truncateWords(text, PROMPT_WORD_LIMIT).text
  return sentencesOf(kept).length > 1
}

const NUMBER_WORDS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const NUMBER = new RegExp(`\\d+(?:[.,:]\\d+)*|\\b(?:${NUMBER_WORDS.join('|')})\\b`, 'giu')

function valueOf(number: string): string {
  const at = NUMBER_WORDS.indexOf(number.toLowerCase())
  return at < 0 ? number : String(at + 2)
}

/** Every number of a text, in digits, with what follows it in the sentence. */
export function numbersOf(text: string): { value: string; isDigits: boolean; after: string }[] {
  return [...text.matchAll(NUMBER)].map((match) => ({
    value: valueOf(match[0]),
    isDigits: /\d/u.test(match[0]),
    after: text.slice(match.index + match[0].length).match(/^[^.!?\n]*/u)?.[0] ?? '',
  }))
}
