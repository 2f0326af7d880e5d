import { StrictMode } from 'react'
import { text } from 'node:stream/consumers'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { HelmetProvider } from 'react-helmet-async'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { Loading } from './app/loading'
import { collectMarkdown } from './app/page-markdown'
import { collectPrompts } from './app/prompt-records'
import { type PageHandle, routes } from './app/router'
import { makeSearchFiles } from './app/search-files'
import { collectYear, makeCalendar } from './app/today-files'
import LIBRARY from './content/library'
import { DATA_FILES } from './content/open-data'
import { BODY_ID, bodyAddress } from './content/page-bodies'
import { PAGES } from './content/registry'
import { builtArticles, builtCategories, provideBuiltPosts } from './features/blog/lib/built-posts'
import { OFFLINE_PATH } from './features/offline/lib/caches'
import { builtState, STATE_ID } from './pages/blog/blog-data'
import { fillBlanks, NO_ANSWERS } from './lib/blanks'
import { SITE } from './lib/site'

export {
  builtArticles,
  builtCategories,
  collectMarkdown,
  collectYear,
  DATA_FILES,
  makeCalendar,
  makeSearchFiles,
  OFFLINE_PATH,
  PAGES,
  provideBuiltPosts,
  SITE,
}

/** All prompts for programs, as they are taken along: blanks without their examples. */
export async function collectOpenData() {
  const prompts = (await collectPrompts()).map((row) => ({ ...row, text: fillBlanks(row.text, NO_ANSWERS) }))
  const library = LIBRARY.map((item) => ({ ...item, prompt: fillBlanks(item.prompt, NO_ANSWERS) }))
  return { prompts, library }
}

/** What stands in a page whose address only the browser can fill. */
export const renderLoading = (): string => renderToStaticMarkup(<Loading />)

const handler = createStaticHandler(routes)

interface RenderedPage {
  html: string
  isFound: boolean
  files: string[]
  /** What the document carries; what has an address is written there, too. */
  data: { id: string; json: string; address?: string }[]
}

/**
 * The markup of one page, its head tags first (react-helmet-async on React 19 renders them in place).
 * @returns the markup, whether such a page exists, the source files of the chunks it starts with, and what it was
 *   rendered from as JSON: its texts, and the state of the server
 * @throws Error where the address leads elsewhere
 */
export async function render(path: string): Promise<RenderedPage> {
  const context = await handler.query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error(`${path} leads to ${context.headers.get('location')}.`)
  const router = createStaticRouter(handler.dataRoutes, context)
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <HelmetProvider>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
        {/* Stands for EarlyPress of main.tsx: React counts places, and both renderings must give the same ids. */}
        {null}
      </HelmetProvider>
    </StrictMode>,
    // Otherwise long pages move parts of themselves into hidden segments that need a script to appear.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const handles = context.matches.flatMap(({ route }) => (route.handle as PageHandle | undefined) ?? [])
  const texts = await handles.at(-1)?.loadTexts?.()
  const state = builtState(path)
  return {
    html: await text(prelude),
    isFound: context.matches.at(-1)?.route.path !== '*',
    files: handles.flatMap(({ files }) => files),
    data: [
      ...(texts ? [{ id: BODY_ID, json: JSON.stringify(texts), address: bodyAddress(path) }] : []),
      ...(state ? [{ id: STATE_ID, json: state }] : []),
    ],
  }
}
