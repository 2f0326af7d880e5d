import type { Log, LogEntry } from './log.ts'
import { timeLimit } from './time-limit.ts'

export interface ErrorWebhookOptions {
  readonly url: string
  readonly timeoutMs?: number
  /** Least time between two messages of this instance. */
  readonly pauseMs?: number
  readonly now?: () => number
  /** Keeps the instance alive until the message is out; the platform's own, where there is one. */
  readonly waitUntil?: (work: Promise<void>) => void
}

/** What is posted: the facts of the log line that call for a look, and how many more there were since the last message. */
export interface ErrorMessage {
  readonly function: string
  readonly status: number
  readonly code?: string
  readonly requestId: string
  readonly unreported: number
}

// A caller who left is counted as 503 for want of a better number; nothing is broken.
const CALLER_LEFT = 'client_closed'

/**
 * Tells another service of answers of 500 and above. It neither delays nor breaks an answer: nobody waits for it, and
 * a message that cannot be delivered is dropped.
 */
export function createErrorWebhook(options: ErrorWebhookOptions): Log {
  const { url, timeoutMs = 2_000, pauseMs = 60_000, now = Date.now, waitUntil = platformWaitUntil } = options
  let quietUntil = 0
  let unreported = 0
  return (entry) => {
    if (entry.status < 500 || entry.details?.includes(CALLER_LEFT)) return
    if (now() < quietUntil) {
      unreported += 1
      return
    }
    quietUntil = now() + pauseMs
    const sent = post(url, toMessage(entry, unreported), timeoutMs)
    unreported = 0
    waitUntil(sent)
  }
}

function toMessage({ function: name, status, error, id }: LogEntry, unreported: number): ErrorMessage {
  return { function: name, status, code: error, requestId: id, unreported }
}

/** Never rejects. */
async function post(url: string, message: ErrorMessage, timeoutMs: number): Promise<void> {
  const limit = timeLimit(timeoutMs)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
      redirect: 'error',
      signal: limit.signal,
    })
    await response.body?.cancel()
  } catch {
    // The call's own line is in the log; the address of the hook is a secret and must not get there.
  } finally {
    limit.clear()
  }
}

/** Keeps the instance alive until something is done that nobody waits for, where the platform can. */
export function platformWaitUntil(work: Promise<unknown>): void {
  const { EdgeRuntime } = globalThis as { EdgeRuntime?: { waitUntil?: (work: Promise<unknown>) => void } }
  EdgeRuntime?.waitUntil?.(work)
}
