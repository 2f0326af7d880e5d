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
 * Takes a text as the one to be read. A draft that nobody has read yet moves to a sheet.
 * @param text brought along, or undefined where what stands on the prompt's sheet is meant
 * @param prompt of the text; empty for one without
 * @param draftPrompt the prompt of the draft that stands here now
 * @returns whether a draft has moved
 */
export function takeText(text: string | undefined, prompt: string, draftPrompt: string): boolean {
  const taken = text ?? readSheet(prompt)
  if (taken === undefined) return false
  rememberOpen(undefined)
  const draft = readStored(DRAFT_KEY)?.trim()
  const mustMove = Boolean(draft) && draft !== taken.trim() && readingsOf(draft).length === 0
  const sheet = text === undefined && draftPrompt === prompt ? '' : draftPrompt
  if (mustMove && !addToSheet(sheet, draft ?? '')) return false
  writeStored(DRAFT_KEY, taken)
  return mustMove
}
