import { readStored, writeStored } from '@/lib/storage'
import { readAnalyses } from './analyses'
import type { FeedbackRecord } from './feedback'
import { rememberOpen } from './open-analysis'

/** Where the text to be read is kept until then. */
export const DRAFT_KEY = 'promptory:feedback-draft'

const MARK = 'feedbackPromptRead'

/** The analyses of a text, the one on show among them, which may not be kept. */
export function readingsOf(text: string | undefined, shown?: FeedbackRecord): FeedbackRecord[] {
  return [...(shown ? [shown] : []), ...readAnalyses()].filter((record) => record.text === text)
}

/**
 * Makes room for a text under a prompt that was just brought along: no analysis is open, and a draft that was read is
 * gone. A reload of the same visit changes nothing: the visit is marked in its entry of the history.
 */
export function makeRoom(): void {
  const state = window.history.state as Record<string, unknown> | null
  if (state?.[MARK]) return
  window.history.replaceState({ ...state, [MARK]: true }, '')
  rememberOpen(undefined)
  if (readingsOf(readStored(DRAFT_KEY)).length > 0) writeStored(DRAFT_KEY, undefined)
}
