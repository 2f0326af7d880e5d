import type { Place } from './plain-quotes'
import { workerClient } from './worker-client'

/** What the second engine marks, in its own words. */
export interface CloserMark extends Place {
  readonly message: string
  /** What it would put in place. */
  readonly right?: string
}

export interface CloserRequest {
  readonly id: number
  readonly text: string
}
export type CloserResponse =
  | { readonly id: number; readonly marks: readonly CloserMark[] }
  | { readonly id: number; readonly failed: true }

// The engine is 16 MB once it is unpacked, and works in as much again.
const ROOM_BYTES = 100_000_000
const LEAST_GIGABYTES = 4
// Eight megabytes take their time on a phone.
const TIME_LIMIT_MS = 120_000

/** Whether the device has room for the engine, as far as the browser tells. */
export async function hasRoom(): Promise<boolean> {
  const { deviceMemory } = navigator as Navigator & { deviceMemory?: number }
  if (deviceMemory !== undefined && deviceMemory < LEAST_GIGABYTES) return false
  try {
    const { quota = ROOM_BYTES, usage = 0 } = (await navigator.storage?.estimate()) ?? {}
    return quota - usage >= ROOM_BYTES
  } catch {
    return true
  }
}

const worker = workerClient<CloserRequest, CloserResponse>(
  () => new Worker(new URL('./closer-worker.ts', import.meta.url), { type: 'module' }),
  TIME_LIMIT_MS,
  'The second engine gave nothing.',
)

/**
 * Has a text read by the second engine, in a worker of its own. The engine is fetched with the first text, and kept with
 * the site's other files.
 * @throws Error where it did not come or may not run
 */
export async function lookCloser(text: string): Promise<readonly CloserMark[]> {
  return (await worker.ask({ text })).marks
}
