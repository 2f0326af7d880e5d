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
