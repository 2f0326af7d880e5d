import { blanksOf } from '@contracts/blanks.ts'
import type { PromptAnswer } from './prompt-answers'

/**
 * What is wrong with an answer, undefined where nothing is: what was filled in must be the prompt's blanks, all of them.
 * @param text of the prompt, undefined where there is no such prompt
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
