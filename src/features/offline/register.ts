import { isAdminPath, WORKER_PATH } from './lib/caches'

/** The message by which Serwist's worker takes addresses in; `payload` as it reads it. */
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
 * Installs the service worker, once a tab; an admin page does not. Where it was installed before, the browser looks for a newer one.
 * @throws Error where the browser refuses, or the worker does not arrive
 */
async function register(): Promise<void> {
  if (isAsked) return
  isAsked = true
  await navigator.serviceWorker.register(WORKER_PATH)
}

// A tab that was in the admin area holds scripts that no visitor needs offline.
let hasSeenAdmin = false

/**
 * Hands the page that is shown to the service worker to be kept, which a page reached by link would not be by itself.
 * @param isKnown the worker answered for this page, and has kept it already
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

/** Brings the newest worker, which takes itself away where the site has none any more (docs/adr/0007-offline.md). */
export async function retireWorker(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration())?.update()
}

/** Whether pages may be fetched to be kept: not for a visitor who saves data. */
export function isWelcome(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return !connection?.saveData
}
