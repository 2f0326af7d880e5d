import { CacheFirst, ExpirationPlugin, NetworkFirst, type SerwistPlugin, type Strategy } from 'serwist'
import { CACHES, MAX_PAGE_AGE_DAYS, MAX_PAGES, OFFLINE_PATH } from '../features/offline/lib/caches'
import { isHtml, isKeepable, readDocument } from './document'
import { keyOf, type RequestKind } from './request-kind'

// After this long without an answer, the cached page is used.
const PATIENCE_SECONDS = 3
// A page uses about ten. The least recently used are removed first.
const MAX_ASSETS = 500

/** Caches scripts, styles and data, but never a page in their place, because cached assets are not fetched again. */
const onlyFiles: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) => (isKeepable(response) && !isHtml(response) ? response : null),
}

const assets = new CacheFirst({
  cacheName: CACHES.assets,
  plugins: [
    onlyFiles,
    new ExpirationPlugin({ maxEntries: MAX_ASSETS, maxAgeFrom: 'last-used', purgeOnQuotaError: true }),
  ],
})

async function keepAsset(path: string, parent: ExtendableEvent): Promise<void> {
  // A separate event, because a navigation's carries the preloaded page, which would be taken for the asset.
  const event = { waitUntil: (work: Promise<unknown>) => parent.waitUntil(work) } as ExtendableEvent
  const [answer, kept] = assets.handleAll({ event, request: new Request(path) })
  const [response] = await Promise.all([answer, kept])
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
  if (isHtml(response)) throw new Error(`${path} answered with a page`)
}

/**
 * Adds missing assets to the cache.
 * @throws Error if one of them fails to load or to be stored
 */
export async function keepAssets(paths: readonly string[], event: ExtendableEvent): Promise<void> {
  await Promise.all(paths.map((path) => keepAsset(path, event)))
}

/** Caches a page, only if it belongs to its address, together with the scripts it starts with. */
const onlyWithAssets: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => keyOf(new URL(request.url)),
  cacheWillUpdate: async ({ request, response, event }) => {
    if (!isKeepable(response)) return null
    const page = readDocument(await response.clone().text())
    const { pathname } = new URL(request.url)
    if (!page || (page.stamp !== pathname && pathname !== OFFLINE_PATH)) return null
    return keepAssets(page.assets, event).then(
      () => response,
      () => null,
    )
  },
}

const offlinePage: SerwistPlugin = {
  handlerDidError: () => caches.match(OFFLINE_PATH, { cacheName: CACHES.always }),
}

const always = new NetworkFirst({
  cacheName: CACHES.always,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [onlyWithAssets],
})

const DAY_SECONDS = 24 * 60 * 60

const pages = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [
    onlyWithAssets,
    offlinePage,
    new ExpirationPlugin({
      maxEntries: MAX_PAGES,
      maxAgeSeconds: MAX_PAGE_AGE_DAYS * DAY_SECONDS,
      purgeOnQuotaError: true,
    }),
  ],
})

const data = new NetworkFirst({
  cacheName: CACHES.data,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [onlyFiles],
})

/** The strategy for each kind of request. */
export const STRATEGIES: Readonly<Record<RequestKind, Strategy>> = { always, page: pages, asset: assets, data }

/**
 * Fetches a page that is cached without a visit, and the scripts it starts with.
 * @throws Error if it fails to load, or is not the page of its address
 */
export async function keepAlways(path: string, event: ExtendableEvent): Promise<void> {
  await Promise.all(always.handleAll({ event, request: new Request(path, { cache: 'no-cache' }) }))
  if (!(await caches.match(path, { cacheName: CACHES.always }))) throw new Error(`${path} could not be kept.`)
}
