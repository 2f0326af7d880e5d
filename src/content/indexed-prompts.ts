import type { SinglePrompt } from './single-prompts'

/** Whether search engines are to have a prompt's page: one of a day or with an answer; the others live in their lists (ADR 15). */
export const isIndexed = ({ date, answer }: Pick<SinglePrompt, 'date' | 'answer'>): boolean =>
  date !== undefined || answer !== undefined
