import type { Log, LogEntry } from './log.ts'
import { timeLimit } from './time-limit.ts'

export interface ErrorWebhookOptions {
  readonly url: string
  readonly timeoutMs?: number
  /** Least time between two messages of this instance. */
  readonly pauseMs?: number
  readonly now?: () => number
  /** Keeps the instance alive until the message is sent. Defaults to the platform's function, if it has one. */
  readonly waitUntil?: (work: Promise<void>) => void
}

/** The posted message: facts from the log line, and how many more failures there were since the last message. */
export interface ErrorMessage {
  readonly function: string
  readonly status: number
  readonly code?: string
  readonly requestId: string
  readonly unreported: number
}

// A call that the caller aborted is logged as 503 because no status fits better; nothing is broken.
const CALLER_LEFT = 'client_closed'

/**
 * Reports answers of 500 and above to another service. It runs in the background and drops messages that cannot be
 * delivered, so it neither delays nor breaks an answer.
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
    // Nothing to log: the call has its own line, and the error may contain the hook's address, which is secret.
  } finally {
    limit.clear()
  }
}

/** Keeps the instance alive until background work is done, if the platform supports it. */
export function platformWaitUntil(work: Promise<unknown>): void {
  const { EdgeRuntime } = globalThis as { EdgeRuntime?: { waitUntil?: (work: Promise<unknown>) => void } }
  EdgeRuntime?.waitUntil?.(work)
}
