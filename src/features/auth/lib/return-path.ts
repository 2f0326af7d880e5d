const HOME = '/admin'
const MAX_LENGTH = 2000
// `//` starts another host, browsers read `\` as `/`, and drop control characters.
// oxlint-disable-next-line no-control-regex -- the pattern looks for them
const DANGEROUS = /\/\/|\\|[\u0000-\u0020\u007f-\u009f\u2028\u2029]/
const ADMIN = /^\/admin(?:[/?#]|$)/
const ENCODED_DANGER = /%(?:2f|5c|2e|25|[01][0-9a-f]|7f)/i

/**
 * The page to return to after a login: an address in the admin area, or else `/admin`.
 * Refuses anything doubtful, plain or encoded: another host, a scheme, `..` segments.
 */
export function safeReturnPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || wanted.length > MAX_LENGTH) return HOME
  if (!ADMIN.test(wanted) || DANGEROUS.test(wanted) || ENCODED_DANGER.test(wanted)) return HOME
  let url: URL
  try {
    decodeURIComponent(wanted)
    url = new URL(wanted, 'https://site.invalid')
  } catch {
    return HOME
  }
  if (url.origin !== 'https://site.invalid' || !ADMIN.test(url.pathname)) return HOME
  if (/^\/admin\/login(?:\/|$)/.test(url.pathname)) return HOME
  return url.pathname + url.search + url.hash
}

/** The login's address with the page to return to, which survives a reload there. */
export function loginPath(from?: string): string {
  const path = from === undefined ? HOME : safeReturnPath(from)
  return path === HOME ? '/admin/login' : `/admin/login?from=${encodeURIComponent(path)}`
}

/** Where a login leads, from the query of its address. */
export function returnPathOf(search: string): string {
  return safeReturnPath(new URLSearchParams(search).get('from'))
}
