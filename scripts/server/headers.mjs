import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** On every answer of the site. The files for static hosts are made by the build. */
export const SECURITY_HEADERS = Object.freeze({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
})

/**
 * Headers that belong on pages only, as the build left them in headers.json (the policy names the hashes of the inline
 * scripts, which only the build knows).
 * @param {string} dist
 * @returns {Record<string, string>}
 */
export function readPageHeaders(dist) {
  const file = path.join(dist, 'headers.json')
  if (!existsSync(file)) return {}
  const entries = Object.entries(JSON.parse(readFileSync(file, 'utf8')))
  return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), String(value)]))
}
