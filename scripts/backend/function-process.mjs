import { once } from 'node:events'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { spawnFunction } from './deno.mjs'
import { freePort } from './free-port.mjs'

const READY_TIMEOUT_MS = 15_000
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 30_000
/** A function that ran this long and then ended is started again without a growing pause. */
const STABLE_MS = 10_000

/**
 * One function in a Deno of its own: started, watched, started again after a crash.
 *
 * States: `starting` (spawned, does not listen yet), `ready`, `crashed` (waits for its next start), `stopped`.
 */
export class FunctionProcess {
  /** @type {'starting' | 'ready' | 'crashed' | 'stopped'} */
  state = 'stopped'
  port = 0
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child
  /** @type {NodeJS.Timeout | undefined} */
  #restart
  #pause = FIRST_PAUSE_MS
  /** Counts starts, so that what belongs to an earlier start changes nothing. */
  #generation = 0
  /** @type {Set<() => void>} */
  #waiting = new Set()

  /**
   * @param {object} options
   * @param {string} options.name
   * @param {string} options.entry
   * @param {string} options.projectDir
   * @param {string} options.dataDir
   * @param {readonly string[]} options.hosts
   * @param {Readonly<Record<string, string>>} options.env
   * @param {(line: string) => void} options.log
   * @param {boolean} [options.waitsForChange] one that ends before it listens is not started again until `restart`
   */
  constructor(options) {
    this.options = options
  }

  get pid() {
    return this.#child?.pid
  }

  /** Starts it; resolves when it listens or has failed to. */
  async start() {
    const generation = ++this.#generation
    clearTimeout(this.#restart)
    this.#setState('starting')
    const port = await freePort()
    if (generation !== this.#generation) return
    const startedAt = Date.now()
    let child
    try {
      child = spawnFunction({ ...this.options, port })
    } catch (error) {
      this.#fail(generation, /** @type {Error} */ (error).message, startedAt)
      return
    }
    this.#child = child
    this.port = port
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => this.options.log(`[${this.options.name}] ${line}`))
    }
    child.stdin.on('error', () => {}) // closed by the function's end
    child.once('error', (error) => this.#fail(generation, error.message, startedAt))
    child.once('exit', (code, signal) => this.#fail(generation, `ended (${signal ?? code})`, startedAt))
    const isListening = await waitForPort(port, () => generation === this.#generation && this.state === 'starting')
    if (generation !== this.#generation || this.state !== 'starting') return
    if (isListening) this.#setState('ready')
    else child.kill('SIGKILL') // `exit` does the rest
  }

  /** Ends it; resolves when the process is gone. */
  async stop() {
    this.#generation++
    clearTimeout(this.#restart)
    this.#setState('stopped')
    const child = this.#child
    this.#child = undefined
    if (!child || child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    const force = setTimeout(() => child.kill('SIGKILL'), 2000)
    await gone
    clearTimeout(force)
  }

  /** Ends it at once, from a place that cannot wait. */
  kill() {
    this.#child?.kill('SIGKILL')
  }

  /** Ends it and starts it anew, with the pause after crashes forgotten: its source has changed. */
  async restart() {
    await this.stop()
    this.#pause = FIRST_PAUSE_MS
    await this.start()
  }

  /**
   * Waits while it is starting.
   * @param {number} timeout in milliseconds
   * @returns {Promise<boolean>} whether it can be asked now
   */
  async whenReady(timeout) {
    const end = Date.now() + timeout
    while (this.state === 'starting' && Date.now() < end) {
      await new Promise((resolve) => {
        const done = () => {
          clearTimeout(timer)
          this.#waiting.delete(done)
          resolve(undefined)
        }
        const timer = setTimeout(done, end - Date.now())
        this.#waiting.add(done)
      })
    }
    return this.state === 'ready'
  }

  /**
   * @param {number} generation
   * @param {string} reason
   * @param {number} startedAt
   */
  #fail(generation, reason, startedAt) {
    if (generation !== this.#generation || this.state === 'crashed' || this.state === 'stopped') return
    if (Date.now() - startedAt > STABLE_MS) this.#pause = FIRST_PAUSE_MS
    const waitsForChange = this.options.waitsForChange && this.state === 'starting'
    const next = waitsForChange ? 'it starts again when a file changes' : `next start in ${this.#pause} ms`
    this.options.log(`[${this.options.name}] ${reason}; ${next}`)
    this.#setState('crashed')
    if (waitsForChange) return
    this.#restart = setTimeout(() => void this.start(), this.#pause)
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS)
  }

  /** @param {FunctionProcess['state']} state */
  #setState(state) {
    this.state = state
    for (const wake of [...this.#waiting]) wake()
  }
}

/**
 * @param {number} port
 * @param {() => boolean} isWanted
 */
async function waitForPort(port, isWanted) {
  const end = Date.now() + READY_TIMEOUT_MS
  while (Date.now() < end && isWanted()) {
    const isOpen = await new Promise((resolve) => {
      const socket = connect({ host: '127.0.0.1', port })
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
      socket.once('connect', () => socket.destroy())
    })
    if (isOpen) return true
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return false
}
