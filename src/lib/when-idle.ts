/**
 * Runs a task when the browser is idle.
 * @param timeout the longest wait, in milliseconds
 * @returns a function that cancels the task
 */
export function whenIdle(task: () => void, timeout: number): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 50)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(task, { timeout })
  return () => window.cancelIdleCallback(handle)
}
