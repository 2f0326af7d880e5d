/** A browser takes http://localhost and http://127.0.0.1 for two origins; for us they are one site. */
export function loopbackTwins(origin: string) {
  const twin = origin.includes('//localhost')
    ? origin.replace('//localhost', '//127.0.0.1')
    : origin.replace('//127.0.0.1', '//localhost')
  return [...new Set([origin, twin])]
}

/**
 * Whether an address is on this computer.
 * @throws TypeError if it is not a valid address
 */
export const isLoopback = (address: string) => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(address).hostname)

/**
 * Whether to answer a request for this host name: only this computer's names, and those in ALLOWED_HOSTS. Otherwise
 * another site could point its name here and read what is meant for this computer.
 * @param host the header `Host`
 * @param allowed names separated by commas
 */
export function isAllowedHost(host: string | undefined = '', allowed: string = '') {
  if (!URL.canParse(`http://${host}`)) return false
  const { hostname } = new URL(`http://${host}`)
  return isLoopback(`http://${host}`) || allowed.split(',').some((name) => name.trim().toLowerCase() === hostname)
}
