import type { DatabaseError } from './hosted-errors.ts'
import { AsyncLocalStorage } from 'node:async_hooks'

type Listener = (level: string, args: unknown[]) => void

/**
 * @supabase/lite prints every failed statement with its values, and every mail it would send. Values may be somebody's
 * address or text, which no log line may hold, so what it prints while it answers a request is cut down to the error's
 * code. (A refused insert is an ordinary answer to the caller, not a fault of the server.)
 */
const inside = new AsyncLocalStorage<Listener>()
let isInstalled = false

function install() {
  if (isInstalled) return
  isInstalled = true
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    const print = console[level].bind(console)
    console[level] = (...args) => {
      const listener = inside.getStore()
      if (listener) listener(level, args)
      else print(...args)
    }
  }
}

/** Runs `work`; whatever it prints goes to `onOutput` in place of the console. */
export function withOwnOutput<T>(onOutput: Listener, work: () => T): T {
  install()
  return inside.run(onOutput, work)
}

/**
 * Finds the PostgreSQL error in printed values.
 * @param args what was printed
 * @returns the error, if there is one
 */
export function databaseErrorOf(args: unknown[]): DatabaseError | undefined {
  for (const arg of args) {
    const error = arg as { code?: unknown } | undefined
    if (typeof error?.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) return error as DatabaseError
  }
  return undefined
}
