import { PROMPT_WORD_LIMIT } from './contracts/limits.ts'
import type { ModelId } from './contracts/models.ts'
import { countWords, truncateWords } from './contracts/text.ts'

// Midjourney reads its parameters only at the end, such as `--ar 3:2 --no text`.
const PARAMETERS = /(?:\s+--[a-z]+(?:\s+[^\s-]\S*)*)+\s*$/iu
const MOST_PARAMETER_WORDS = 12
// Up to the last whole sentence, as long as it leaves at least half of the words.
const SENTENCES = /^[\s\S]*[.!?。！？…]["”’)\]]*(?=\s|$)/u

/**
 * A prompt cut to the limit of words, after its last whole sentence within it where there is one, and whether anything
 * was cut. A cut Midjourney prompt keeps its parameters: without them it would lose its shape.
 */
export function limitPrompt(text: string, model: ModelId): { text: string; isTruncated: boolean } {
  const limited = truncateWords(text, PROMPT_WORD_LIMIT)
  if (!limited.isTruncated) return limited
  if (model !== 'midjourney') return { text: wholeSentences(limited.text), isTruncated: true }
  const found = PARAMETERS.exec(text)?.[0].trim() ?? ''
  const parameters = countWords(found) <= MOST_PARAMETER_WORDS ? found : ''
  const room = PROMPT_WORD_LIMIT - countWords(parameters)
  const picture = truncateWords(text, room).text.replace(/[\s,;:]+$/u, '')
  return { text: `${picture} ${parameters}`.trim(), isTruncated: true }
}

function wholeSentences(cut: string): string {
  const whole = SENTENCES.exec(cut)?.[0] ?? ''
  return countWords(whole) * 2 >= PROMPT_WORD_LIMIT ? whole : cut
}
