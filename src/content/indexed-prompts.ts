import type { SinglePrompt } from './single-prompts'

/** Whether search engines are to have a prompt's page: one of a day; the others live in their lists (ADR 15). */
export const isIndexed = ({ date }: Pick<SinglePrompt, 'date'>): boolean => date !== undefined
