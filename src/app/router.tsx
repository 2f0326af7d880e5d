import { ADMIN_PAGES } from '@contracts/admin-pages.ts'
import { PREVIEW_PATH } from '@contracts/preview-link.ts'
import type { ComponentType } from 'react'
import type { createBrowserRouter, LoaderFunction, RouteMatch, RouteObject } from 'react-router-dom'
import { loadPage } from '@/content/load-page'
import type { PageEntry, PageKind } from '@/content/page-entry'
import { PAGES } from '@/content/registry'
import { OFFLINE_PATH, SHARE_PATH } from '@/features/offline/lib/caches'
import { ACCOUNT_PATH, HISTORY_PATH } from '@/lib/account-path'
import { CLASS_PATH } from '@/lib/class-link'
import { COPY_PATH } from '@/lib/copy-link'
import { FILTER_ROUTE, SINGLE_PROMPT_ROUTE } from '@/lib/prompt-path'
import { Layout } from './layout/layout'
import { Loading } from './loading'
import { FrameError, PageError } from './page-error'

type Router = ReturnType<typeof createBrowserRouter>

/** A page module: its template, and its loader if it does not use the registry's (the blog). */
interface PageModule {
  readonly default: ComponentType
  readonly loader?: LoaderFunction
  /** For a page of the admin area: it stays when the session ends, and asks for the password in place. */
  readonly holdsForm?: boolean
}

const TEMPLATES = import.meta.glob<PageModule>('../pages/**/*-page.tsx')

/** The templates that are not named after the kind that they show. */
const TEMPLATE_OF: Partial<Record<PageKind, string>> = {
  'local-generator': 'public/prompt-generator',
  'today-month': 'public/themed',
}

/** What a route of a page tells the prerenderer. */
export interface PageHandle {
  /** The sources of the chunks that it starts with. */
  readonly files: readonly string[]
}

function pageModule(path: string, template: string) {
  const file = `../pages/${template}-page.tsx`
  const load = TEMPLATES[file]
  if (!load) throw new Error(`${path} has no ${file}.`)
  return { file: file.replace('..', 'src'), load }
}

/** A page of its own chunks. */
function pageRoute(path: string, template: string): RouteObject {
  const { file, load } = pageModule(path, template)
  return {
    id: path,
    path,
    handle: { files: [file] } satisfies PageHandle,
    lazy: async () => {
      const { default: Template, loader } = await load()
      // A new component per route, so that two pages with one template share no state.
      const Component = () => <Template />
      return loader ? { Component, loader } : { Component }
    },
  }
}

/** A page of the registry. Its document contains its texts; following a link fetches them along with its chunks. */
const registryRoute = (page: PageEntry): RouteObject => ({
  ...pageRoute(page.path, TEMPLATE_OF[page.kind] ?? `public/${page.kind}`),
  loader: () => loadPage(page),
  // Texts stay the same for as long as the page is open.
  shouldRevalidate: () => false,
})

/** The page of a single prompt. Its template module brings the loader. */
const singlePromptRoute: RouteObject = {
  ...pageRoute(SINGLE_PROMPT_ROUTE, 'public/single-prompt'),
  shouldRevalidate: ({ currentParams, nextParams }) => currentParams.slug !== nextParams.slug,
}

/** The shelf with filters, which reads the rest of its address itself: a loader would hold its updates back. */
const filterRoute: RouteObject = {
  ...pageRoute(FILTER_ROUTE, 'public/filter'),
  shouldRevalidate: ({ currentParams, nextParams }) => currentParams.filter !== nextParams.filter,
}

const isBlog = ({ kind }: PageEntry) => kind === 'blog'

const blogRoutes: RouteObject = {
  lazy: async () => ({ Component: (await import('@/pages/blog/blog-data')).BlogData }),
  handle: { files: ['src/pages/blog/blog-data.tsx'] },
  children: [
    pageRoute('/blog', 'blog/blog'),
    pageRoute('/blog/category/:category', 'blog/blog-category'),
    pageRoute('/blog/:slug', 'blog/blog-post'),
    pageRoute(PREVIEW_PATH, 'blog/draft-preview'),
  ],
}

/** A page for admins. */
function guardedPage(path: string, template: string): RouteObject {
  const { load } = pageModule(path, template)
  return {
    path,
    lazy: async () => {
      const [{ default: Page, holdsForm = false }, { RequireAdmin }] = await Promise.all([
        load(),
        import('@/features/auth/components/require-admin'),
      ])
      return {
        Component: () => (
          <RequireAdmin holdsForm={holdsForm}>
            <Page />
          </RequireAdmin>
        ),
      }
    },
  }
}

const adminRoutes: RouteObject = {
  lazy: async () => ({ Component: (await import('@/pages/admin/admin-frame')).AdminFrame }),
  children: [
    pageRoute('/admin/login', 'admin/login'),
    ...Object.entries(ADMIN_PAGES).map(([path, template]) => guardedPage(path, template)),
  ],
}

/** The routes if the service worker answered with the offline page, which then stands in for any address. */
export const offlineRoutes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: FrameError,
    children: [{ ErrorBoundary: PageError, children: [pageRoute('*', 'public/offline')] }],
  },
]

/** Every route of the site: the registry's pages, the blog, the admin area, and the not-found page. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: FrameError,
    HydrateFallback: Loading,
    children: [
      {
        ErrorBoundary: PageError,
        children: [
          ...PAGES.filter((page) => !isBlog(page)).map(registryRoute),
          singlePromptRoute,
          filterRoute,
          blogRoutes,
          adminRoutes,
          pageRoute(ACCOUNT_PATH, 'public/account'),
          pageRoute(HISTORY_PATH, 'public/writing-history'),
          pageRoute(COPY_PATH, 'public/copy'),
          pageRoute(SHARE_PATH, 'public/share'),
          pageRoute(OFFLINE_PATH, 'public/offline'),
          pageRoute('*', 'public/not-found'),
        ],
      },
    ],
  },
  // A class sees only the prompts, without the site's frame.
  { ErrorBoundary: FrameError, HydrateFallback: Loading, children: [pageRoute(CLASS_PATH, 'public/class')] },
]

/**
 * The routes with the modules of an address loaded, so that the router starts with the page the document shows, without
 * a fallback.
 * @param matches the routes of that address
 * @throws Error if a module does not load
 */
export async function withModules(
  routes: RouteObject[],
  matches: readonly Pick<RouteMatch, 'route'>[],
): Promise<RouteObject[]> {
  const matched = new Set(matches.map(({ route }) => route))
  const resolve = async (route: RouteObject): Promise<RouteObject> => {
    if (!matched.has(route)) return route
    const { lazy, children, ...rest } = route
    const [loaded, resolved] = await Promise.all([
      typeof lazy === 'function' ? lazy() : {},
      children && Promise.all(children.map(resolve)),
    ])
    return { ...rest, ...loaded, ...(resolved && { children: resolved }) } as RouteObject
  }
  return Promise.all(routes.map(resolve))
}

/** Waits until the chunks and the data of a router's first page are there. */
export function untilReady(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}
