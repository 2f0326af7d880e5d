import { SITE } from '@/lib/site'

const SCHEME = /^[a-z][a-z\d+.-]*:/i
const MAIL = /^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/
// Matches example.com or www.example.com/page: a name with a dot first, unless it ends like a file.
const HOST = /^[\p{L}\d-]+(\.[\p{L}\d-]+)*\.(?!(?:html?|php|pdf|txt)(?:[/?#]|$))\p{L}{2,}(:\d+)?([/?#]|$)/u
// What an earlier editor made of "/page".
const NO_HOST = /^https?:\/\/\/+/i

const ownHosts = () => new Set([new URL(SITE.url).host, globalThis.location?.host])

/**
 * Normalises a link for storage: a path on this site, absolute for others.
 * @param typed what somebody typed or pasted
 */
export function linkAddress(typed: string): string {
  const address = typed.trim().replace(NO_HOST, '/')
  // A fragment of the page itself.
  if (address === '' || /^[#?]/.test(address)) return address
  if (MAIL.test(address)) return `mailto:${address}`
  const isWhole = SCHEME.test(address) && !HOST.test(address)
  const whole = isWhole
    ? address
    : address.startsWith('//') || HOST.test(address)
      ? `https://${address.replace(/^\/+/, '')}`
      : undefined
  // Relative to an article's path.
  const base = `${SITE.url}/blog/`
  if (!URL.canParse(whole ?? address, base)) return whole ?? address
  const url = new URL(whole ?? address, base)
  if (whole !== undefined && !ownHosts().has(url.host)) return whole
  return url.pathname + url.search + url.hash
}

/** The HTML of a post with normalised links. */
export function withOwnLinks(html: string): string {
  if (!/<a\b/i.test(html)) return html
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  let isChanged = false
  for (const link of body.querySelectorAll('a[href]')) {
    const before = link.getAttribute('href') ?? ''
    const after = linkAddress(before)
    if (after === before) continue
    link.setAttribute('href', after)
    isChanged = true
  }
  // Unchanged HTML is returned as written.
  return isChanged ? body.innerHTML : html
}
