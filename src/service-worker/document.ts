const STAMP = /<div id="root" data-prerendered="([^"]*)"/
const PRELOAD = /<link rel="modulepreload"[^>]* href="(\/assets\/[^"]*)"/g
/** The last thing in a page. */
const STARTER = /<script data-entry="[^"]*">/

/** What a page of the built site says of itself. */
export interface SiteDocument {
  /** The path it was rendered for; `*` where it stands for others. */
  readonly stamp: string
  /** Paths of the scripts that it starts with. */
  readonly assets: readonly string[]
}

/**
 * Reads a page of the built site (scripts/build/prerender.ts writes them). Undefined for anything else: the shell
 * that the browser fills, or the page of a network that asks for a login first.
 */
export function readDocument(html: string): SiteDocument | undefined {
  const stamp = STAMP.exec(html)?.[1]
  if (stamp === undefined || !STARTER.test(html)) return undefined
  return { stamp, assets: [...html.matchAll(PRELOAD)].map(([, path = '']) => path) }
}

/** Whether an answer is a page: what a network that asks for a login, or a host without the file, gives for anything. */
export const isHtml = ({ headers }: Response): boolean => /^\s*text\/html/i.test(headers.get('content-type') ?? '')

/** Whether an answer may be kept at all: whole, from here, and not marked as passing. */
export function isKeepable({ status, type, redirected, headers }: Response): boolean {
  return status === 200 && type === 'basic' && !redirected && !/no-store/i.test(headers.get('cache-control') ?? '')
}
