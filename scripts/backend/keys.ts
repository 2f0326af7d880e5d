import { randomBytes, randomUUID } from 'node:crypto'
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PROJECT_DIR } from '../env/paths.ts'
import { Problem } from '../env/problem.ts'

export interface Keys {
  /** what the browser sends; not a secret */
  publishableKey: string
  /** what the functions send; passes row-level security */
  secretKey: string
  /** signs the sessions */
  jwtSecret: string
  /** hashes the addresses that quotas are counted by */
  quotaSecret: string
}

const MAKERS = {
  publishableKey: () => `sb_publishable_${random(22)}_${random(8)}`,
  secretKey: () => `sb_secret_${random(22)}_${random(8)}`,
  jwtSecret: () => randomBytes(48).toString('base64url'),
  quotaSecret: () => randomBytes(32).toString('base64url'),
} as Record<keyof Keys, () => string>

export const keysFile = (dataDir: string) => path.join(dataDir, 'keys.json')

/** Reads the keys of the embedded backend, and makes them at the first call: no key is ever shipped with the source. */
export function ensureKeys(dataDir: string): Keys {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  ignoreFolder(dataDir)
  const file = keysFile(dataDir)
  const stored = existsSync(file) ? read(file) : {}
  const missing = names().filter((name) => stored[name] === undefined)
  if (missing.length === 0) return stored as Keys
  const keys = { ...stored } as Keys
  for (const name of missing) keys[name] = MAKERS[name]()
  const content = `${JSON.stringify(keys, null, 2)}\n`
  try {
    // Of two servers that start at once, one makes the keys and the other reads them.
    if (existsSync(file)) writeFileSync(file, content)
    else createExclusive(file, content)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return ensureKeys(dataDir)
    throw new Problem(`The keys cannot be written to ${file} (${(error as Error).message}).`)
  }
  chmodSync(file, 0o600)
  return keys
}

/** Writes a file that is not there yet: it appears whole or not at all, so that nobody reads half of it. */
function createExclusive(file: string, content: string) {
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, content, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error
    writeFileSync(file, content, { mode: 0o600, flag: 'wx' }) // a file system without hard links
  } finally {
    rmSync(draft, { force: true })
  }
}

function read(file: string): Partial<Keys> {
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

/** Keeps a data folder inside the project out of version control, because it holds secrets and accounts. */
function ignoreFolder(dataDir: string) {
  const inside = path.relative(PROJECT_DIR, dataDir)
  if (inside === '' || inside.startsWith('..') || path.isAbsolute(inside)) return
  const file = path.join(dataDir, '.gitignore')
  if (!existsSync(file)) writeFileSync(file, '*\n')
}

const names = (): (keyof Keys)[] => Object.keys(MAKERS) as (keyof Keys)[]

function random(length: number) {
  return randomBytes(length).toString('base64url').slice(0, length)
}
