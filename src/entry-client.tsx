import './styles/index.css'
import { startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import { adoptPage } from './app/adopted-page'
import { App } from './app/app'
import { findRoute, matchRoute } from './app/match-route'
import { loadPage, providePage } from './app/page-module'
import { startPrefetching } from './app/prefetch'
import { SiteRouter } from './app/site-router'
import { startErrorHook } from './shared/lib/error-hook'

declare global {
  interface Window {
    /** A button that was pressed before React was alive (src/inline/boot.js). */
    pendingClick?: HTMLButtonElement
  }
}

/** Marks the document as alive, then does what a visitor asked for too early. */
function Alive() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    const button = window.pendingClick
    delete window.pendingClick
    if (button?.isConnected) button.click()
  }, [])
  return null
}

const HEAD_TAGS = 'title, meta[name=description], meta[name=robots], link[rel=canonical], meta[property^="og:"]'

const currentPath = () => window.location.pathname.replace(/\/+$/, '') || '/'

/** What React is told besides, where faults are reported (docs/operations.md); the build leaves it out elsewhere. */
function faultOptions(endpoint: string): RootOptions {
  const report = startErrorHook({ endpoint, routeOf: async () => (await findRoute(currentPath()))?.path ?? '*' })
  return {
    onCaughtError: (error, { componentStack }) => {
      console.error(error, componentStack)
      report(error)
    },
  }
}

const faults = import.meta.env.VITE_ERROR_ENDPOINT ? faultOptions(import.meta.env.VITE_ERROR_ENDPOINT) : undefined

async function main(): Promise<void> {
  // Every page has one (index.html).
  const root = document.getElementById('root') as HTMLElement
  const path = currentPath()
  const route = matchRoute(path)
  // The address that this file was rendered for; `*` for the page that stands for others (not found, offline), undefined in development.
  const stamp = root.dataset.prerendered
  const isPrerendered = stamp === '*' || stamp === path
  const app = (
    <SiteRouter>
      <App>
        <Alive />
      </App>
    </SiteRouter>
  )
  if (isPrerendered) {
    if (root.querySelector('[data-static]')) {
      // Loaded first: a button of an island may have been pressed already.
      const islands = root.querySelector('[data-island]') ? await import('./app/islands') : undefined
      providePage(route.load, adoptPage(root, islands?.wakeIslands))
    } else if (stamp === '*') providePage(route.load, (await import('./pages/public/not-found-page')).default)
    else await loadPage(route.load)
    startTransition(() => {
      hydrateRoot(root, app, { onRecoverableError: (error) => console.error('Hydration', error), ...faults })
    })
  } else {
    // Another page's file was served for this address: its head tags (a `noindex` among them) must not stay.
    for (const tag of document.head.querySelectorAll(HEAD_TAGS)) tag.remove()
    root.replaceChildren()
    createRoot(root, faults).render(app)
    document.documentElement.dataset.fonts = ''
  }
  startPrefetching()
  // Comes after the page. Without it, everything but a visit without a network works.
  if (import.meta.env.PROD) void import('./features/offline/start-offline').catch(() => undefined)
}

// Without one of its parts nothing has begun yet: the next press, which is kept as the first was, tries again.
function begin(): void {
  main().catch((error: unknown) => {
    console.error(error)
    addEventListener('click', begin, { once: true })
  })
}

begin()
