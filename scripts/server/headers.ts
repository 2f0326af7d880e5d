import type { IncomingMessage } from 'node:http'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { HTTPS_HEADERS, HTTPS_POLICY, SECURITY_HEADERS } from '../hosting/rules.ts'

const POLICY = 'content-security-policy'

/** The headers of our own server's answers. */
export interface SiteHeaders {
  /** on every answer */
  all: Record<string, string>
  /** on pages, beside those */
  page: Record<string, string>
}

/**
 * The headers from the build's headers.json, plus those of every answer. Only the build knows the hashes of the inline
 * scripts that the policy lists. `overHttps` adds what applies only to https.
 */
export function readSiteHeaders(dist: string): { plain: SiteHeaders; overHttps: SiteHeaders } {
  const file = path.join(dist, 'headers.json')
  const page = lowerCased(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
  const all = lowerCased(SECURITY_HEADERS)
  const upgraded = page[POLICY] ? { ...page, [POLICY]: `${page[POLICY]}; ${HTTPS_POLICY}` } : page
  return {
    plain: { all, page },
    overHttps: { all: { ...all, ...lowerCased(HTTPS_HEADERS) }, page: upgraded },
  }
}

/**
 * Whether a visitor came over https, according to the proxy in front. Forging the header affects only the sender's own
 * answer.
 */
export const cameOverHttps = (req: IncomingMessage) =>
  /^https(?:$|[\s,])/i.test(String(req.headers['x-forwarded-proto'] ?? ''))

function lowerCased(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]))
}
