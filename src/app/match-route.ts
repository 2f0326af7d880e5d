import { matchPath } from 'react-router-dom'
import { type AppRoute } from './route-kit'
import { TOOL_ROUTES } from './routes'

const textRoutes = new Map<string, AppRoute>()

/**
 * The route of a path. A path that is no tool's is looked up among the pages of text when it is loaded;
 * where there is none either, the not-found page is shown.
 */
export function matchRoute(pathname: string): AppRoute {
  const path = pathname.replace(/\/+$/, '') || '/'
  const tool = TOOL_ROUTES.find((route) => matchPath(route.path, path))
  if (tool) return tool
  const known = textRoutes.get(path)
  if (known) return known
  // One route a path, so that a loaded page is found again.
  const route: AppRoute = { path, files: [], load: () => loadTextPage(path) }
  textRoutes.set(path, route)
  return route
}

async function loadTextPage(path: string) {
  // The primitives are for whoever works on the site; the build drops the branch and the page with it.
  if (import.meta.env.DEV && path === '/development/primitives') {
    return (await import('@/pages/development/primitives-page')).default
  }
  const { TEXT_ROUTES } = await import('./text-routes')
  const route = TEXT_ROUTES.find((row) => row.path === path)
  return route ? route.load() : (await import('@/pages/public/not-found-page')).default
}
