const STAMP = /<div id="root" data-prerendered="([^"]*)"/
const PRELOAD = /<link rel="modulepreload"[^>]* href="(\/assets\/[^"]*)"/g
/** The end of a page. */
const STARTER = /<script data-entry="[^"]*">/

/** Facts that a page of the built site carries. */
export interface SiteDocument {
  /** The path it was rendered for; `*` if it stands for others. */
  readonly stamp: string
  /** Paths of the scripts that it starts with. */
  readonly assets: readonly string[]
}

/**
 * Reads a page of the built site (written by scripts/build/prerender.ts). Undefined for anything else, such as the
 * shell that the browser fills, or a network's login page.
 */
export function readDocument(html: string): SiteDocument | undefined {
  const stamp = STAMP.exec(html)?.[1]
  if (stamp === undefined || !STARTER.test(html)) return undefined
  return { stamp, assets: [...html.matchAll(PRELOAD)].map(([, path = '']) => path) }
}

/** Whether an answer is a page, which networks with a login and some hosts return for any address. */
export const isHtml = ({ headers }: Response): boolean => /^\s*text\/html/i.test(headers.get('content-type') ?? '')

/** Whether an answer may be cached: complete, from this site, and not marked `no-store`. */
export function isKeepable({ status, type, redirected, headers }: Response): boolean {
  return status === 200 && type === 'basic' && !redirected && !/no-store/i.test(headers.get('cache-control') ?? '')
}
