import { isAdminPath, LOCAL_GENERATOR_PATH, OFFLINE_PATH } from '../features/offline/lib/caches'

/** What a request is to the service worker: a page kept always or once visited, an asset, or data. */
export type RequestKind = 'always' | 'page' | 'asset' | 'data'

// What the backend answers, the file behind pages that only the browser can fill, what other sites frame, and drafts.
const NEVER = /^\/(auth|rest|functions|storage|realtime|graphql|app-shell|embed|oembed|preview)(\/|$)/
const FILE = /\.\w+$/

/** What the worker has to know of a request. */
export interface AskedFor {
  readonly url: URL
  readonly method: string
  /** The browser is going there, or the page asks to have it kept. */
  readonly isPage: boolean
  /** Only a part of it is wanted. */
  readonly isPartial: boolean
}

/**
 * The kind of a request, or undefined for everything that is none of the worker's business: other sites, the admin
 * area, the backend, feeds and downloads, anything that is sent.
 * @param origin the site's own
 * @param adminAssets paths of what the admin area alone uses
 */
export function kindOf(
  { url, method, isPage, isPartial }: AskedFor,
  origin: string,
  adminAssets: ReadonlySet<string>,
): RequestKind | undefined {
  const { pathname } = url
  if (url.origin !== origin || method !== 'GET' || isPartial) return undefined
  if (pathname.startsWith('/assets/')) return adminAssets.has(pathname) ? undefined : 'asset'
  if (/^\/data\/.*\.json$/.test(pathname)) return 'data'
  if (!isPage || isAdminPath(pathname) || NEVER.test(pathname) || FILE.test(pathname)) return undefined
  return pathname === LOCAL_GENERATOR_PATH || pathname === OFFLINE_PATH ? 'always' : 'page'
}

/** The address under which a page is kept: what was searched for or typed (query, fragment) is not written down. */
export function keyOf(url: URL): string {
  return url.origin + (url.pathname.replace(/\/+$/, '') || '/')
}
