/**
 * What the service worker keeps, one cache a kind. The number is raised when older contents could not be read any more:
 * the worker throws away every cache of the site's that is not listed here. The policies list the names, too.
 */
export const CACHES = {
  /** What opens without ever having been visited: the local generator, and the page for pages that are not kept. */
  always: 'promptory:always-1',
  /** Pages that were visited. */
  pages: 'promptory:pages-1',
  /** Scripts, styles and fonts. Their names change with their contents, so that those of several builds live side by side. */
  assets: 'promptory:assets-1',
  /** The index of the library's search. */
  data: 'promptory:data-1',
} as const

/** How every cache of the site's begins, whatever its kind and number. */
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

/** Where the built service worker lies: at the root, or it would not be asked about the whole site. */
export const WORKER_PATH = '/sw.js'

/** Whether an address belongs to the admin area, which has no part in any of this. */
export function isAdminPath(pathname: string): boolean {
  return /^\/admin(\/|$)/.test(pathname)
}
