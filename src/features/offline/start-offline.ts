import { whenIdle } from '@/lib/when-idle'
import { OFFLINE_MESSAGES } from './messages'
import { PAGE_SHOWN_EVENT } from './lib/events'
import { hideNotice, showNotice } from './notice'
import { recoverFailedPage, reloadFailedPage } from './recover'
import { isWelcome, keepShownPage, retireWorker } from './register'

/** May fail in private windows, with a full disk or with blocked storage; then the site works as without it. */
function keep(isKnown?: boolean): void {
  whenIdle(() => {
    keepShownPage(isKnown).catch((error: unknown) => console.debug('Not kept for a visit without a network', error))
  }, 5000)
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
