/**
 * A browser takes http://localhost and http://127.0.0.1 for two origins; for us they are one site.
 * @param {string} origin
 */
export function loopbackTwins(origin) {
  const twin = origin.includes('//localhost')
    ? origin.replace('//localhost', '//127.0.0.1')
    : origin.replace('//127.0.0.1', '//localhost')
  return [...new Set([origin, twin])]
}

/**
 * Whether an address is one of this computer.
 * @param {string} address
 * @throws TypeError where it is no address
 */
export const isLoopback = (address) => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(address).hostname)

/**
 * Whether a request may be answered by the name that it asks for: those of this computer, and the ones of ALLOWED_HOSTS.
 * A page of another site could point its own name here, and read what is meant for this computer.
 * @param {string | undefined} host the header `Host`
 * @param {string} [allowed] names separated by commas
 */
export function isAllowedHost(host = '', allowed = '') {
  if (!URL.canParse(`http://${host}`)) return false
  const { hostname } = new URL(`http://${host}`)
  return isLoopback(`http://${host}`) || allowed.split(',').some((name) => name.trim().toLowerCase() === hostname)
}
