import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createExclusive } from '../env/files.mjs'
import { Problem } from '../env/problem.mjs'

/**
 * @typedef {object} Keys
 * @property {string} publishableKey what the browser sends; not a secret
 * @property {string} secretKey what the functions send; passes row-level security
 * @property {string} jwtSecret signs the sessions
 * @property {string} quotaSecret hashes the addresses that quotas are counted by
 */

const MAKERS = /** @type {Record<keyof Keys, () => string>} */ ({
  publishableKey: () => `sb_publishable_${random(22)}_${random(8)}`,
  secretKey: () => `sb_secret_${random(22)}_${random(8)}`,
  jwtSecret: () => randomBytes(48).toString('base64url'),
  quotaSecret: () => randomBytes(32).toString('base64url'),
})

/** @param {string} dataDir */
export const keysFile = (dataDir) => path.join(dataDir, 'keys.json')

/**
 * Reads the keys of the embedded backend, and makes them at the first call: no key is ever shipped with the source.
 * @param {string} dataDir
 * @returns {Keys}
 */
export function ensureKeys(dataDir) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = keysFile(dataDir)
  const stored = existsSync(file) ? read(file) : {}
  const missing = names().filter((name) => stored[name] === undefined)
  if (missing.length === 0) return /** @type {Keys} */ (stored)
  const keys = /** @type {Keys} */ ({ ...stored })
  for (const name of missing) keys[name] = MAKERS[name]()
  const content = `${JSON.stringify(keys, null, 2)}\n`
  try {
    // Of two servers that start at once, one makes the keys and the other reads them.
    if (existsSync(file)) writeFileSync(file, content)
    else createExclusive(file, content)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return ensureKeys(dataDir)
    throw new Problem(`The keys cannot be written to ${file} (${/** @type {Error} */ (error).message}).`)
  }
  chmodSync(file, 0o600)
  return keys
}

/**
 * @param {string} file
 * @returns {Partial<Keys>}
 */
function read(file) {
  let keys
  try {
    keys = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    keys = undefined
  }
  const isObject = typeof keys === 'object' && keys !== null
  if (!isObject || names().some((name) => keys[name] !== undefined && !/^[\w-]{20,}$/.test(keys[name]))) {
    throw new Problem(`The keys in ${file} cannot be read; mend that file, or delete it to get new keys.`)
  }
  return keys
}

/** @returns {(keyof Keys)[]} */
const names = () => /** @type {(keyof Keys)[]} */ (Object.keys(MAKERS))

/** @param {number} length */
function random(length) {
  return randomBytes(length).toString('base64url').slice(0, length)
}
