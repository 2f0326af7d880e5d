/** Aborts after a time. Call `clear` when the work is done, or the timer keeps running. */
export function timeLimit(milliseconds: number): { readonly signal: AbortSignal; clear(): void } {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new DOMException('The time is up.', 'TimeoutError')), milliseconds)
  return { signal: controller.signal, clear: () => clearTimeout(timer) }
}

/** Waits until the time is over or the signal aborts. Never rejects. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', done)
  })
}
