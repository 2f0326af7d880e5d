import './styles/index.css'
import { StrictMode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { HelmetProvider } from 'react-helmet-async'
import { createBrowserRouter, type HydrationState, matchRoutes, RouterProvider } from 'react-router-dom'
import { startFaultReports } from './app/fault-reports'
import { nameOwnSteps } from './app/name-own-steps'
import { offlineRoutes, routes as siteRoutes, untilReady, withModules } from './app/router'
import { OFFLINE_PATH } from './features/offline/lib/caches'
import { HYDRATION_ID } from './lib/hydration'
import { SINGLE_PROMPT_ROUTE } from './lib/prompt-path'

type Router = ReturnType<typeof createBrowserRouter>

const HEAD_TAGS =
  'title, meta[name=description], meta[name=keywords], meta[name=robots], link[rel=canonical], meta[property^="og:"], meta[name^="twitter:"]'

const root = document.getElementById('root') as HTMLElement
const path = window.location.pathname.replace(/\/+$/, '') || '/'
// The address that this document was rendered for: `*` for the not-found page, none in development.
const stamp = root.dataset.prerendered
const routes = stamp === OFFLINE_PATH ? offlineRoutes : siteRoutes
const matches = matchRoutes(routes, window.location) ?? []

// The server knows every prompt, so for its not-found page the browser does not ask again.
const isMissingPrompt = stamp === '*' && matches.at(-1)?.route.path === SINGLE_PROMPT_ROUTE

/** This page's loader data from the prerenderer. */
const hydrationData = (): HydrationState =>
  isMissingPrompt
    ? { loaderData: { [SINGLE_PROMPT_ROUTE]: { path } } }
    : JSON.parse(document.getElementById(HYDRATION_ID)?.textContent ?? '{}')

const isPrerendered =
  stamp === path || isMissingPrompt || ((stamp === '*' || stamp === OFFLINE_PATH) && matches.at(-1)?.route.path === '*')
const endpoint = import.meta.env.VITE_ERROR_ENDPOINT
// Only if the build has an endpoint; otherwise it drops the code.
const faults = endpoint ? startFaultReports(endpoint, matches) : undefined

declare global {
  interface Window {
    /** Repeats the last press or shortcut from before hydration (starter.js). */
    earlyWish?: () => void
  }
}

/** Repeats what a visitor pressed too early, once the page is hydrated. */
function EarlyWish() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    const { earlyWish } = window
    delete window.earlyWish
    for (const button of document.querySelectorAll<HTMLElement>('[data-waiting]')) delete button.dataset.waiting
    // A part of the page that is not alive yet hears a press only once React is done with these effects.
    if (earlyWish) queueMicrotask(earlyWish)
    // Preloads what a first press needs.
    void import('./components/toaster').catch(() => undefined)
  }, [])
  return null
}

nameOwnSteps()

const site = (router: Router) => (
  <StrictMode>
    <HelmetProvider>
      <RouterProvider router={router} />
      <EarlyWish />
    </HelmetProvider>
  </StrictMode>
)

if (isPrerendered) {
  const router = createBrowserRouter(await withModules(routes, matches), { hydrationData: hydrationData() })
  faults?.follow(router)
  startTransition(() => {
    hydrateRoot(root, site(router), {
      onRecoverableError: (error) => console.error('Hydration', error),
      ...faults?.options,
    })
  })
} else {
  const router = createBrowserRouter(routes)
  faults?.follow(router)
  // Keeps the article sent by the server until the page can replace it: React clears the root as it renders, so nothing
  // is empty in between.
  if ('served' in root.dataset) await untilReady(router)
  // Another page's file was served for this address, so its head tags (such as `noindex`) are removed.
  for (const tag of document.head.querySelectorAll(HEAD_TAGS)) tag.remove()
  createRoot(root, faults?.options).render(site(router))
}

// Loads after the page. If it fails, everything but offline use works.
if (import.meta.env.PROD) void import('./features/offline/start-offline').catch(() => undefined)
