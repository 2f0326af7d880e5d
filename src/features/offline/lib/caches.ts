/**
 * What the service worker keeps, one cache a kind. The number is raised when older contents could not be read any more:
 * the worker throws away every cache of the site's that is not listed here. The policies list the names, too.
 */
export const CACHES = {
  /** Opens without having been visited: the local generator, and the page shown for pages that are not cached. */
  always: 'promptory:always-1',
  /** Pages that were visited. */
  pages: 'promptory:pages-1',
  /** Scripts, styles and fonts. Their names change with their contents, so several builds can coexist. */
  assets: 'promptory:assets-1',
  /** JSON files below /data, such as the texts of pages and of the search. */
  data: 'promptory:data-3',
} as const

/** Prefix of every cache of the site. */
export const CACHE_PREFIX = 'promptory:'

/** How many visited pages are kept, and for how long. */
export const MAX_PAGES = 60
export const MAX_PAGE_AGE_DAYS = 30

/** Stands in for a page that is neither reachable nor kept. In no list of pages. */
export const OFFLINE_PATH = '/offline'

/** The generator that needs no network. */
export const LOCAL_GENERATOR_PATH = '/prompt-generator'

/** Takes what is shared from other apps of a phone. In no list of pages. */
export const SHARE_PATH = '/share'

/** Path of the built service worker. It must be at the root to control the whole site. */
export const WORKER_PATH = '/sw.js'

/** Whether an address belongs to the admin area, which is never cached. */
export function isAdminPath(pathname: string): boolean {
  return /^\/admin(\/|$)/.test(pathname)
}
