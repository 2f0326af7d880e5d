import { matchRoutes, type RouteObject } from 'react-router-dom'
import { type AppRoute, ROUTES } from './routes'

/** The route table's row for a path; the not-found row where nothing fits. */
export function matchRoute(pathname: string): AppRoute {
  const matches = matchRoutes(ROUTES as unknown as RouteObject[], pathname)
  const route = matches?.at(-1)?.route as unknown as AppRoute | undefined
  const fallback = ROUTES.at(-1)
  if (route) return route
  if (fallback) return fallback
  throw new Error('The route table is empty.')
}
