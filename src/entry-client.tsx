import './styles/index.css'
import { startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { adoptPage } from './app/adopted-page'
import { App } from './app/app'
import { matchRoute } from './app/match-route'
import { loadPage, providePage } from './app/page-module'
import { startPrefetching } from './app/prefetch'

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

async function main(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root.')
  const path = window.location.pathname.replace(/\/+$/, '') || '/'
  const route = matchRoute(path)
  // The address that this file was rendered for; `*` for the not-found page, undefined in development.
  const stamp = root.dataset.prerendered
  const isPrerendered = stamp === '*' || stamp === path
  const app = (
    <BrowserRouter>
      <App>
        <Alive />
      </App>
    </BrowserRouter>
  )
  if (isPrerendered) {
    if (stamp === '*') providePage(route.load, (await import('./pages/public/not-found-page')).default)
    else if (root.querySelector('[data-static]')) providePage(route.load, adoptPage(root))
    else await loadPage(route.load)
    startTransition(() => {
      hydrateRoot(root, app, { onRecoverableError: (error) => console.error('Hydration', error) })
    })
  } else {
    // Another page's file was served for this address: its head tags (a `noindex` among them) must not stay.
    for (const tag of document.head.querySelectorAll(HEAD_TAGS)) tag.remove()
    root.replaceChildren()
    createRoot(root).render(app)
    document.documentElement.dataset.fonts = ''
  }
  startPrefetching()
}

void main()
