import { CACHE_PREFIX } from '../features/offline/lib/caches'

declare const self: ServiceWorkerGlobalScope

// Replaces the worker in a build with VITE_SERVICE_WORKER=off (docs/adr/0007-offline.md): browsers that have
// one fetch this file on the next visit, and remove the worker and its caches.
async function retire(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)))
  indexedDB.deleteDatabase('serwist-expiration')
  await self.registration.unregister()
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(retire()))
