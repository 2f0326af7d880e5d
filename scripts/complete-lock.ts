import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/**
 * Completes package-lock.json after `npm install`: `npx tsx scripts/complete-lock.ts`.
 *
 * If the registry serves only this platform's builds of packages such as rolldown or Deno, npm leaves other platforms'
 * builds out of the lock file, and then `npm ci` fails everywhere ("Missing: … from lock file"). This adds an entry for
 * each, bound to its operating system and processor, with the registry's checksum. If the registry has none, the entry
 * has no checksum: npm fetches such a package only on its own platform, and checks it against what the registry says
 * then.
 */

export interface Entry {
  version?: string
  /** where it is not the one in the key */
  name?: string
  integrity?: string
  link?: boolean
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

export type Lock = { packages: Record<string, Entry> }

/** Words in such packages' names, and npm's names for some. */
const SYSTEM = /^(?:aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)$/
const PROCESSOR = /^(?:arm|arm64|ia32|loong64|mips64el|ppc64|riscv64|s390x|wasm32|x64)$/
const LIBRARY = /^(?:musl|glibc)$/
const NPM_NAMES = new Map(Object.entries({ macos: 'darwin', fsevents: 'darwin', windows: 'win32', gnu: 'glibc' }))

/**
 * Where npm would find `name` for the package at `from`: beside it, then one folder up, and so on.
 * @param from a key of `packages`
 */
function findEntry(lock: Lock, from: string, name: string) {
  for (let folder = from; ; ) {
    const key = `${folder ? `${folder}/` : ''}node_modules/${name}`
    const entry = lock.packages[key]
    if (entry) return entry
    if (!folder) return undefined
    const end = folder.lastIndexOf('/node_modules/')
    folder = end < 0 ? '' : folder.slice(0, end)
  }
}

/** The optional packages that the lock refers to but has no matching entry for. */
export function missingOptionals(lock: Lock): { from: string; name: string; version: string }[] {
  return Object.entries(lock.packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).flatMap(([name, range]) => {
      const found = findEntry(lock, from, name)
      const isExact = /^\d/.test(range)
      if (found && (!isExact || found.version === range)) return []
      return [{ from, name, version: range.replace(/^[~^]/, '') }]
    }),
  )
}

/**
 * Adds what is missing to `lock`.
 * @returns how many entries were added
 */
export function completeLock(lock: Lock): number {
  const missing = missingOptionals(lock)
  for (const { from, name, version } of missing) {
    if (!/^\d+\.\d+\.\d+/.test(version)) throw new Error(`${name} of ${from}: "${version}" names no version.`)
    const top = `node_modules/${name}`
    // The top level already has another version, so this one goes below the package that needs it.
    const isTopTaken = lock.packages[top] !== undefined && lock.packages[top]?.version !== version
    lock.packages[isTopTaken ? `${from}/${top}` : top] = entryFor(name, version, lock.packages[from] ?? {})
  }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
  return missing.length
}

function entryFor(name: string, version: string, parent: Entry): Entry {
  const plain = (name.split('/').pop() ?? '').replace('linuxmusl', 'linux-musl').replace('ppc64le', 'ppc64')
  const words = plain.split(/[-_]/).map((word) => NPM_NAMES.get(word) ?? word)
  const [os, cpu, libc] = [SYSTEM, PROCESSOR, LIBRARY].map((known) => words.find((word) => known.test(word)))
  return {
    version,
    ...(cpu && { cpu: [cpu] }),
    ...(parent.dev && { dev: true }),
    ...(libc && { libc: [libc] }),
    optional: true,
    ...(os && { os: [os] }),
  }
}

/** The packages of a lock that npm could not check against it: they have no checksum. */
export function withoutChecksum(lock: Lock): { name: string; version: string; entry: Entry }[] {
  return Object.entries(lock.packages).flatMap(([key, entry]) => {
    if (key === '' || entry.link || entry.integrity || !entry.version) return []
    return [{ name: entry.name ?? key.slice(key.lastIndexOf('node_modules/') + 13), version: entry.version, entry }]
  })
}

const AT_ONCE = 4

/**
 * Adds the missing checksums to `lock`.
 * @param ask looks a package up in the registry
 * @returns how many are still missing
 */
export async function addChecksums(
  lock: Lock,
  ask: (name: string, version: string) => Promise<string | undefined>,
): Promise<number> {
  const queue = withoutChecksum(lock)
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const integrity = await ask(next.name, next.version)
      if (integrity?.startsWith('sha512-')) next.entry.integrity = integrity
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return withoutChecksum(lock).length
}

/** Asks the registry that npm is set to. */
async function askRegistry(name: string, version: string) {
  try {
    const { stdout } = await promisify(execFile)('npm', ['view', `${name}@${version}`, 'dist.integrity'])
    return stdout.trim()
  } catch {
    return undefined
  }
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const file = fileURLToPath(new URL('../package-lock.json', import.meta.url))
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  const added = completeLock(lock)
  const before = withoutChecksum(lock).length
  const missing = await addChecksums(lock, askRegistry)
  if (added > 0 || missing < before) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`Added ${added} packages and ${before - missing} checksums to package-lock.json.`)
  if (missing > 0) console.log(`This registry tells no checksum of ${missing} packages for other systems.`)
}
