import type { RequestListener } from 'node:http'
import path from 'node:path'
import { INBOX_PATH } from '../backend/inbox.ts'
import { PROJECT_DIR } from '../env/paths.ts'
import { readArguments } from './arguments.ts'
import { listenLocally } from './listen.ts'
import { prepareSite } from './local-site.ts'

const DEFAULT_PORT = 5173

/** `npm run dev`: Vite's development server with the embedded backend, all on one local address. */
export async function dev() {
  readArguments('npm run dev', {})
  const site = await prepareSite(DEFAULT_PORT)
  const { env, port, dataDir, shutdown } = site
  env.SITE_URL ??= site.origin
  const backend = await site.startBackend('development')
  if (shutdown.isEnding) return

  let listener: RequestListener = (_req, res) => res.writeHead(503).end()
  const { server, close } = await listenLocally(port, (req, res) => listener(req, res), env.ALLOWED_HOSTS)
  shutdown.add(close)
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: PROJECT_DIR,
    configFile: path.join(PROJECT_DIR, 'vite.config.ts'),
    clearScreen: false,
    server: {
      middlewareMode: true, // this program owns the address and the signals
      port,
      strictPort: true,
      ...(env.ALLOWED_HOSTS && { allowedHosts: env.ALLOWED_HOSTS.split(',').map((name) => name.trim()) }),
      ws: { server },
      watch: { ignored: [`${dataDir.split(path.sep).join('/')}/**`, '**/dist/**', '**/dist-ssr/**'] },
    },
  })
  shutdown.add(() => vite.close())
  listener = backend?.listener(vite.middlewares) ?? vite.middlewares
  // Vite watches the project already: one watcher for pages and functions.
  vite.watcher.on('all', (event, file) => {
    backend?.functions.fileChanged(file)
    const isMigration = path.dirname(file) === path.join(PROJECT_DIR, 'supabase', 'migrations')
    if (isMigration && event === 'add') console.log(`New migration ${path.basename(file)}: start again to apply it.`)
  })
  backend?.isListening()
  site.announce(backend?.accounts)
  if (backend?.inbox) console.log(`  Letters are at ${site.origin}${INBOX_PATH}.\n`)
}
