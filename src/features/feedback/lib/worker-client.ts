interface Failure {
  readonly id: number
  readonly failed: true
}

/**
 * Asks a worker questions; the answer to each is one message with the question's `id`. The first question starts the
 * worker. If a question is not answered in time, it is refused and the worker is terminated; questions that are still
 * open go to a new one. A worker that breaks refuses them all, and the next question starts a new one.
 * @param create makes the worker
 * @param timeLimit milliseconds that an answer may take
 * @param failure the message of the error if there is no answer
 */
export function workerClient<Question extends { id: number }, Answer extends { id: number }>(
  create: () => Worker,
  timeLimit: number,
  failure: string,
) {
  interface Open {
    readonly question: Omit<Question, 'id'> & { readonly id: number }
    readonly resolve: (answer: Exclude<Answer, Failure>) => void
    readonly reject: (error: Error) => void
    timer?: ReturnType<typeof setTimeout>
  }
  const open = new Map<number, Open>()
  let worker: Worker | undefined
  let lastId = 0

  function finish(id: number): Open | undefined {
    const asked = open.get(id)
    clearTimeout(asked?.timer)
    open.delete(id)
    return asked
  }
  const refuse = (id: number) => finish(id)?.reject(new Error(failure))
  const end = () => {
    worker?.terminate()
    worker = undefined
  }

  /** @throws Error if the browser has no workers */
  function start(): Worker {
    if (worker) return worker
    const made = create()
    made.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if ('failed' in data) refuse(data.id)
      else finish(data.id)?.resolve(data as Exclude<Answer, Failure>)
    })
    // From the start, because a worker that is loaded ahead may break before the first question.
    made.addEventListener('error', () => {
      if (worker !== made) return
      end()
      for (const id of open.keys()) refuse(id)
    })
    worker = made
    return made
  }

  function send(asked: Open): void {
    const { question } = asked
    clearTimeout(asked.timer)
    asked.timer = setTimeout(() => {
      refuse(question.id)
      end()
      for (const other of open.values()) send(other)
    }, timeLimit)
    // A worker has no origin to aim at.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    start().postMessage(question)
  }

  /** @throws Error if the browser has no workers, the code fails to load, or the worker fails */
  async function ask(question: Omit<Question, 'id'>): Promise<Exclude<Answer, Failure>> {
    start()
    lastId += 1
    const id = lastId
    return new Promise((resolve, reject) => {
      const asked: Open = { question: { ...question, id }, resolve, reject }
      open.set(id, asked)
      send(asked)
    })
  }
  return { start, ask }
}
