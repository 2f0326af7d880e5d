import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * @supabase/lite prints every failed statement with its values, and every mail it would send. Values may be somebody's
 * address or text, which no log line may hold, so what it prints while it answers a request is cut down to the error's
 * code. (A refused insert is an ordinary answer to the caller, not a fault of the server.)
 */
const inside = new AsyncLocalStorage()
let isInstalled = false

function install() {
  if (isInstalled) return
  isInstalled = true
  for (const level of /** @type {const} */ (['log', 'info', 'warn', 'error', 'debug'])) {
    const print = console[level].bind(console)
    console[level] = (...args) => {
      const listener = inside.getStore()
      if (listener) listener(level, args)
      else print(...args)
    }
  }
}

/**
 * Runs `work`; whatever it prints goes to `onOutput` in place of the console.
 * @template T
 * @param {(level: string, args: unknown[]) => void} onOutput
 * @param {() => T} work
 * @returns {T}
 */
export function withOwnOutput(onOutput, work) {
  install()
  return inside.run(onOutput, work)
}

/**
 * @param {unknown[]} args what was printed
 * @returns {import('./hosted-errors.mjs').DatabaseError | undefined} the error of PostgreSQL among them
 */
export function databaseErrorOf(args) {
  for (const arg of args) {
    const error = /** @type {{ code?: unknown } | undefined} */ (arg)
    if (typeof error?.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) return /** @type {any} */ (error)
  }
  return undefined
}
