import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { PROJECT_DIR } from '../env/paths.ts'
import { Problem } from '../env/problem.ts'
import { folderOption, readArguments } from './arguments.ts'
import type { DrawPicture } from './share-pictures.ts'
import { listenLocally } from './listen.ts'
import { prepareSite } from './local-site.ts'
import { renderOnRequest } from './on-request.ts'
import type { createShutdown } from './shutdown.ts'
import { createStaticSite } from './static-site.ts'

const DEFAULT_PORT = 4173

/** `npm start`: builds the site, then serves it with the embedded backend, all on one local address. */
export async function start() {
  const options = readArguments('npm start', {
    'no-build': { type: 'boolean' },
    // The next two are for tests, to serve another built site or other functions.
    dist: { type: 'string' },
    functions: { type: 'string' },
  })
  const dist = folderOption(options.dist, path.join(PROJECT_DIR, 'dist'))
  const functionsDir = folderOption(options.functions, path.join(PROJECT_DIR, 'supabase', 'functions'))
  const site = await prepareSite(DEFAULT_PORT)
  const { env, port, origin, usesOther, shutdown } = site
  const embedded = usesOther ? undefined : { url: origin, key: env.VITE_SUPABASE_PUBLISHABLE_KEY ?? '' }
  if (!options['no-build']) await build({ ...env, SITE_URL: env.SITE_URL ?? origin }, shutdown)
  if (shutdown.isEnding) return
  if (!existsSync(path.join(dist, 'index.html'))) {
    throw new Problem(`There is no built site in ${dist}: run npm start without --no-build.`)
  }

  // Loaded with the first picture: few starts need one.
  const draw: DrawPicture = async (texts) => (await import('../build/social-images.ts')).cachedPicture(texts)
  const onRequest = renderOnRequest(dist, shutdown)
  const pages = createStaticSite(dist, { backend: embedded, draw, onRequest })
  const backend = await site.startBackend('production', functionsDir)
  if (shutdown.isEnding) return

  const { close } = await listenLocally(port, backend?.listener(pages) ?? pages, env.ALLOWED_HOSTS)
  shutdown.add(close)
  backend?.isListening()
  // With ALLOWED_HOSTS, the accounts have their own passwords, so none are printed.
  site.announce(env.ALLOWED_HOSTS ? [] : backend?.accounts)
}

/** In a process of its own, so that its workers and its memory are gone when the site is up. */
async function build(env: Record<string, string | undefined>, shutdown: ReturnType<typeof createShutdown>) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(PROJECT_DIR, 'scripts', 'build.ts'), '--on-request'],
    {
      env,
      stdio: 'inherit',
    },
  )
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
