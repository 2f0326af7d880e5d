/**
 * Runs a task when the browser has nothing better to do.
 * @param timeout the longest wait, in milliseconds
 * @returns calls the task off
 */
export function whenIdle(task: () => void, timeout: number): () => void {
  // Safari has no such moments.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 50)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(task, { timeout })
  return () => window.cancelIdleCallback(handle)
}
