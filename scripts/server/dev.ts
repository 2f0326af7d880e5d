import type { RequestListener, Server } from 'node:http'
import path from 'node:path'
import { ensureKeys, startBackend } from '../backend/index.ts'
import { loadEnvironment, usesOtherBackend } from '../env/environment.ts'
import { dataDirOf, PROJECT_DIR } from '../env/paths.ts'
import { readArguments } from './arguments.ts'
import { banner } from './banner.ts'
import { assertPortFree, listenLocally } from './listen.ts'
import { createShutdown } from './shutdown.ts'

const DEFAULT_PORT = 5173

/** `npm run dev`: Vite's development server with the embedded backend, all on one local address. */
export async function dev() {
  const startedAt = Date.now()
  readArguments('npm run dev', {})
  process.chdir(PROJECT_DIR)
  const env = loadEnvironment()
  const port = Number(env.PORT ?? DEFAULT_PORT)
  const origin = `http://localhost:${port}`
  const dataDir = dataDirOf(env)
  const usesOther = usesOtherBackend(env, origin)
  const shutdown = createShutdown()

  await assertPortFree(port)
  if (!usesOther) env.VITE_SUPABASE_PUBLISHABLE_KEY = ensureKeys(dataDir).publishableKey
  env.SITE_URL ??= origin
  const log = console.log
  const starting = usesOther ? undefined : startBackend({ origin, mode: 'development', dataDir, log, env })
  shutdown.add(() => starting?.then((backend) => backend.close()))
  const backend = await starting
  if (shutdown.isEnding) return

  let listener: RequestListener = (_req, res) => res.writeHead(503).end()
  const { server, close } = await listenLocally(port, (req, res) => listener(req, res), env.ALLOWED_HOSTS)
  shutdown.add(close)
  const vite = await startVite({
    server,
    port,
    dataDir,
    allowedHosts: env.ALLOWED_HOSTS?.split(',').map((name) => name.trim()),
  })
  shutdown.add(() => vite.close())
  listener = (req, res) => {
    if (backend) backend.handle(req, res, () => vite.middlewares(req, res))
    else vite.middlewares(req, res)
  }
  // Vite watches the project already: one watcher for pages and functions.
  vite.watcher.on('all', (event, file) => {
    backend?.functions.fileChanged(file)
    const isMigration = path.dirname(file) === path.join(PROJECT_DIR, 'supabase', 'migrations')
    if (isMigration && event === 'add') log(`New migration ${path.basename(file)}: start again to apply it.`)
  })
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

async function startVite({
  server,
  port,
  dataDir,
  allowedHosts,
}: {
  server: Server
  port: number
  dataDir: string
  allowedHosts?: string[]
}) {
  const { createServer } = await import('vite')
  return createServer({
    root: PROJECT_DIR,
    configFile: path.join(PROJECT_DIR, 'vite.config.ts'),
    clearScreen: false,
    server: {
      middlewareMode: true, // this program owns the address and the signals
      port,
      strictPort: true,
      ...(allowedHosts && { allowedHosts }),
      ws: { server },
      watch: { ignored: [`${dataDir.split(path.sep).join('/')}/**`, '**/dist/**', '**/dist-ssr/**'] },
    },
  })
}
