import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { Hono } from 'hono'
import type { FunctionsSetup } from './deno.ts'
import { FunctionsProcess } from './functions-process.ts'
import { type Env, failure } from './http.ts'
import { createProxy } from './proxy.ts'

const PREFIX = '/functions/v1'
/** Editors write a file in several steps; one restart is enough for all of them. */
const SETTLE_MS = 120

/** All functions of a folder in one process, behind `/functions/v1/<name>`. */
export function createFunctions({
  addressHeader,
  addressOf,
  ...options
}: FunctionsSetup & {
  addressHeader: string
  /** the caller's address */
  addressOf?: (req: Env['Bindings']['incoming']) => string
  log: (line: string) => void
}) {
  const { functionsDir, projectDir, log } = options
  const names: Set<string> = new Set()
  const process = new FunctionsProcess({ ...options, names: readNames })
  const forward = createProxy({ addressHeader, addressOf })
  let isClosed = false
  let settle: NodeJS.Timeout | undefined

  function readNames() {
    const found = existsSync(functionsDir) ? readdirSync(functionsDir) : []
    names.clear()
    for (const name of found.sort()) {
      if (/^[a-z0-9][\w-]*$/i.test(name) && existsSync(path.join(functionsDir, name, 'index.ts'))) names.add(name)
    }
    return [...names]
  }

  return {
    /** Starts the functions; resolves when they listen or have failed to. */
    start: () => process.start(),

    process,

    app: new Hono<Env>().all(`${PREFIX}/*`, async (context) => {
      // As hosted: a function sees the address from its own name on.
      const { pathname, search } = new URL(context.req.url)
      // An address whose prefix is written in another way, such as /functions/%761, has no rest that could be cut off.
      const rest = pathname.startsWith(PREFIX) ? pathname.slice(PREFIX.length) : ''
      if (names.has(rest.split('/')[1] ?? '')) return forward(process, rest + search, context)
      return failure(404, 'function_not_found', 'There is no function of this name.')
    }),

    /** Tells that a file was added, changed or removed; a file outside of the functions' folder is ignored. */
    fileChanged(file: string) {
      const relative = path.relative(functionsDir, path.resolve(projectDir, file))
      if (relative.startsWith('..') || path.isAbsolute(relative)) return
      clearTimeout(settle)
      settle = setTimeout(() => {
        if (isClosed) return
        log('[functions] changed, starting again')
        void process.restart()
      }, SETTLE_MS)
    },

    /** Kills them at once, for callers that cannot wait. */
    kill: () => process.kill(),

    async close() {
      isClosed = true
      clearTimeout(settle)
      await process.stop()
    },
  }
}
