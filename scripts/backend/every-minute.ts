const MINUTE_MS = 60_000

/**
 * Runs a task now and then on each full minute, one run at a time.
 * @param task must not reject
 * @returns a function that stops it; a running task still finishes
 */
export function everyMinute(task: () => Promise<void>): () => void {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  const run = async () => {
    await task()
    if (!isStopped) timer = setTimeout(() => void run(), MINUTE_MS - (Date.now() % MINUTE_MS))
  }
  void run()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
