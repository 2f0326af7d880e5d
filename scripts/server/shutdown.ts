import { Problem } from '../env/problem.ts'

/** Shuts a server down in order on Ctrl-C, a closed terminal, or a service manager's signal. */

/** npm repeats the Ctrl-C that the terminal has already sent, so two within this time count as one. */
const SAME_KEYPRESS_MS = 400
/** Nothing may hang the terminal for longer. */
const LONGEST_MS = 4800

export function createShutdown() {
  const steps: (() => unknown)[] = []
  const ending = new AbortController()
  let startedAt = 0

  async function run(exitCode: number) {
    startedAt = Date.now()
    setTimeout(() => process.exit(exitCode || 1), LONGEST_MS).unref()
    ending.abort()
    // In reverse order; a step that fails must not keep the others from running.
    for (const step of steps.reverse()) {
      try {
        await step()
      } catch (error) {
        console.error(error)
        exitCode ||= 1
      }
    }
    process.exit(exitCode)
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (startedAt === 0) void run(0)
      else if (Date.now() - startedAt > SAME_KEYPRESS_MS) process.exit(130) // `exit` handlers end the children
    })
  }
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error) => {
      console.error(error instanceof Problem ? error.message : error)
      if (startedAt === 0) void run(1)
    })
  }

  return {
    add: (step: () => unknown) => void steps.push(step),
    /** Aborted when the shutdown begins: long work takes it along, and gives up. */
    signal: ending.signal,
    /** Whether the shutdown has begun; a start that is still running must then stop. */
    get isEnding() {
      return startedAt > 0
    },
  }
}
