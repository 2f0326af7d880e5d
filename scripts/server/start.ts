import type { IncomingMessage, ServerResponse } from 'node:http'
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ensureKeys, startBackend } from '../backend/index.ts'
import { assertUnlocked } from '../backend/lock.ts'
import { loadEnvironment, usesOtherBackend } from '../env/environment.ts'
import { dataDirOf, PROJECT_DIR } from '../env/paths.ts'
import { Problem } from '../env/problem.ts'
import { folderOption, readArguments } from './arguments.ts'
import { banner } from './banner.ts'
import { assertPortFree, listenLocally } from './listen.ts'
import { createShutdown } from './shutdown.ts'
import { createStaticSite } from './static-site.ts'

const DEFAULT_PORT = 4173

/** `npm start`: builds the site, then serves it with the embedded backend, all on one local address. */
export async function start() {
  const startedAt = Date.now()
  const options = readArguments('npm start', {
    'no-build': { type: 'boolean' },
    // The two below serve the tests: another built site, other functions.
    dist: { type: 'string' },
    functions: { type: 'string' },
  })
  const dist = folderOption(options.dist, path.join(PROJECT_DIR, 'dist'))
  const functionsDir = folderOption(options.functions, path.join(PROJECT_DIR, 'supabase', 'functions'))
  process.chdir(PROJECT_DIR)
  const env = loadEnvironment()
  const port = Number(env.PORT ?? DEFAULT_PORT)
  const origin = `http://localhost:${port}`
  const dataDir = dataDirOf(env)
  const usesOther = usesOtherBackend(env, origin)
  const shutdown = createShutdown()

  await assertPortFree(port)
  if (!usesOther) {
    await assertUnlocked(dataDir)
    env.VITE_SUPABASE_PUBLISHABLE_KEY = ensureKeys(dataDir).publishableKey // goes into the pages
  }
  const embedded = usesOther ? undefined : { url: origin, key: env.VITE_SUPABASE_PUBLISHABLE_KEY ?? '' }
  if (!options['no-build']) await build({ ...env, SITE_URL: env.SITE_URL ?? origin }, shutdown)
  if (shutdown.isEnding) return
  if (!existsSync(path.join(dist, 'index.html'))) {
    throw new Problem(`There is no built site in ${dist}: run npm start without --no-build.`)
  }

  const site = createStaticSite(dist, embedded)
  const log = console.log
  const starting = usesOther ? undefined : startBackend({ origin, mode: 'production', dataDir, log, env, functionsDir })
  // Added before it is up: a Ctrl-C during the start must not leave a database server behind.
  shutdown.add(() => starting?.then((backend) => backend.close()))
  const backend = await starting
  if (shutdown.isEnding) return

  const answer = (req: IncomingMessage, res: ServerResponse) => {
    if (backend) backend.handle(req, res, () => site(req, res))
    else site(req, res)
  }
  const { close } = await listenLocally(port, answer, env.ALLOWED_HOSTS)
  shutdown.add(close)
  const milliseconds = Date.now() - startedAt
  log(
    banner({
      origin,
      dataDir,
      accounts: backend?.accounts,
      otherBackend: usesOther ? env.VITE_SUPABASE_URL : undefined,
      milliseconds,
    }),
  )
}

/** In a process of its own, so that its workers and its memory are gone when the site is up. */
async function build(env: Record<string, string | undefined>, shutdown: ReturnType<typeof createShutdown>) {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(PROJECT_DIR, 'scripts', 'build.ts')], {
    env,
    stdio: 'inherit',
  })
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code === 0))
  })
  shutdown.add(() => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    return ended
  })
  if (!(await ended) && !shutdown.isEnding) throw new Problem('The build failed; the lines above say why.')
}
