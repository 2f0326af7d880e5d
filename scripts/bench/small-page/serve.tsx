import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { build } from 'vite'
import { compressFiles } from '../../build/compress.ts'
import { createStaticSite } from '../../server/static-site.ts'
import { routes } from './page.tsx'

const FOLDER = '.cache/bench-small'
const HEAD =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Small</title>' +
  '<style>button{min-height:3rem}[data-theme=dark]{background:#111}</style><script type="module" src="/main.js"></script>'

/** Builds the small page, prerendered and hydrated like the site, and serves it by the site's own server. */
export async function serveSmallPage(): Promise<{ origin: string; stop: () => void }> {
  const rolldownOptions = { input: `${import.meta.dirname}/page.tsx`, output: { entryFileNames: 'main.js' } }
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { outDir: FOLDER, emptyOutDir: true, rolldownOptions },
  })
  const { dataRoutes, query } = createStaticHandler(routes)
  const context = await query(new Request('http://localhost/'))
  if (context instanceof Response) throw new Error('The small page leads elsewhere.')
  const router = createStaticRouter(dataRoutes, context)
  const page = renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />)
  await writeFile(`${FOLDER}/index.html`, `${HEAD}<div id="root">${page}</div></html>`)
  await compressFiles(FOLDER)
  const server = createServer(createStaticSite(FOLDER)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => void server.close(),
  }
}
