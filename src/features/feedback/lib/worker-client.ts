interface Failure {
  readonly id: number
  readonly failed: true
}

/**
 * Asks a worker questions; each is answered by one message with the question's `id`. The worker starts with the first
 * question. One that breaks or keeps silent is ended, and the next question starts a new one.
 * @param create makes the worker
 * @param timeLimit milliseconds that an answer may take
 * @param failure the message of the error where no answer comes
 */
export function workerClient<Question extends { id: number }, Answer extends { id: number }>(
  create: () => Worker,
  timeLimit: number,
  failure: string,
) {
  let worker: Worker | undefined
  let lastId = 0
  const start = () => (worker ??= create())

  /** @throws Error where the browser has no workers, the code did not come, or the worker failed */
  function ask(question: Omit<Question, 'id'>): Promise<Exclude<Answer, Failure>> {
    const asked = start()
    lastId += 1
    const id = lastId
    return new Promise((resolve, reject) => {
      const finish = () => {
        clearTimeout(timer)
        asked.removeEventListener('message', hear)
        asked.removeEventListener('error', stop)
      }
      const fail = () => {
        finish()
        reject(new Error(failure))
      }
      const stop = () => {
        if (worker === asked) worker = undefined
        asked.terminate()
        fail()
      }
      const hear = ({ data }: MessageEvent<Answer>) => {
        if (data.id !== id) return
        if ('failed' in data) return fail()
        finish()
        resolve(data as Exclude<Answer, Failure>)
      }
      const timer = setTimeout(stop, timeLimit)
      asked.addEventListener('message', hear)
      asked.addEventListener('error', stop)
      // A worker has no origin to aim at.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      asked.postMessage({ ...question, id })
    })
  }
  return { start, ask }
}
