import { existsSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { port as portSchema, problemOf } from '../../supabase/functions/_shared/settings.ts'
import { PROJECT_DIR } from '../env/paths.ts'
import { Problem } from '../env/problem.ts'
import { folderOption, readArguments } from './arguments.ts'
import { bind, closeServer, SERVER_TIMES } from './listen.ts'
import { createShutdown } from './shutdown.ts'
import { createStaticSite } from './static-site.ts'

const DEFAULT_HOST = '127.0.0.1'
const DEFAULT_PORT = '8080'

/**
 * `scripts/serve.ts`: serves only the built site, for a container or a service behind a proxy that terminates TLS. Uses
 * the backend it was built for. `HOST` and `PORT` set where it listens.
 * @throws Problem if there is no built site or the address cannot be used
 */
export async function serve() {
  const options = readArguments('scripts/serve.ts', { dist: { type: 'string' } })
  const dist = folderOption(options.dist, path.join(PROJECT_DIR, 'dist'))
  const host = process.env.HOST || DEFAULT_HOST
  const port = process.env.PORT || DEFAULT_PORT
  const wrong = problemOf(portSchema, port)
  if (wrong) throw new Problem(`PORT ${wrong}.`)
  if (!existsSync(path.join(dist, 'index.html')))
    throw new Problem(`There is no built site in ${dist}: run npm run build.`)

  const shutdown = createShutdown()
  const server = http.createServer(SERVER_TIMES, createStaticSite(dist))
  shutdown.add(() => closeServer(server))
  if (!(await bind(server, Number(port), host)))
    throw new Problem(`HOST must be an address of this machine, which ${host} is not.`)
  console.log(`The site is served on http://${host.includes(':') ? `[${host}]` : host}:${port}`)
}
