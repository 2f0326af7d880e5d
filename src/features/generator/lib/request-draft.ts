import { readStored, writeStored } from '@/lib/storage'

/** Where the description in the generator's form is kept. */
export const REQUEST_DRAFT_KEY = 'promptory:generator-draft'

let carried = ''

/** Starts the description with a text, unless the visitor has written one. */
export function startRequest(text: string): void {
  const draft = readStored(REQUEST_DRAFT_KEY)?.trim()
  if (draft && draft !== carried) return
  carried = text.trim()
  writeStored(REQUEST_DRAFT_KEY, carried || undefined)
}
