import { type ReactNode, useDeferredValue, useLayoutEffect, useState } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { matchRoute } from './match-route'
import { isPageLoaded } from './page-module'

/**
 * The router of the browser's own history, in place of `BrowserRouter`, which renders every change of route in slices,
 * with the browser's frames in between: a page that is here already is rendered in one go. One that is not leaves the
 * old page standing until it has come.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [current, setCurrent] = useState({ action: history.action, location: history.location })
  useLayoutEffect(() => history.listen(({ action, location }) => setCurrent({ action, location })), [history])
  const settled = useDeferredValue(current)
  const { action, location } = isPageLoaded(matchRoute(current.location.pathname).load) ? current : settled
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  )
}
