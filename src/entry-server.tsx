import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from './app/app'
import { matchRoute } from './app/match-route'
import { loadPage } from './app/page-module'
import { findPage, PAGES } from './content/registry'
import { SITE } from './shared/config/site'

export { PAGES, SITE }

const Nothing = () => null

/**
 * The markup of one page. React renders its title, meta and link tags ahead of the markup.
 * @returns the markup, whether such a page exists, and the source files of the chunks it starts with.
 */
export async function render(path: string): Promise<{ html: string; isFound: boolean; files: readonly string[] }> {
  const route = matchRoute(path)
  await loadPage(route.load)
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={path}>
      {/* Stands where the browser mounts what tells that the page is alive: the trees must match. */}
      <App>
        <Nothing />
      </App>
    </StaticRouter>,
    // Otherwise long pages move parts of themselves into hidden segments that need a script to appear.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const isFound = findPage(path) !== undefined
  const files = isFound ? route.files : ['src/pages/public/not-found-page.tsx']
  return { html: await text(prelude), isFound, files }
}
