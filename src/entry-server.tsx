import { text } from 'node:stream/consumers'
import { PREVIEW_PATH } from '@contracts/preview-link.ts'
import { StrictMode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { HelmetProvider } from 'react-helmet-async'
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from 'react-router-dom'
import { Loading } from './app/loading'
import { type PageHandle, routes } from './app/router'
import { type BuiltBlog, buildBlog } from './build/blog'
import { collectYear, makeCalendar } from './build/calendar'
import { collectFilterFeeds } from './build/filter-feeds'
import { collectMarkdown } from './build/page-markdown'
import { makeSearchFiles } from './build/search-files'
import { FILTER_PAGES } from './content/filter-pages'
import { isIndexed } from './content/indexed-prompts'
import LIBRARY from './content/library'
import { DATA_FILES } from './content/open-data'
import { contentAddress, type PageData } from './content/page-content'
import { HYDRATION_ID } from './lib/hydration'
import { MOVED_SLUGS } from './content/prompt-addresses'
import { collectPrompts } from './content/prompt-records'
import { findPage, PAGES } from './content/registry'
import { collectSinglePrompts } from './content/single-prompts'
import { OFFLINE_PATH, SHARE_PATH } from './features/offline/lib/caches'
import { ACCOUNT_PATH, HISTORY_PATH } from './lib/account-path'
import { fillBlanks, NO_ANSWERS } from './lib/blanks'
import { CLASS_PATH } from './lib/class-link'
import { COPY_PATH } from './lib/copy-link'
import { promptPath, SINGLE_PROMPT_ROUTE } from './lib/prompt-path'
import { SITE } from './lib/site'
import type { BlogContext } from './pages/blog/blog-data'

export {
  buildBlog,
  collectFilterFeeds,
  collectMarkdown,
  collectYear,
  DATA_FILES,
  FILTER_PAGES,
  HYDRATION_ID,
  MOVED_SLUGS,
  makeCalendar,
  makeSearchFiles,
  PAGES,
  SITE,
}

/** Pages in no list, because their content comes from the address, the device or the service worker. */
export const UNLISTED = [ACCOUNT_PATH, HISTORY_PATH, COPY_PATH, SHARE_PATH, CLASS_PATH, PREVIEW_PATH, OFFLINE_PATH]

/** All prompts for programs, as they are copied: blanks without their examples. */
export async function collectOpenData() {
  const prompts = (await collectPrompts()).map((row) => ({ ...row, text: fillBlanks(row.text, NO_ANSWERS) }))
  const library = LIBRARY.map((item) => ({ ...item, prompt: fillBlanks(item.prompt, NO_ANSWERS) }))
  return { prompts, library }
}

/** The pages of single prompts, and whether search engines may index them. */
export async function collectPromptPages() {
  return [...(await collectSinglePrompts())].map(([slug, single]) => ({
    path: promptPath(slug),
    list: single.list.path,
    isIndexed: isIndexed(single),
  }))
}

/** The shell of pages that only the browser can render. */
export const renderLoading = (): string => renderToStaticMarkup(<Loading />)

const handler = createStaticHandler(routes)

/** A rendered page. */
export interface RenderedPage {
  /** Its markup, head tags first, because react-helmet-async renders them in place on React 19. */
  readonly html: string
  /** Whether the page exists. */
  readonly isFound: boolean
  /** The source files of the chunks that it starts with. */
  readonly files: readonly string[]
  /** Its loader data, with which the browser's router starts. */
  readonly hydrationData: { readonly loaderData: Readonly<Record<string, unknown>> }
  /** Its texts for navigations, and their address on the site. */
  readonly texts?: { readonly address: string; readonly content: unknown }
}

/**
 * Renders the page of an address.
 * @throws Error if a loader fails, or the address redirects
 */
export async function render(path: string, blog: BuiltBlog): Promise<RenderedPage> {
  const requestContext: BlogContext = { blogClient: blog.client }
  const context = await handler.query(new Request(`http://localhost${path}`), { requestContext })
  if (context instanceof Response) throw new Error(`${path} leads to ${context.headers.get('location')}.`)
  for (const error of Object.values(context.errors ?? {})) throw error
  // The page's own routes alone: a table of all of them would be made and searched again for each of 5,000 pages.
  const own = context.matches.reduceRight<RouteObject[]>(
    (children, { route }) => [{ ...route, children } as RouteObject],
    [],
  )
  const router = createStaticRouter(own, context)
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <HelmetProvider>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
        {/* Stands for EarlyWish of main.tsx: React counts places, and both renderings must give the same ids. */}
        {null}
      </HelmetProvider>
    </StrictMode>,
    // Otherwise React puts parts of long pages into hidden segments that need a script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const { route } = context.matches.at(-1) ?? {}
  const data = context.loaderData[route?.id ?? ''] as Partial<PageData<unknown>> | null | undefined
  return {
    html: await text(prelude),
    isFound: route?.path !== '*' && !(route?.id === SINGLE_PROMPT_ROUTE && data?.content === undefined),
    files: context.matches.flatMap(({ route: { handle } }) => (handle as PageHandle | undefined)?.files ?? []),
    hydrationData: { loaderData: context.loaderData },
    // For other pages, the document is also the data.
    ...(data?.content !== undefined &&
      findPage(path)?.body && { texts: { address: contentAddress(path), content: data.content } }),
  }
}
