import { isAdminPath, WORKER_PATH } from './lib/caches'

/** The message that makes Serwist's worker cache addresses. Serwist defines `payload`. */
interface KeepMessage {
  readonly type: 'CACHE_URLS'
  readonly payload: { readonly urlsToCache: readonly string[] }
}

const KEPT_FILE = /^\/(assets|data)\//
const told = new Set<string>()

/** The files that this tab has loaded since it was last asked: the first of them before any worker could see them. */
function newFiles(): string[] {
  const paths = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && KEPT_FILE.test(pathname))
    .map(({ pathname }) => pathname)
    .filter((path) => !told.has(path))
  for (const path of paths) told.add(path)
  return paths
}

let isAsked = false

/**
 * Installs the service worker, once per tab; never for an admin page. If it is installed already, the browser looks for
 * a newer one.
 * @throws Error if the browser refuses, or the worker fails to load
 */
async function register(): Promise<void> {
  if (isAsked) return
  isAsked = true
  await navigator.serviceWorker.register(WORKER_PATH)
}

// A tab that was in the admin area holds scripts that no visitor needs offline.
let hasSeenAdmin = false

/**
 * Asks the service worker to cache the current page, because a page reached by a link is not cached otherwise.
 * @param isKnown whether the worker answered for this page, and so has cached it already
 */
export async function keepShownPage(isKnown = false): Promise<void> {
  const { pathname } = window.location
  if (isAdminPath(pathname)) {
    hasSeenAdmin = true
    return
  }
  await register()
  const worker = (await navigator.serviceWorker.ready).active
  const files = hasSeenAdmin ? [] : newFiles()
  const urlsToCache = isKnown ? files : [pathname, ...files]
  const message: KeepMessage = { type: 'CACHE_URLS', payload: { urlsToCache } }
  worker?.postMessage(message, [])
}

/** Updates the worker. If the site no longer has one, the update removes it (docs/adr/0007-offline.md). */
export async function retireWorker(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration())?.update()
}

/** Whether pages may be fetched to be kept: not for a visitor who saves data. */
export function isWelcome(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return !connection?.saveData
}
