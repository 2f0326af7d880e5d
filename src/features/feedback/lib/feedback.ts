import type { FeedbackSections } from '@contracts/analyze-feedback.ts'
import type { DeviceMark } from './analyse-on-device'
import type { BrowserAiRemark } from './browser-ai-remarks'
import type { CloserMark } from './look-closer'

/** Who read the text: an AI, the reader on the server, or the one in this browser. */
export type FeedbackSource = 'ai' | 'builtin' | 'browser'

/** A section of the feedback by its field in the answer. */
export type SectionKey = keyof FeedbackSections

/** The four sections in their order, headed as the product's specification words them. */
export const SECTIONS: readonly { readonly key: SectionKey; readonly title: string }[] = [
  { key: 'clarity', title: 'Clarity & Structure' },
  { key: 'creativity', title: 'Creativity & Originality' },
  { key: 'grammar', title: 'Grammar & Style' },
  { key: 'suggestions', title: 'Suggestions for Improvement' },
]

/** Where an analysis came from, in the words of the page. */
export const ORIGINS: Record<FeedbackSource, string> = {
  ai: 'Made by an AI, through our server.',
  builtin: 'Made by our built-in checker on our server. No AI has seen your text.',
  browser:
    'Sample feedback, made on your device because the service did not answer. It counts and compares; it does not judge.',
}

/** The same in a word or two, for lists. */
export const SHORT_ORIGINS: Record<FeedbackSource, string> = {
  ai: 'AI',
  builtin: 'built-in reader',
  browser: 'sample feedback',
}

/** Stands above the remarks of the browser's AI. */
export const BY_BROWSER_AI = 'By this browser’s AI, which can be wrong:'

/** A finished analysis as it is kept on the device. */
export interface FeedbackRecord {
  readonly id: string
  /** When it was made, ISO 8601. */
  readonly createdAt: string
  /** The analysed text. */
  readonly text: string
  /** The prompt it was written to; never part of what was read. */
  readonly prompt?: string
  readonly sections: FeedbackSections
  readonly source: FeedbackSource
  /** Every place that the rules mark, if they were available. */
  readonly marks?: readonly DeviceMark[]
  /** What the second checker marks, if it has read the text. */
  readonly closer?: readonly CloserMark[]
  /** What the browser's AI remarks, if it has read the text. Stays on the device. */
  readonly browserAi?: readonly BrowserAiRemark[]
  /** The text as the writer has changed it since. */
  readonly revision?: string
  /** How it stands with the writing history of the account that was signed in; absent if it is not to be there. */
  readonly history?: HistoryState
}

/** A reading and the writing history of an account: to be sent, there, or there and revised since. */
export interface HistoryState {
  /** Id of the account. */
  readonly account: string
  readonly state: 'new' | 'kept' | 'changed'
}

/** The paragraphs of a section. */
export function paragraphsOf(section: string): string[] {
  return section
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
