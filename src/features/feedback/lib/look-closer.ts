// By path, because the package exports it only together with its code.
import engineUrl from '../../../../node_modules/harper.js/dist/harper_wasm_bg.wasm?url'
import type { Place } from './plain-quotes'
import { workerClient } from './worker-client'

/** What the second engine marks, in its own words. */
export interface CloserMark extends Place {
  readonly kind: string
  readonly message: string
  /** The suggested replacement. */
  readonly right?: string
}

export interface CloserRequest {
  readonly id: number
  readonly text: string
}
export type CloserResponse =
  | { readonly id: number; readonly marks: readonly CloserMark[] }
  | { readonly id: number; readonly failed: true }

// The engine is 16 MB unpacked, and needs as much again to work in.
const ROOM_BYTES = 100_000_000
const LEAST_GIGABYTES = 4
// Long enough to download eight megabytes on a phone.
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

let hasCome = false

/** Whether the engine's file is on this device already, so that reading with it fetches nothing. */
export async function isHere(): Promise<boolean> {
  if (hasCome) return true
  try {
    return (await caches.match(engineUrl)) !== undefined
  } catch {
    return false
  }
}

const worker = workerClient<CloserRequest, CloserResponse>(
  () => new Worker(new URL('./closer-worker.ts', import.meta.url), { type: 'module' }),
  TIME_LIMIT_MS,
  'The second engine gave nothing.',
)

/**
 * Checks a text with the second engine, in its own worker. The engine is fetched with the first text and cached with
 * the site's other files.
 * @throws Error if it fails to load or may not run
 */
export async function lookCloser(text: string): Promise<readonly CloserMark[]> {
  const { marks } = await worker.ask({ text })
  hasCome = true
  return marks
}
