import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { ensureProgram } from '../../../scripts/browser.ts'

/** A screen that nobody sees, with a clipboard of its own. */
export async function startScreen() {
  const server = spawn(
    ensureProgram('screen'),
    ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  )
  const [display] = (await once(server.stdio[3] as Readable, 'data')) as [Buffer]
  return {
    /** What a program needs to be shown there. */
    env: { ...process.env, DISPLAY: `:${String(display).trim()}`, GDK_BACKEND: 'x11', LANG: 'en_US.UTF-8' },
    close: () => end(server),
  }
}

/** Ends a program, and waits until it has gone. */
export async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return
  const ended = once(program, 'exit')
  program.kill()
  await ended
}
