import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { onTestFinished } from 'vitest'

export const ROOT = path.resolve(import.meta.dirname, '../../..')
/** Lets Node run TypeScript, from whatever folder. */
export const WITH_TYPES = ['--import', path.join(ROOT, 'node_modules/tsx/dist/loader.mjs')]

export interface Command {
  readonly child: ChildProcess
  /** Everything it has printed so far. */
  output(): string
  /** Resolves when the text has been printed; fails when the command ends before. */
  printed(text: string): Promise<void>
  /** Resolves with the exit code, or the name of the signal. */
  readonly ended: Promise<number | string>
}

/** Runs one of the commands in scripts/, with nothing but `env` of this project's settings. */
export function runScript(name: string, args: string[] = [], env: Record<string, string> = {}): Command {
  const { PATH, HOME, TMPDIR, SystemRoot } = process.env
  const machine = Object.fromEntries(Object.entries({ PATH, HOME, TMPDIR, SystemRoot }).filter(([, value]) => value))
  const child = spawn(process.execPath, [...WITH_TYPES, path.join(ROOT, 'scripts', name), ...args], {
    cwd: '/', // a command finds its project from wherever it is called
    env: { ...(machine as Record<string, string>), SETTINGS_FILES: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const listeners = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      text += chunk
      for (const listener of listeners) listener()
    })
  }
  const ended = new Promise<number | string>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown')),
  )
  onTestFinished(async () => {
    // In order first: what is killed leaves its database behind.
    child.kill('SIGTERM')
    const force = setTimeout(() => child.kill('SIGKILL'), 5000)
    await ended
    clearTimeout(force)
  })
  return {
    child,
    output: () => text,
    ended,
    printed: (wanted) =>
      new Promise((resolve, reject) => {
        const check = () => {
          if (!text.includes(wanted)) return
          listeners.delete(check)
          resolve()
        }
        listeners.add(check)
        void ended.then((code) => reject(new Error(`Ended with ${code} before it printed "${wanted}":\n${text}`)))
        check()
      }),
  }
}

/** Every process with the one that started it (Linux). */
function readParents(): Map<number, number> {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]))
    } catch {
      // it has ended meanwhile
    }
  }
  return parents
}

/** The processes that a process has started itself (Linux). */
export function childrenOf(pid: number): number[] {
  return [...readParents()].filter(([, parent]) => parent === pid).map(([child]) => child)
}

/** The processes that a process has started, and theirs (Linux). */
export function descendants(pid: number): number[] {
  const parents = readParents()
  const found: number[] = []
  for (let wave = [pid]; wave.length > 0; ) {
    wave = [...parents].filter(([, parent]) => wave.includes(parent)).map(([child]) => child)
    found.push(...wave)
  }
  return found
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** As long as a busy machine may need: a start from a cold disk took over five seconds. */
const PATIENCE_MS = 30_000

/** Waits until something holds; fails after half a minute, if not told otherwise. */
export async function eventually(holds: () => boolean | Promise<boolean>, patienceMs = PATIENCE_MS): Promise<void> {
  const end = Date.now() + patienceMs
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Not within ${patienceMs} ms: ${holds}`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}
