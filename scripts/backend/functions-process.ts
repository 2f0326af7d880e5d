import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { type FunctionsSetup, spawnFunctions } from './deno.ts'
import { freePort } from './free-port.ts'

const POLL_MS = 20
const READY_TIMEOUT_MS = 60_000
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 30_000
/** After running this long, a crash does not lengthen the pause before the next start. */
const STABLE_MS = 10_000

interface Options extends FunctionsSetup {
  /** the functions that there are at this moment */
  names: () => readonly string[]
  log: (line: string) => void
}

/**
 * Runs the functions in their own Deno process: starts it, watches it, and restarts it after a crash.
 *
 * States: `starting` (spawned, not listening yet), `ready`, `crashed` (waiting for the next start), `stopped`.
 */
export class FunctionsProcess {
  readonly options: Options
  state: 'starting' | 'ready' | 'crashed' | 'stopped' = 'stopped'
  port = 0
  #child: ChildProcess | undefined
  #restart: NodeJS.Timeout | undefined
  #pause = FIRST_PAUSE_MS
  /** Counts starts, so that events of an earlier start are ignored. */
  #generation = 0

  constructor(options: Options) {
    this.options = options
  }

  get pid() {
    return this.#child?.pid
  }

  /** Starts it; resolves when it listens or has failed to. */
  async start() {
    const generation = ++this.#generation
    clearTimeout(this.#restart)
    this.state = 'starting'
    const port = await freePort()
    if (generation !== this.#generation) return
    const startedAt = Date.now()
    let child
    try {
      child = spawnFunctions(this.options, this.options.names(), port)
    } catch (error) {
      this.#fail(generation, (error as Error).message, startedAt)
      return
    }
    this.#child = child
    this.port = port
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => this.options.log(`[functions] ${line}`))
    }
    child.stdin.on('error', () => {}) // closed by the process's end
    child.once('error', (error) => this.#fail(generation, error.message, startedAt))
    child.once('exit', (code, signal) => this.#fail(generation, `ended (${signal ?? code})`, startedAt))
    const isListening = await waitForPort(port, () => generation === this.#generation && this.state === 'starting')
    if (generation !== this.#generation || this.state !== 'starting') return
    if (isListening) this.state = 'ready'
    else child.kill('SIGKILL') // `exit` does the rest
  }

  /** Ends it; resolves when the process is gone. */
  async stop() {
    this.#generation++
    clearTimeout(this.#restart)
    this.state = 'stopped'
    const child = this.#child
    this.#child = undefined
    if (!child || child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    const force = setTimeout(() => child.kill('SIGKILL'), 2000)
    await gone
    clearTimeout(force)
  }

  /** Kills the process at once, for callers that cannot wait. */
  kill() {
    this.#child?.kill('SIGKILL')
  }

  /** Restarts the process because its source changed; resets the pause after crashes. */
  async restart() {
    await this.stop()
    this.#pause = FIRST_PAUSE_MS
    await this.start()
  }

  /**
   * Waits while it is starting.
   * @param timeout in milliseconds
   * @returns whether it can be asked now
   */
  async whenReady(timeout: number): Promise<boolean> {
    const end = Date.now() + timeout
    while (this.state === 'starting' && Date.now() < end) await wait(POLL_MS)
    return this.state === 'ready'
  }

  #fail(generation: number, reason: string, startedAt: number) {
    if (generation !== this.#generation || this.state === 'crashed' || this.state === 'stopped') return
    if (Date.now() - startedAt > STABLE_MS) this.#pause = FIRST_PAUSE_MS
    this.options.log(`[functions] ${reason}; next start in ${this.#pause} ms`)
    this.state = 'crashed'
    this.#restart = setTimeout(() => void this.start(), this.#pause)
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS)
  }
}

async function waitForPort(port: number, isWanted: () => boolean) {
  const end = Date.now() + READY_TIMEOUT_MS
  while (Date.now() < end && isWanted()) {
    const isOpen = await new Promise((resolve) => {
      const socket = connect({ host: '127.0.0.1', port })
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
      socket.once('connect', () => socket.destroy())
    })
    if (isOpen) return true
    await wait(POLL_MS)
  }
  return false
}
