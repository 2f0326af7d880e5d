const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/

/** Stands for callers without an address. They share one network, so a missing address is no way around the limits. */
export const UNKNOWN_ADDRESS = 'unknown'

/**
 * The network that a request comes from, read from one header that the platform's proxy overwrites.
 * IPv6 counts by its first 64 bits, because a household owns all addresses below them. Null without a usable address.
 */
export function clientAddress(request: Request, headerName: string): string | null {
  const value = request.headers.get(headerName)?.trim() ?? ''
  if (IPV4.test(value)) return value
  const groups = parseIpv6(value)
  if (!groups) return null
  // ::ffff:203.0.113.7 is an IPv4 address written as an IPv6 one.
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.')
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/**
 * The /48 network around an IPv6 address from `clientAddress`. One customer can own all of its 65,536 /64 networks.
 * Null for other addresses, whose wider networks do not belong to one customer.
 */
export function widerNetwork(address: string): string | null {
  return address.endsWith('::/64') ? `${address.split(':').slice(0, 3).join(':')}::/48` : null
}

/** The eight groups of an IPv6 address. The URL parser handles the many ways to write one. */
export function parseIpv6(value: string): number[] | null {
  if (!/^[0-9a-f:.]{2,45}$/i.test(value) || !URL.canParse(`http://[${value}]/`)) return null
  const host = new URL(`http://[${value}]/`).hostname.slice(1, -1)
  const [head = '', tail] = host.split('::')
  const read = (part: string) => (part ? part.split(':').map((group) => Number.parseInt(group, 16)) : [])
  const before = read(head)
  const after = read(tail ?? '')
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}
