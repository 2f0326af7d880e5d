import { CacheFirst, ExpirationPlugin, NetworkFirst, type SerwistPlugin, type Strategy } from 'serwist'
import { CACHES, MAX_PAGE_AGE_DAYS, MAX_PAGES, OFFLINE_PATH } from '../features/offline/lib/caches'
import { isHtml, isKeepable, readDocument } from './document'
import { keyOf, type RequestKind } from './request-kind'

// A kept page takes over from a network that is no longer one in anything but name.
const PATIENCE_SECONDS = 3
// A page uses about ten. What has not been used for the longest time goes first.
const MAX_ASSETS = 500

/** Keeps scripts, styles and data, and no page in their place: an asset that is kept is never asked for again. */
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
  // An event of its own: a navigation's carries the page that was fetched ahead, which would be taken for the asset.
  const event = { waitUntil: (work: Promise<unknown>) => parent.waitUntil(work) } as ExtendableEvent
  const [answer, kept] = assets.handleAll({ event, request: new Request(path) })
  const [response] = await Promise.all([answer, kept])
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
  if (isHtml(response)) throw new Error(`${path} answered with a page`)
}

/**
 * Takes assets into the cache that are not there yet.
 * @throws Error where one of them did not come, or could not be written
 */
export async function keepAssets(paths: readonly string[], event: ExtendableEvent): Promise<void> {
  await Promise.all(paths.map((path) => keepAsset(path, event)))
}

/** Keeps a page only if it is the one that its address names, and with it what it starts with. */
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

/** How each kind of request is answered. */
export const STRATEGIES: Readonly<Record<RequestKind, Strategy>> = { always, page: pages, asset: assets, data }

/**
 * Fetches a page that is kept without a visit, and what it starts with.
 * @throws Error where it did not come, or is not the page of its address
 */
export async function keepAlways(path: string, event: ExtendableEvent): Promise<void> {
  await Promise.all(always.handleAll({ event, request: new Request(path, { cache: 'no-cache' }) }))
  if (!(await caches.match(path, { cacheName: CACHES.always }))) throw new Error(`${path} could not be kept.`)
}
