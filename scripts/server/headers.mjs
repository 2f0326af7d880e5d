import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { HTTPS_HEADERS, HTTPS_POLICY, SECURITY_HEADERS } from '../hosting/rules.mjs'

const POLICY = 'content-security-policy'

/**
 * The headers of our own server's answers.
 * @typedef {object} SiteHeaders
 * @property {Record<string, string>} all on every answer
 * @property {Record<string, string>} page on pages, beside those
 */

/**
 * What the build left in headers.json (the policy names the hashes of the inline scripts, which only the build knows),
 * with what belongs on every answer. What holds for https alone comes with `overHttps`.
 * @param {string} dist
 * @returns {{ plain: SiteHeaders, overHttps: SiteHeaders }}
 */
export function readSiteHeaders(dist) {
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
 * Whether a visitor came over https, as the proxy in front says. Whoever forges it changes his own answer alone.
 * @param {import('node:http').IncomingMessage} req
 */
export const cameOverHttps = (req) => /^https(?:$|[\s,])/i.test(String(req.headers['x-forwarded-proto'] ?? ''))

/** @param {Record<string, unknown>} headers @returns {Record<string, string>} */
function lowerCased(headers) {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]))
}
