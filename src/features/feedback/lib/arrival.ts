import { addToSheet, readSheet } from '@/lib/sheets'
import { readStored, writeStored } from '@/lib/storage'
import { readAnalyses } from './analyses'
import type { FeedbackRecord } from './feedback'
import { rememberOpen } from './open-analysis'

/** Storage key of the draft. */
export const DRAFT_KEY = 'promptory:feedback-draft'

/** The analyses of a text, including the open one, which may not be stored. */
export function readingsOf(text: string | undefined, shown?: FeedbackRecord): FeedbackRecord[] {
  return [...(shown ? [shown] : []), ...readAnalyses()].filter((record) => record.text === text)
}

/**
 * Prepares for writing under a prompt that the address has just brought: closes the open analysis, and drops the draft
 * if it has been analysed.
 */
export function makeRoom(): void {
  rememberOpen(undefined)
  if (readingsOf(readStored(DRAFT_KEY)).length > 0) writeStored(DRAFT_KEY, undefined)
}

/**
 * Makes a text the draft. An earlier draft that has not been analysed moves to a sheet.
 * @param text the text from the address, or undefined to take the text on the prompt's sheet
 * @param prompt the prompt of the text; empty if it has none
 * @param draftPrompt the prompt of the current draft
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
