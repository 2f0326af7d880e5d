/**
 * What is wrong with a value, as the end of the sentence "NAME …", or an empty string. A value is never repeated: it
 * may be a secret.
 */
export type Check = (value: string) => string

export const text: Check = (value) => (hasControlCharacter(value) ? 'must be plain text on one line' : '')

export const port: Check = (value) =>
  isWhole(value, 1, 65_535) ? '' : 'must be a port, a whole number from 1 to 65535'

export const count: Check = (value) => (isWhole(value, 0, 999_999_999) ? '' : 'must be a whole number, 0 or more')

export const positive: Check = (value) => (isWhole(value, 1, 999_999_999) ? '' : 'must be a whole number, 1 or more')

export const effort: Check = (value) =>
  /^(?:none|minimal|low|medium|high)$/.test(value) ? '' : 'must be none, minimal, low, medium or high'

export const origin: Check = (value) =>
  isOrigin(value) ? '' : 'must be an address such as https://example.com, without a path'

export const origins: Check = (value) =>
  value.split(',').every((part) => isOrigin(part.trim()))
    ? ''
    : 'must be addresses such as https://example.com, separated by commas'

export const webAddress: Check = (value) => {
  const url = parse(value)
  return url && !url.username && !url.search && !url.hash ? '' : 'must be an address such as https://example.com/v1'
}

export const hookAddress: Check = (value) => {
  const url = parse(value)
  return url && !url.username && !url.hash ? '' : 'must be an address such as https://example.com/hook'
}

export const publishableKey: Check = (value) => {
  if (value.startsWith('sb_secret_') || jwtRole(value) === 'service_role') {
    return 'must be the publishable key; this is a secret key, which must never reach a browser'
  }
  const isPublic = /^sb_publishable_[\w-]{10,}$/.test(value) || jwtRole(value) === 'anon'
  return isPublic ? '' : 'must be a publishable key, which begins with sb_publishable_'
}

export const databaseAddress: Check = (value) => {
  const isOne = /^postgres(?:ql)?:\/\/[^\s@/]+:[^\s@/]+@[^\s/]+\/[^\s/]+$/.test(value) && URL.canParse(value)
  return isOne ? '' : 'must be an address such as postgres://user:password@host:5432/database'
}

export const hostNames: Check = (value) =>
  value.split(',').every((part) => /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/i.test(part.trim()))
    ? ''
    : 'must be names such as site.example.com, separated by commas, without a port'

export const adsClient: Check = (value) =>
  /^ca-pub-\d{10,20}$/.test(value) ? '' : 'must look like ca-pub-0000000000000000'

export const off: Check = (value) => (value === 'off' ? '' : 'must be off, or not set')

export const headerName: Check = (value) => {
  if (/^(x-forwarded-for|forwarded)$/i.test(value)) return 'must not be a header that callers can add to'
  return /^[a-z0-9-]{1,64}$/i.test(value) ? '' : 'must be the name of a header, such as cf-connecting-ip'
}

export const secret: Check = (value) =>
  value.length >= 16 && !hasControlCharacter(value) ? '' : 'must have at least 16 characters'

const isWhole = (value: string, least: number, most: number) =>
  /^\d{1,10}$/.test(value) && Number(value) >= least && Number(value) <= most

function isOrigin(value: string) {
  const url = parse(value)
  return url !== undefined && [url.origin, `${url.origin}/`].includes(value.toLowerCase())
}

function parse(value: string) {
  try {
    const url = new URL(value)
    return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined
  } catch {
    return undefined
  }
}

const hasControlCharacter = (value: string) => /\p{Cc}/u.test(value)

/** The role inside of a key of the older kind, which is a JSON web token. */
function jwtRole(value: string) {
  try {
    return JSON.parse(Buffer.from(value.split('.')[1] ?? '', 'base64url').toString()).role
  } catch {
    return undefined
  }
}
