import { FEEDBACK_MAX_CHARS, FEEDBACK_MAX_WORDS, FEEDBACK_MIN_CHARS } from '@contracts/limits.ts'
import type { ToastKind } from '@/components/toast'

/** The most characters a text may have, as it is read. */
export const MAX_CHARACTERS = FEEDBACK_MAX_CHARS.toLocaleString('en')

interface Message {
  kind: ToastKind
  title: string
  description?: string
}

/** Every message of the feedback tool; `tooShort` and `failed` as the product's specification words them. */
export const MESSAGES = {
  tooShort: {
    kind: 'error',
    title: 'Text too short',
    description: `Please enter at least ${FEEDBACK_MIN_CHARS} characters`,
  },
  draftMoved: { kind: 'success', title: 'The text that stood here is now on a sheet of its own.' },
  failed: { kind: 'error', title: 'Error', description: 'Failed to analyze your writing. Please try again.' },
  tooLong: {
    kind: 'error',
    title: 'Text too long',
    description: `Please keep the text within ${FEEDBACK_MAX_WORDS} words. Nothing was sent.`,
  },
  tooManyCharacters: {
    kind: 'error',
    title: 'Text too long',
    description: `Please keep the text within ${MAX_CHARACTERS} characters. Nothing was sent.`,
  },
  copied: { kind: 'success', title: 'Copied to clipboard!' },
  copyRefused: {
    kind: 'error',
    title: 'The browser did not allow copying.',
    description: 'The text is selected: press Ctrl+C, or hold it and choose Copy.',
  },
  downloaded: { kind: 'success', title: 'Downloaded!' },
  notCompared: {
    kind: 'error',
    title: 'The drafts could not be compared.',
    description: 'A part of this page did not load. Your text is safe; please try again.',
  },
} as const satisfies Record<string, Message>

/** What can go wrong in the writing history. */
export const HISTORY_MESSAGES = {
  unreachable: 'Your history cannot be reached just now. Please try again in a moment.',
  ended: 'You have been signed out from elsewhere. Your history is still there: sign out here and in again to see it.',
  deleted: 'Deleted from your history',
  notDeleted: 'It was not deleted: the server cannot be reached. Please try again in a moment.',
  notFound:
    'It was not found. Either it was deleted on another device, or you were signed out from elsewhere. Load the history again to see.',
} as const

/** Shown if the browser's storage is blocked or full. */
export const NOT_KEPT =
  'This browser did not keep the analysis: its storage is blocked or full. Export or copy what you need before you leave.'

/** Shown if two tabs have revised the same text. */
export const CHANGED_ELSEWHERE =
  'Another tab has changed this revision, too. That one is kept; what you write here is not. Reload the page to see it, or'
