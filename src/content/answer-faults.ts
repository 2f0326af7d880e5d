import { blanksOf } from '@contracts/blanks.ts'
import type { PromptAnswer } from './prompt-answers'

/**
 * What is wrong with an answer; undefined if nothing is. It must fill in exactly the prompt's blanks.
 * @param text of the prompt, undefined if there is no such prompt
 */
export function faultOfAnswer(
  { blanks, answer, note }: Pick<PromptAnswer, 'blanks' | 'answer' | 'note'>,
  text: string | undefined,
): string | undefined {
  if (text === undefined) return 'there is no such prompt'
  const wanted = blanksOf(text).map(({ name }) => name)
  const open = wanted.filter((name) => !blanks[name]?.trim())
  if (open.length > 0) return `these blanks are open: ${open.join('; ')}`
  const strange = Object.keys(blanks).filter((name) => !wanted.includes(name))
  if (strange.length > 0) return `it has no such blanks: ${strange.join('; ')}`
  if (!answer.trim()) return 'the answer is missing'
  return note.trim() ? undefined : 'the editor’s line is missing'
}
