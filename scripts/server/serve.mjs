import { existsSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import * as check from '../env/checks.mjs'
import { PROJECT_DIR } from '../env/paths.mjs'
import { Problem } from '../env/problem.mjs'
import { folderOption, readArguments } from './arguments.mjs'
import { closeServer, listenProblem, SERVER_TIMES } from './listen.mjs'
import { createShutdown } from './shutdown.mjs'
import { createStaticSite } from './static-site.mjs'

const DEFAULT_HOST = '127.0.0.1'
const DEFAULT_PORT = '8080'

/**
 * `node scripts/serve.mjs`: the built site and nothing else, for a container or a service behind a proxy that ends TLS.
 * Its backend is the one that it was built for. `HOST` and `PORT` say where it listens.
 * @throws Problem where there is no built site, or the address cannot be had
 */
export async function serve() {
  const options = readArguments('node scripts/serve.mjs', { dist: { type: 'string' } })
  const dist = folderOption(options.dist, path.join(PROJECT_DIR, 'dist'))
  const host = process.env.HOST || DEFAULT_HOST
  const port = process.env.PORT || DEFAULT_PORT
  const wrong = check.port(port)
  if (wrong) throw new Problem(`PORT ${wrong}.`)
  if (!existsSync(path.join(dist, 'index.html')))
    throw new Problem(`There is no built site in ${dist}: run npm run build.`)

  const shutdown = createShutdown()
  const server = http.createServer(SERVER_TIMES, createStaticSite(dist))
  shutdown.add(() => closeServer(server))
  await new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      reject(startProblem(error, host, Number(port))),
    )
    server.listen(Number(port), host, () => resolve(undefined))
  })
  console.log(`The site is served on http://${host.includes(':') ? `[${host}]` : host}:${port}`)
}

/** @param {NodeJS.ErrnoException} error @param {string} host @param {number} port */
function startProblem(error, host, port) {
  const isNotHere = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(error.code ?? '')
  return isNotHere
    ? new Problem(`HOST must be an address of this machine, which ${host} is not.`)
    : listenProblem(error, port)
}
