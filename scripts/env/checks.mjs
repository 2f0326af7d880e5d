/**
 * What is wrong with a value, as the end of the sentence "NAME …", or an empty string. A value is never repeated: it
 * may be a secret.
 *
 * @typedef {(value: string) => string} Check
 */

/** @type {Check} */
export const text = (value) => (hasControlCharacter(value) ? 'must be plain text on one line' : '')

/** @type {Check} */
export const port = (value) => (isWhole(value, 1, 65_535) ? '' : 'must be a port, a whole number from 1 to 65535')

/** @type {Check} */
export const count = (value) => (isWhole(value, 0, 999_999_999) ? '' : 'must be a whole number, 0 or more')

/** @type {Check} */
export const positive = (value) => (isWhole(value, 1, 999_999_999) ? '' : 'must be a whole number, 1 or more')

/** @type {Check} */
export const effort = (value) =>
  /^(?:none|minimal|low|medium|high)$/.test(value) ? '' : 'must be none, minimal, low, medium or high'

/** @type {Check} */
export const origin = (value) =>
  isOrigin(value) ? '' : 'must be an address such as https://example.com, without a path'

/** @type {Check} */
export const origins = (value) =>
  value.split(',').every((part) => isOrigin(part.trim()))
    ? ''
    : 'must be addresses such as https://example.com, separated by commas'

/** @type {Check} */
export const webAddress = (value) => {
  const url = parse(value)
  return url && !url.username && !url.search && !url.hash ? '' : 'must be an address such as https://example.com/v1'
}

/** @type {Check} */
export const hookAddress = (value) => {
  const url = parse(value)
  return url && !url.username && !url.hash ? '' : 'must be an address such as https://example.com/hook'
}

/** @type {Check} */
export const publishableKey = (value) => {
  if (value.startsWith('sb_secret_') || jwtRole(value) === 'service_role') {
    return 'must be the publishable key; this is a secret key, which must never reach a browser'
  }
  const isPublic = /^sb_publishable_[\w-]{10,}$/.test(value) || jwtRole(value) === 'anon'
  return isPublic ? '' : 'must be a publishable key, which begins with sb_publishable_'
}

/** @type {Check} */
export const databaseAddress = (value) => {
  const isOne = /^postgres(?:ql)?:\/\/[^\s@/]+:[^\s@/]+@[^\s/]+\/[^\s/]+$/.test(value) && URL.canParse(value)
  return isOne ? '' : 'must be an address such as postgres://user:password@host:5432/database'
}

/** @type {Check} */
export const hostNames = (value) =>
  value.split(',').every((part) => /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/i.test(part.trim()))
    ? ''
    : 'must be names such as site.example.com, separated by commas, without a port'

/** @type {Check} */
export const adsClient = (value) => (/^ca-pub-\d{10,20}$/.test(value) ? '' : 'must look like ca-pub-0000000000000000')

/** @type {Check} */
export const off = (value) => (value === 'off' ? '' : 'must be off, or not set')

/** @type {Check} */
export const headerName = (value) => {
  if (/^(x-forwarded-for|forwarded)$/i.test(value)) return 'must not be a header that callers can add to'
  return /^[a-z0-9-]{1,64}$/i.test(value) ? '' : 'must be the name of a header, such as cf-connecting-ip'
}

/** @type {Check} */
export const secret = (value) =>
  value.length >= 16 && !hasControlCharacter(value) ? '' : 'must have at least 16 characters'

/** @param {string} value @param {number} least @param {number} most */
const isWhole = (value, least, most) => /^\d{1,10}$/.test(value) && Number(value) >= least && Number(value) <= most

/** @param {string} value */
function isOrigin(value) {
  const url = parse(value)
  return url !== undefined && [url.origin, `${url.origin}/`].includes(value.toLowerCase())
}

/** @param {string} value */
function parse(value) {
  try {
    const url = new URL(value)
    return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined
  } catch {
    return undefined
  }
}

/** @param {string} value */
const hasControlCharacter = (value) => /\p{Cc}/u.test(value)

/**
 * The role inside of a key of the older kind, which is a JSON web token.
 * @param {string} value
 */
function jwtRole(value) {
  try {
    return JSON.parse(Buffer.from(value.split('.')[1] ?? '', 'base64url').toString()).role
  } catch {
    return undefined
  }
}
