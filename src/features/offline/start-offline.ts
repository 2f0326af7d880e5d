import { OFFLINE_MESSAGES } from './messages'
import { PAGE_SHOWN_EVENT } from './lib/events'
import { hideNotice, showNotice } from './notice'
import { recoverFailedPage, reloadFailedPage } from './recover'
import { isWelcome, keepShownPage, retireWorker } from './register'

/** Runs a task when the browser has nothing better to do. */
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 5000 })
  else setTimeout(task, 1000)
}

/** A refusal costs nothing that was there before: private windows, full disks, blocked storage. */
function keep(isKnown?: boolean): void {
  whenIdle(() => {
    keepShownPage(isKnown).catch((error: unknown) => console.debug('Not kept for a visit without a network', error))
  })
}

function followNetwork(): void {
  const sayOffline = () => showNotice(OFFLINE_MESSAGES.offline)
  window.addEventListener('offline', sayOffline)
  window.addEventListener('online', () => {
    hideNotice()
    reloadFailedPage()
  })
  if (!navigator.onLine) sayOffline()
}

// Runs as it is imported, with the entry's last line.
followNetwork()
window.addEventListener(PAGE_SHOWN_EVENT, () => void recoverFailedPage())
if ('serviceWorker' in navigator) {
  if (import.meta.env.VITE_SERVICE_WORKER === 'off') void retireWorker().catch(() => undefined)
  else if (isWelcome()) {
    keep(navigator.serviceWorker.controller !== null)
    window.addEventListener(PAGE_SHOWN_EVENT, () => keep())
  }
}
