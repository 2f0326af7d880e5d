import type { FeedbackSections } from '@contracts/analyze-feedback.ts'
import type { Place } from './plain-quotes'
import type { Change } from './take-in'
import { workerClient } from './worker-client'

/** What the page shows of an analysis made on the device. */
export interface DeviceAnalysis {
  /** Words of each sentence, in order. */
  readonly lengths: readonly number[]
  /** Flesch reading ease and school years; absent for other languages than English and for very short texts. */
  readonly readability?: { readonly ease: number; readonly grade: number }
  /** Share of the words in direct speech, 0 to 1. */
  readonly dialogueShare: number
  readonly strength?: Place
  /** The one thing that stands out in the whole text, if there is one. */
  readonly mainThing?: { readonly said: string; readonly places: readonly Place[] }
  /** Whether this browser lets the site's workers run WebAssembly, and the text is in a language the engine reads. */
  readonly canLookCloser: boolean
}

/** One place that the rules mark, and what they call it. */
export interface DeviceMark extends Place {
  readonly kind: string
  /** True for remarks on style, which are no slips. */
  readonly isStyle?: boolean
  /** The suggested change, if the advice names the words. */
  readonly change?: Change
  /** Set if the second checker has marked the place, alone or as well. */
  readonly by?: 'second' | 'both'
}

/** A question to the worker, and its answers. */
export interface WorkerRequest {
  readonly id: number
  readonly text: string
  readonly task: 'analyse' | 'compose' | 'mark'
}
export type WorkerResponse =
  | { readonly id: number; readonly analysis: DeviceAnalysis }
  | { readonly id: number; readonly sections: FeedbackSections }
  | { readonly id: number; readonly marks: readonly DeviceMark[] }
  | { readonly id: number; readonly failed: true }

// Ends the spinner if the worker hangs. A busy or slow device takes its time.
const TIME_LIMIT_MS = 30_000

const worker = workerClient<WorkerRequest, WorkerResponse>(
  () => new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' }),
  TIME_LIMIT_MS,
  'The analysis on this device gave nothing.',
)

/**
 * Loads the worker's code ahead, because later there may be no network. The dictionary loads only with the first text
 * read here: most texts are not, and without it only spelling is left out.
 */
export function warmUp(): void {
  try {
    worker.start()
  } catch {
    // A browser without workers: the first question says so.
  }
}

/**
 * Measures a text off the main thread.
 * @throws Error if the browser has no workers, or the code fails to load
 */
export async function analyseOnDevice(text: string): Promise<DeviceAnalysis> {
  const answer = await worker.ask({ task: 'analyse', text })
  if (!('analysis' in answer)) throw new Error('The worker answered something else.')
  return answer.analysis
}

/**
 * Sample feedback: the four sections, computed from this text off the main thread.
 * @throws Error if the browser has no workers, or the code fails to load
 */
export async function composeOnDevice(text: string): Promise<FeedbackSections> {
  const answer = await worker.ask({ task: 'compose', text })
  if (!('sections' in answer)) throw new Error('The worker answered something else.')
  return answer.sections
}

/**
 * Every place of a text that the rules mark, including spelling if the dictionary loads.
 * @throws Error if the browser has no workers, or the code fails to load
 */
export async function markOnDevice(text: string): Promise<readonly DeviceMark[]> {
  const answer = await worker.ask({ task: 'mark', text })
  if (!('marks' in answer)) throw new Error('The worker answered something else.')
  return answer.marks
}
