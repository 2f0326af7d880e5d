import { PROMPT_WORD_LIMIT } from './contracts/limits.ts'
import type { ModelId } from './contracts/models.ts'
import { countWords, truncateWords } from './contracts/text.ts'

// Midjourney reads its parameters only at the end, such as `--ar 16:9 --no text`.
const PARAMETERS = /(?:\s+--[a-z]+(?:\s+[^\s-]\S*)*)+\s*$/iu
const DEFAULT_PARAMETERS = '--ar 16:9'
const MOST_PARAMETER_WORDS = 12

/**
 * A prompt cut to the limit of words, and whether anything was cut.
 * A cut Midjourney prompt keeps its parameters: without them it would lose its shape.
 */
export function limitPrompt(text: string, model: ModelId): { text: string; isTruncated: boolean } {
  const limited = truncateWords(text, PROMPT_WORD_LIMIT)
  if (!limited.isTruncated || model !== 'midjourney') return limited
  const found = PARAMETERS.exec(text)?.[0].trim()
  const parameters = found && countWords(found) <= MOST_PARAMETER_WORDS ? found : DEFAULT_PARAMETERS
  const room = PROMPT_WORD_LIMIT - countWords(parameters)
  const picture = truncateWords(text, room).text.replace(/[\s,;:]+$/u, '')
  return { text: `${picture} ${parameters}`, isTruncated: true }
}
