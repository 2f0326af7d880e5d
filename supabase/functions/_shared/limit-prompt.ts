import { PROMPT_MAX_CHARS, PROMPT_WORD_LIMIT } from './contracts/limits.ts'
import type { ModelId } from './contracts/models.ts'
import { countWords, truncateWords } from './contracts/text.ts'
import { cutText } from './cut-text.ts'

// Midjourney reads its parameters only at the end, such as `--ar 3:2 --no text`.
const PARAMETERS = /(?:\s+--[a-z]+(?:\s+[^\s-]\S*)*)+\s*$/iu
const MOST_PARAMETER_WORDS = 12
const MOST_PARAMETER_CHARS = 400
// Matches up to the end of the last whole sentence.
const SENTENCES = /^[\s\S]*[.!?。！？…]["”’)\]]*(?=\s|$)/u

/**
 * Cuts a prompt to the limits of words and characters, after the last whole sentence unless that leaves less than half
 * of the word limit. A cut Midjourney prompt keeps its parameters, because they set the shape of the picture.
 */
export function limitPrompt(text: string, model: ModelId): { text: string; isTruncated: boolean } {
  const limited = cutTo(text, PROMPT_WORD_LIMIT, PROMPT_MAX_CHARS)
  if (limited === text) return { text, isTruncated: false }
  if (model !== 'midjourney') return { text: wholeSentences(limited), isTruncated: true }
  const found = PARAMETERS.exec(text.slice(-MOST_PARAMETER_CHARS))?.[0].trim() ?? ''
  const parameters = countWords(found) <= MOST_PARAMETER_WORDS ? found : ''
  const picture = cutTo(text, PROMPT_WORD_LIMIT - countWords(parameters), PROMPT_MAX_CHARS - parameters.length - 1)
  return { text: `${picture.replace(/[\s,;:]+$/u, '')} ${parameters}`.trim(), isTruncated: true }
}

/** Cuts by characters first, because an AI's answer can be a megabyte long and a word can have any length. */
function cutTo(text: string, words: number, characters: number): string {
  return truncateWords(cutText(text, characters), words).text
}

function wholeSentences(cut: string): string {
  const whole = SENTENCES.exec(cut)?.[0] ?? ''
  return countWords(whole) * 2 >= PROMPT_WORD_LIMIT ? whole : cut
}
