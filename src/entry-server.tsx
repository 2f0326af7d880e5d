import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from './app/app'
import { findRoute, matchRoute } from './app/match-route'
import { loadPage, providePage } from './app/page-module'
import { collectMarkdown } from './app/page-markdown'
import { collectPrompts } from './app/prompt-records'
import { TOOL_ROUTES } from './app/tool-routes'
import LIBRARY from './content/library'
import { DATA_FILES } from './content/open-data'
import { findPage, PAGES } from './content/registry'
import { builtArticles, builtCategories, provideBuiltPosts } from './features/blog/model/built-posts'
import { OFFLINE_PATH } from './features/offline/model/caches'
import OfflinePage from './pages/public/offline-page'
import { SITE } from './shared/config/site'

export {
  builtArticles,
  builtCategories,
  collectMarkdown,
  collectPrompts,
  DATA_FILES,
  LIBRARY,
  OFFLINE_PATH,
  PAGES,
  provideBuiltPosts,
  SITE,
}

const NOT_FOUND = 'src/pages/public/not-found-page.tsx'

const Nothing = () => null

// In no table of routes: nobody goes there by link, and the browser takes its markup over as it stands.
providePage(matchRoute(OFFLINE_PATH).load, () => (
  <div data-static>
    <OfflinePage />
  </div>
))

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
  // Articles and categories stand in no registry: who asks for one here knows that it is there.
  const isFound = findPage(path) !== undefined || path.startsWith('/blog/')
  const row = isFound ? await findRoute(path) : undefined
  const html = await text(prelude)
  const files = [
    ...(row
      ? [...(TOOL_ROUTES.includes(row) ? ['src/app/tool-routes.tsx'] : []), ...row.files]
      : path === OFFLINE_PATH
        ? []
        : [NOT_FOUND]),
    ...(html.includes('data-island=') ? ['src/app/islands.tsx'] : []),
  ]
  return { html, isFound, files }
}
