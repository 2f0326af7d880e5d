import { fingerprint } from '@/lib/fingerprint'

/** A hash of a text, long enough that no two of an account's texts share one. */
export const hashText = (text: string): string =>
  `${fingerprint(text)}${fingerprint(`again ${text}`)}${text.length.toString(36)}`

/** A value as JSON with sorted keys: the database returns an object's keys in an order of its own. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

// Values are never changed in place, and each is asked for many times.
const known = new WeakMap<object, string>()

/** A hash of an item's value; empty if there is no item. */
export function fingerprintValue(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'object') return hashText(canonical(value))
  const print = known.get(value) ?? hashText(canonical(value))
  known.set(value, print)
  return print
}
