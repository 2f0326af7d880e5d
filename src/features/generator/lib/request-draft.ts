import { readStored, writeStored } from '@/lib/storage'

/** Where the description in the generator's form is kept. */
export const REQUEST_DRAFT_KEY = 'promptory:generator-draft'

/** Starts the description with a text, unless there is one already. */
export function startRequest(text: string): void {
  if (!readStored(REQUEST_DRAFT_KEY)?.trim()) writeStored(REQUEST_DRAFT_KEY, text.trim() || undefined)
}
