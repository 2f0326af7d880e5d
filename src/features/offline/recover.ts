import { OFFLINE_MESSAGES } from './messages'
import { showNotice } from './notice'

/** Whether the frame shows the failure of a page (app/page-error.tsx) in place of the page. */
const hasFailed = () => document.querySelector('main > [data-failed]') !== null

async function isReachable(): Promise<boolean> {
  // The service worker answers for every page, if only with the offline page.
  if (navigator.serviceWorker?.controller) return true
  return fetch(window.location.pathname, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )
}

/**
 * Fully reloads a page that failed when a link led to it: its scripts did not load, because there is no network or a
 * newer build replaced them. The document itself is cached, or newer. A document that fails on its own is not reloaded,
 * to avoid an endless loop.
 */
export async function recoverFailedPage(): Promise<void> {
  if (!hasFailed()) return
  if (await isReachable()) window.location.reload()
  else showNotice(OFFLINE_MESSAGES.notKept)
}

/** With the network back, a page that failed is loaded again. */
export function reloadFailedPage(): void {
  if (hasFailed()) window.location.reload()
}
