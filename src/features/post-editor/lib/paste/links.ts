import { isNoteAddress } from '@/lib/footnotes'
import { unwrap } from './dom'

/** Redirect services that count clicks, with the parameter that has the target. */
const REDIRECTS: readonly (readonly [host: RegExp, path: RegExp, parameter: string])[] = [
  [/^(www\.)?google\.[a-z.]+$/, /^\/url$/, 'q'],
  [/^(www\.)?google\.[a-z.]+$/, /^\/url$/, 'url'],
  [/\.safelinks\.protection\.outlook\.com$/, /^\//, 'url'],
  [/^lm?\.(facebook|instagram)\.com$/, /^\//, 'u'],
  [/^(www\.)?facebook\.com$/, /^\/(l|flx\/warn)(\.php|\/)$/, 'u'],
  [/^(www\.)?linkedin\.com$/, /^\/(redir\/redirect|safety\/go)\/?$/, 'url'],
  [/^(www\.)?youtube\.com$/, /^\/redirect$/, 'q'],
  [/^out\.reddit\.com$/, /^\//, 'url'],
  [/^slack-redir\.net$/, /^\/link$/, 'url'],
  [/^duckduckgo\.com$/, /^\/l\/$/, 'uddg'],
  [/^t\.umblr\.com$/, /^\/redirect$/, 'z'],
]

/** Tracking parameters. */
const TRACKING = /^(utm_\w+|fbclid|gclid|dclid|msclkid|mc_eid|mc_cid|igshid|yclid|_hsenc|_hsmi|ved|sca_esv)$/i

const HAS_PLACE = /^(?:\/|www\.|[^\s@/:#?]+@[^\s@/]+\.[^\s@/]+$)/i

const MOST_HOPS = 3

function urlOf(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}

function targetOf(url: URL): URL | undefined {
  for (const [host, path, parameter] of REDIRECTS) {
    if (!host.test(url.hostname) || !path.test(url.pathname)) continue
    const target = urlOf(url.searchParams.get(parameter) ?? '')
    if (target && /^https?:$/.test(target.protocol)) return target
  }
  return undefined
}

/** The real target of a link, without tracking parameters. Undefined if it leads nowhere. */
export function cleanAddress(address: string): string | undefined {
  const trimmed = address.trim()
  let url = urlOf(trimmed)
  // An address of this site, or one without its beginning. Others lead from where the text came from: to files beside it,
  // or to parts of it, and posts have no ids.
  if (!url) return isNoteAddress(trimmed) || HAS_PLACE.test(trimmed) ? trimmed : undefined
  if (url.protocol === 'mailto:') return trimmed
  if (!/^https?:$/.test(url.protocol)) return undefined
  let target = targetOf(url)
  for (let hop = 0; target && hop < MOST_HOPS; hop += 1) {
    url = target
    target = targetOf(url)
  }
  const names = [...url.searchParams.keys()].filter((name) => TRACKING.test(name))
  for (const name of names) url.searchParams.delete(name)
  // Unchanged addresses are returned as written.
  return url.href === urlOf(trimmed)?.href ? trimmed : url.href
}

/** Points every link to its real target, and unwraps those that lead nowhere. Returns the addresses of the latter. */
export function cleanLinks(root: Element): string[] {
  const dead: string[] = []
  for (const link of [...root.querySelectorAll('a')]) {
    const written = link.getAttribute('href')?.trim() ?? ''
    const address = cleanAddress(written)
    if (address !== undefined) link.setAttribute('href', address)
    else {
      if (written !== '') dead.push(written)
      unwrap(link)
    }
  }
  return dead
}
