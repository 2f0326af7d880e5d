import type { RootOptions } from 'react-dom/client'
import type { createBrowserRouter, RouteMatch } from 'react-router-dom'
import { startErrorHook } from '@/lib/error-hook'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>
type Match = Pick<RouteMatch, 'route'>

interface FaultReports {
  /** Options for React's root, which report errors that boundaries catch. */
  readonly options: RootOptions
  /** Starts reporting failures of the router's chunks and loaders, and uses the router to name the open route. */
  readonly follow: (router: Router) => void
}

/**
 * Begins to report faults to an address (docs/operations.md).
 * @param firstMatches the routes of the address that was opened, for faults that come before there is a router
 */
export function startFaultReports(endpoint: string, firstMatches: readonly Match[]): FaultReports {
  let matches = () => firstMatches
  const report = startErrorHook({ endpoint, routeOf: async () => matches().at(-1)?.route.path ?? '*' })
  return {
    options: {
      onCaughtError: (error, { componentStack }) => {
        console.error(error, componentStack)
        report(error)
      },
    },
    follow: (router) => {
      matches = () => router.state.matches
      router.subscribe(({ errors }) => {
        for (const error of Object.values(errors ?? {})) report(error)
      })
    },
  }
}
