import { matchRoute } from './match-route'
import { forgetFailures, loadPage } from './page-module'

function prefetch(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.origin !== window.location.origin) return
  // A failure here costs nothing: following the link tries again and reports it.
  loadPage(matchRoute(link.pathname).load).catch(forgetFailures)
}

/**
 * Loads a page's chunks when a pointer or the focus comes near a link to it, so that following it shows
 * the page at once. Respects a visitor who saves data.
 */
export function startPrefetching(): void {
  const connection = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection
  if (connection?.saveData) return
  document.addEventListener('pointerover', prefetch, { passive: true })
  document.addEventListener('focusin', prefetch)
  document.addEventListener('touchstart', prefetch, { passive: true })
}
