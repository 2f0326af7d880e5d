import { OFFLINE_MESSAGES } from './messages'
import { showNotice } from './notice'

/** Whether the frame shows the failure of a page (app/page-error.tsx) in place of the page. */
const hasFailed = () => document.querySelector('main > [data-failed]') !== null

async function isReachable(): Promise<boolean> {
  // The service worker has an answer for every page, if only the one that says what is there.
  if (navigator.serviceWorker?.controller) return true
  return fetch(window.location.pathname, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )
}

/**
 * Loads a page whole that could not be shown when a link led to it: its scripts did not come, because there is no
 * network or because a newer build took their place. The document itself is kept, or newer. A document that fails
 * by itself is left alone, so that it does not reload for ever.
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
