import { Serwist } from 'serwist'
import { CACHE_PREFIX, CACHES, LOCAL_GENERATOR_PATH, OFFLINE_PATH, SHARE_PATH } from '../features/offline/lib/caches'
import { pageFetchedAhead } from './preload'
import { kindOf, type RequestKind } from './request-kind'
import { receiveShared } from './receive-shared'
import { keepAlways, keepAssets, STRATEGIES } from './strategies'

declare const self: ServiceWorkerGlobalScope

const ADMIN_ASSETS = new Set(__ADMIN_ASSETS__)
const CURRENT: ReadonlySet<string> = new Set(Object.values(CACHES))

async function install(event: ExtendableEvent): Promise<void> {
  await Promise.all([
    keepAlways(OFFLINE_PATH, event),
    keepAlways(LOCAL_GENERATOR_PATH, event),
    keepAssets(__ASSETS_TO_KEEP__, event),
  ])
  // Pages come from the network first, so a new worker can take over at once.
  await self.skipWaiting()
}

async function activate(): Promise<void> {
  const names = await caches.keys()
  const outdated = names.filter((name) => name.startsWith(CACHE_PREFIX) && !CURRENT.has(name))
  await Promise.all(outdated.map((name) => caches.delete(name)))
  // Navigation preload, so pages need not wait for the worker to start.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

const site = new Serwist({
  runtimeCaching: (Object.keys(STRATEGIES) as RequestKind[]).map((kind) => ({
    matcher: ({ url, request, event }) => {
      const asked = {
        url,
        method: request.method,
        isPage: request.mode === 'navigate' || event.type === 'message',
        isPartial: request.headers.has('range'),
      }
      return kindOf(asked, self.location.origin, ADMIN_ASSETS) === kind
    },
    handler: STRATEGIES[kind],
  })),
})

// An unreadable cache must not block the site.
site.setCatchHandler(({ request }) => fetch(request))

self.addEventListener('install', (event) => event.waitUntil(install(event)))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method === 'POST' && new URL(request.url).pathname === SHARE_PATH) {
    return event.respondWith(receiveShared(request))
  }
  Object.defineProperty(event, 'preloadResponse', { value: pageFetchedAhead(event.preloadResponse) })
  site.handleFetch(event)
})
self.addEventListener('message', (event) => site.handleCache(event))
