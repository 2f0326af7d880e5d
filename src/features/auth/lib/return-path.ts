const HOME = '/admin'
const MAX_LENGTH = 2000
// `//` names another host, `\` is read as `/` by browsers, control characters are dropped by them.
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const DANGEROUS = /\/\/|\\|[\u0000-\u0020\u007f-\u009f\u2028\u2029]/
const ADMIN = /^\/admin(?:[/?#]|$)/
const ENCODED_DANGER = /%(?:2f|5c|2e|25|[01][0-9a-f]|7f)/i

/**
 * The page to return to after a login: an address of this site that lies in the admin area, else `/admin`.
 * Everything doubtful is refused, in plain and in encoded form: another host, a scheme, a way out by dots.
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

/** The login's address that remembers where one was going: in the address, so that a reload keeps it. */
export function loginPath(from?: string): string {
  const path = from === undefined ? HOME : safeReturnPath(from)
  return path === HOME ? '/admin/login' : `/admin/login?from=${encodeURIComponent(path)}`
}

/** Where a login leads, by the query of its address. */
export function returnPathOf(search: string): string {
  return safeReturnPath(new URLSearchParams(search).get('from'))
}
