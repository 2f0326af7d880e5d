import { addToSheet, readSheet } from '@/lib/sheets'
import { readStored, writeStored } from '@/lib/storage'
import { readAnalyses } from './analyses'
import type { FeedbackRecord } from './feedback'
import { rememberOpen } from './open-analysis'

/** Where the text to be read is kept until then. */
export const DRAFT_KEY = 'promptory:feedback-draft'

/** The analyses of a text, the one on show among them, which may not be kept. */
export function readingsOf(text: string | undefined, shown?: FeedbackRecord): FeedbackRecord[] {
  return [...(shown ? [shown] : []), ...readAnalyses()].filter((record) => record.text === text)
}

/**
 * Makes room for a text under a prompt that was just brought along: no analysis is open, and a draft that was read is
 * gone.
 */
export function makeRoom(): void {
  rememberOpen(undefined)
  if (readingsOf(readStored(DRAFT_KEY)).length > 0) writeStored(DRAFT_KEY, undefined)
}

/**
 * Takes what stands on a sheet as the text to be read. A draft that nobody has read yet moves to a sheet itself.
 * @param prompt of the sheet; empty for one without
 * @param draftPrompt the prompt of the draft that stands here now
 * @returns whether a draft has moved
 */
export function takeSheet(prompt: string, draftPrompt: string): boolean {
  const text = readSheet(prompt)
  if (text === undefined) return false
  rememberOpen(undefined)
  const draft = readStored(DRAFT_KEY)?.trim()
  const mustMove = Boolean(draft) && draft !== text.trim() && readingsOf(draft).length === 0
  if (mustMove && !addToSheet(draftPrompt === prompt ? '' : draftPrompt, draft ?? '')) return false
  writeStored(DRAFT_KEY, text)
  return mustMove
}
