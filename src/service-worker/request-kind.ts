import { isAdminPath, LOCAL_GENERATOR_PATH, OFFLINE_PATH } from '../features/offline/lib/caches'

/** How the service worker treats a request: as a page always cached or cached once visited, as an asset, or as data. */
export type RequestKind = 'always' | 'page' | 'asset' | 'data'

// The backend, the shell, pages that other sites frame, and drafts.
const NEVER = /^\/(auth|rest|functions|storage|realtime|graphql|app-shell|embed|oembed|preview)(\/|$)/
const FILE = /\.\w+$/

/** The properties of a request that matter. */
export interface AskedFor {
  readonly url: URL
  readonly method: string
  /** A navigation, or the page asks to cache it. */
  readonly isPage: boolean
  /** A range request. */
  readonly isPartial: boolean
}

/**
 * The kind of a request; undefined for what the worker ignores: other sites, the admin area, the backend, feeds,
 * downloads, and anything that is not a GET.
 * @param origin the site's own
 * @param adminAssets paths of files that only the admin area uses
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

/** The address under which a page is cached, without query and fragment, which may contain what was typed. */
export function keyOf(url: URL): string {
  return url.origin + (url.pathname.replace(/\/+$/, '') || '/')
}
