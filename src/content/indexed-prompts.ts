import type { SinglePrompt } from './single-prompts'

/**
 * Whether search engines may index a prompt's page: only if it has a date or an answer; the others are indexed within
 * their lists (ADR 15).
 */
export const isIndexed = ({ date, answer }: Pick<SinglePrompt, 'date' | 'answer'>): boolean =>
  date !== undefined || answer !== undefined
