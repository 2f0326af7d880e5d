/** Thrown in place of a call while the breaker is open. */
export class BreakerOpenError extends Error {
  override name = 'BreakerOpenError'
}

/** A circuit breaker: keeps callers from waiting for a service that is down. */
export interface Breaker {
  /** Whether a call would be refused right now. */
  isOpen(): boolean
  /** Does the work, or throws `BreakerOpenError` at once. */
  run<T>(work: () => Promise<T>): Promise<T>
}

export interface BreakerOptions {
  /** Failures in a row that open the breaker. */
  readonly failures?: number
  /** How long it stays open before one call may try again. */
  readonly openMs?: number
  /** Whether an error counts against the service; a disconnected caller does not. */
  readonly isFailure?: (error: unknown) => boolean
  readonly now?: () => number
}

/** A breaker that opens after a number of failures in a row. After `openMs` it lets one call probe the service. */
export function createBreaker(options: BreakerOptions = {}): Breaker {
  const { failures = 5, openMs = 60_000, isFailure = () => true, now = Date.now } = options
  let failed = 0
  let openUntil: number | null = null
  let isProbing = false

  const isOpen = () => openUntil !== null && (isProbing || now() < openUntil)

  return {
    isOpen,
    async run(work) {
      if (isOpen()) throw new BreakerOpenError('The service has failed repeatedly.')
      const isProbe = openUntil !== null
      isProbing = isProbe
      try {
        const result = await work()
        failed = 0
        openUntil = null
        return result
      } catch (error) {
        if (isFailure(error)) {
          failed += 1
          if (isProbe || (openUntil === null && failed >= failures)) openUntil = now() + openMs
        }
        throw error
      } finally {
        if (isProbe) isProbing = false
      }
    },
  }
}
