import type { Place } from './plain-quotes'

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

let worker: Worker | undefined
let lastId = 0

/**
 * Has a text read by the second engine, in a worker of its own. The engine is fetched with the first text, and kept with
 * the site's other files.
 * @throws Error where it did not come or may not run
 */
export function lookCloser(text: string): Promise<readonly CloserMark[]> {
  worker ??= new Worker(new URL('./closer-worker.ts', import.meta.url), { type: 'module' })
  const asked = worker
  lastId += 1
  const id = lastId
  return new Promise((resolve, reject) => {
    const finish = () => {
      clearTimeout(timer)
      asked.removeEventListener('message', hear)
      asked.removeEventListener('error', fail)
    }
    const fail = () => {
      finish()
      if (worker === asked) worker = undefined
      asked.terminate()
      reject(new Error('The second engine gave nothing.'))
    }
    const hear = ({ data }: MessageEvent<CloserResponse>) => {
      if (data.id !== id) return
      if ('failed' in data) return fail()
      finish()
      resolve(data.marks)
    }
    const timer = setTimeout(fail, TIME_LIMIT_MS)
    asked.addEventListener('message', hear)
    asked.addEventListener('error', fail)
    // A worker has no origin to aim at.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    asked.postMessage({ id, text } satisfies CloserRequest)
  })
}
