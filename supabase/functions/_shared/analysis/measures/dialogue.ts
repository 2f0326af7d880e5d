import { countWords } from '../../contracts/text.ts'
import type { Document } from '../parse/document.ts'

/** The share of a text's words that is dialogue, 0 to 1. Quoted single words do not count. */
export function dialogueShareOf({ text, speech }: Document, words: number): number {
  const spoken = speech
    .filter(({ isDialogue }) => isDialogue)
    .reduce((sum, { start, end }) => sum + countWords(text.slice(start, end)), 0)
  return words === 0 ? 0 : Math.min(1, spoken / words)
}
