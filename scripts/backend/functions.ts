import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { FunctionProcess } from './function-process.ts'
import { pathOf, sendError, type Request, type Response } from './http.ts'
import { createProxy } from './proxy.ts'

const PREFIX = '/functions/v1/'
/** Editors write a file in several steps; one restart is enough for all of them. */
const SETTLE_MS = 120

/** All functions of a folder, one process each, behind `/functions/v1/<name>`. */
export function createFunctions({
  addressHeader,
  addressOf,
  ...options
}: {
  functionsDir: string
  projectDir: string
  dataDir: string
  addressHeader: string
  /** the caller's address */
  addressOf?: (req: Request) => string
  hosts: readonly string[]
  env: Readonly<Record<string, string>>
  log: (line: string) => void
  /** whether a function that cannot even start waits for a change of its source */
  waitsForChange: boolean
}) {
  const { functionsDir, projectDir, dataDir, hosts, env, log, waitsForChange } = options
  const running: Map<string, FunctionProcess> = new Map()
  const forward = createProxy({ addressHeader, addressOf })
  let isClosed = false

  const entryOf = (name: string) => path.join(functionsDir, name, 'index.ts')

  function namesOnDisk() {
    if (!existsSync(functionsDir)) return []
    return readdirSync(functionsDir).filter((name) => /^[a-z0-9][\w-]*$/i.test(name) && existsSync(entryOf(name)))
  }

  async function run(name: string) {
    const entry = entryOf(name)
    const process = new FunctionProcess({ name, entry, projectDir, dataDir, hosts, env, log, waitsForChange })
    running.set(name, process)
    await process.start()
  }

  const changed: Set<string> = new Set()
  let settle: NodeJS.Timeout | undefined

  async function applyChanges() {
    if (isClosed) return
    const isEverybodys = [...changed].some((name) => name === '' || name.startsWith('_'))
    const affected = isEverybodys ? new Set([...running.keys(), ...changed]) : new Set(changed)
    changed.clear()
    const onDisk = new Set(namesOnDisk())
    await Promise.all(
      [...affected].map(async (name) => {
        const process = running.get(name)
        if (process && onDisk.has(name)) {
          log(`[${name}] changed, starting again`)
          await process.restart()
        } else if (process) {
          running.delete(name)
          await process.stop()
        } else if (onDisk.has(name)) {
          log(`[${name}] new function`)
          await run(name)
        }
      }),
    )
  }

  return {
    /** Starts every function; resolves when each listens or has failed to. */
    start: () => Promise.all(namesOnDisk().map(run)),

    names: () => [...running.keys()].sort(),

    process: (name: string) => running.get(name),

    matches: (req: Request) => pathOf(req).startsWith(PREFIX) || pathOf(req) === PREFIX.slice(0, -1),

    async handle(req: Request, res: Response) {
      // As hosted: a function sees the address from its own name on.
      const rest = (req.url ?? '').slice(PREFIX.length)
      const target = running.get(/^[\w-]+(?=[/?]|$)/.exec(rest)?.[0] ?? '')
      if (target) await forward(target, `/${rest}`, req, res)
      else sendError(res, 404, 'function_not_found', 'There is no function of this name.')
    },

    /** Tells that a file was added, changed or removed; a file outside of the functions' folder is ignored. */
    fileChanged(file: string) {
      const relative = path.relative(functionsDir, path.resolve(projectDir, file))
      if (relative.startsWith('..') || path.isAbsolute(relative)) return
      changed.add(relative.includes(path.sep) ? (relative.split(path.sep)[0] ?? '') : '')
      clearTimeout(settle)
      settle = setTimeout(() => void applyChanges(), SETTLE_MS)
    },

    /** Ends every function at once, from a place that cannot wait. */
    kill() {
      for (const process of running.values()) process.kill()
    },

    async close() {
      isClosed = true
      clearTimeout(settle)
      await Promise.all([...running.values()].map((process) => process.stop()))
    },
  }
}
