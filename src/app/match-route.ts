import { MODELS } from '@contracts/models.ts'
import { matchPath } from 'react-router-dom'
import type { PageLoader } from './page-module'
import type { AppRoute } from './route-kit'

/** What a visit needs of a route: the lists of all routes come when one of theirs is visited. */
export interface MatchedRoute {
  readonly path: string
  readonly load: PageLoader
}

const TOOLS: ReadonlySet<string> = new Set([
  '/generator',
  '/prompt-generator',
  '/feedback-tool',
  ...MODELS.map(({ path }) => path),
])

const matched = new Map<string, MatchedRoute>()

/** The route of a path; where there is no page, one that shows the not-found page. */
export function matchRoute(pathname: string): MatchedRoute {
  const path = pathname.replace(/\/+$/, '') || '/'
  const known = matched.get(path)
  if (known) return known
  // One route a path, so that a loaded page is found again.
  const route: MatchedRoute = { path, load: () => loadPageAt(path) }
  matched.set(path, route)
  return route
}

/** The row of a path in the list it stands in: tools, blog, admin area or pages of text. */
export async function findRoute(path: string): Promise<AppRoute | undefined> {
  return (await routesNear(path)).find((row) => matchPath(row.path, path))
}

async function routesNear(path: string): Promise<readonly AppRoute[]> {
  if (TOOLS.has(path)) return (await import('./tool-routes')).TOOL_ROUTES
  if (/^\/admin(\/|$)/.test(path)) return (await import('./admin-routes')).ADMIN_ROUTES
  if (/^\/blog(\/|$)/.test(path)) return (await import('./blog-routes')).BLOG_ROUTES
  return (await import('./text-routes')).TEXT_ROUTES
}

async function loadPageAt(path: string) {
  // The primitives are for whoever works on the site; the build drops the branch and the page with it.
  if (import.meta.env.DEV && path === '/development/primitives') {
    return (await import('@/pages/development/primitives-page')).default
  }
  const route = await findRoute(path)
  return route ? route.load() : (await import('@/pages/public/not-found-page')).default
}
