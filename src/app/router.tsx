import { ADMIN_PAGES } from '@contracts/admin-pages.ts'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { PAGES, type PageEntry, type PageKind } from '@/content/registry'
import { OFFLINE_PATH } from '@/features/offline/lib/caches'
import { loadBody } from './page-bodies'
import { Loading } from './loading'
import { Layout } from './layout/layout'
import { PageError } from './page-error'

/** What every template of a registry page takes. `content` is the body that its kind has (content/schema.ts). */
interface PageProps {
  path: string
  content: unknown
}

const TEMPLATES = import.meta.glob<{ default: ComponentType<PageProps> }>([
  '../pages/**/*-page.tsx',
  '!../pages/development/**',
])

const TEMPLATE_OF: Record<PageKind, string> = {
  home: 'public/home',
  generator: 'public/generator',
  'local-generator': 'public/prompt-generator',
  'ai-prompts': 'public/ai-prompts',
  feedback: 'public/feedback',
  model: 'public/model',
  themed: 'public/themed',
  grouped: 'public/grouped',
  daily: 'public/daily',
  business: 'public/business',
  'journal-hub': 'public/journal-hub',
  memoir: 'public/memoir',
  school: 'public/school',
  short: 'public/short',
  today: 'public/today',
  'today-month': 'public/today-month',
  blog: 'blog/blog',
  about: 'public/about',
  pricing: 'public/pricing',
  faq: 'public/faq',
  sitemap: 'public/sitemap',
  saved: 'public/saved',
  shelf: 'public/shelf',
  desk: 'public/desk',
  write: 'public/write',
  newsletter: 'public/newsletter',
  legal: 'public/legal',
}

/** What a route of a page tells the prerenderer. */
export interface PageHandle {
  /** The sources of the chunks that it starts with. */
  readonly files: readonly string[]
  /** Its texts, which its document carries. */
  readonly loadTexts?: () => Promise<unknown>
}

/**
 * A page of its own chunks. Its texts come with its document; who follows a link fetches them with it.
 */
function lazyPage(path: PageEntry['path'] | '*', template: string, body?: string): RouteObject {
  const file = `../pages/${template}-page.tsx`
  const loadTemplate = TEMPLATES[file]
  if (!loadTemplate) throw new Error(`${path} has no ${file}.`)
  const loadTexts = async () => (body ? loadBody(path, body) : undefined)
  return {
    path,
    handle: { files: [file.replace('..', 'src')], loadTexts } satisfies PageHandle,
    lazy: async () => {
      const [{ default: Template }, content] = await Promise.all([loadTemplate(), loadTexts()])
      return { Component: () => <Template path={path} content={content} /> }
    },
  }
}

const rowsOf = (pages: readonly PageEntry[]) =>
  pages.map(({ path, kind, body }) => lazyPage(path, TEMPLATE_OF[kind], body))

const isBlog = ({ kind }: PageEntry) => kind === 'blog'

const blogRoutes: RouteObject = {
  lazy: async () => ({ Component: (await import('@/pages/blog/blog-data')).BlogData }),
  handle: { files: ['src/pages/blog/blog-data.tsx'] },
  children: [
    ...rowsOf(PAGES.filter(isBlog)),
    lazyPage('/blog/category/:category', 'blog/blog-category'),
    lazyPage('/blog/:slug', 'blog/blog-post'),
  ],
}

/** A page for admins. One that holds a form stays when the session ends, and asks for the password in place. */
function guardedPage(path: PageEntry['path'], template: string, holdsForm: boolean): RouteObject {
  const page = lazyPage(path, template)
  const load = page.lazy as () => Promise<{ Component: ComponentType }>
  return {
    path,
    lazy: async () => {
      const [{ Component: Page }, { RequireAdmin }] = await Promise.all([
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

const WITH_FORM: ReadonlySet<string> = new Set(['admin/edit-draft', 'admin/new-post', 'admin/edit-post'])

const adminRoutes: RouteObject = {
  lazy: async () => ({ Component: (await import('@/pages/admin/admin-frame')).AdminFrame }),
  children: [
    lazyPage('/admin/login', 'admin/login'),
    ...Object.entries(ADMIN_PAGES).map(([path, template]) =>
      guardedPage(path as PageEntry['path'], template, WITH_FORM.has(template)),
    ),
  ],
}

// The primitives are for whoever works on the site.
const primitives: RouteObject = {
  path: '/development/primitives',
  lazy: async () => ({ Component: (await import('@/pages/development/primitives-page')).default }),
}

const offlinePage = (path: PageEntry['path'] | '*') => lazyPage(path, 'public/offline')

/** The routes where the service worker has answered with the offline page: it stands at every address. */
export const offlineRoutes: RouteObject[] = [
  { Component: Layout, children: [{ ErrorBoundary: PageError, children: [offlinePage('*')] }] },
]

/** Every route of the site: the registry's pages, the blog, the admin area, and the not-found page. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    HydrateFallback: Loading,
    children: [
      {
        ErrorBoundary: PageError,
        children: [
          ...rowsOf(PAGES.filter((page) => !isBlog(page))),
          blogRoutes,
          adminRoutes,
          ...(import.meta.env.DEV ? [primitives] : []),
          offlinePage(OFFLINE_PATH),
          lazyPage('*', 'public/not-found'),
        ],
      },
    ],
  },
]
