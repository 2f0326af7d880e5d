import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Completes package-lock.json after `npm install`: `node scripts/complete-lock.mjs`.
 *
 * Where the registry serves only this platform's builds of packages such as rolldown or Deno, npm leaves the builds for
 * other platforms out of the lock file, and then `npm ci` refuses it everywhere ("Missing: … from lock file"). This
 * adds an entry for each, bound to its operating system and processor. The entries have no checksum, since the package
 * was never seen; npm fetches such a package only on the platform that it is for.
 *
 * @typedef {object} Entry
 * @property {string} [version]
 * @property {boolean} [dev]
 * @property {boolean} [devOptional]
 * @property {boolean} [optional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 * @property {Record<string, string>} [optionalDependencies]
 *
 * @typedef {{ packages: Record<string, Entry> }} Lock
 */

/** Words in the names of such packages, and what npm calls them. */
const SYSTEMS = new Map([
  ...['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'].map(
    (name) => /** @type {const} */ ([name, name]),
  ),
  ...Object.entries({ macos: 'darwin', fsevents: 'darwin', windows: 'win32', linuxmusl: 'linux' }),
])
const PROCESSORS = new Map([
  ...['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'].map(
    (name) => /** @type {const} */ ([name, name]),
  ),
  ...Object.entries({ ppc64le: 'ppc64' }),
])
const LIBRARIES = new Map(Object.entries({ musl: 'musl', linuxmusl: 'musl', gnu: 'glibc', glibc: 'glibc' }))

/**
 * Where npm would find `name` for the package at `from`: beside it, then one folder up, and so on.
 * @param {Lock} lock
 * @param {string} from a key of `packages`
 * @param {string} name
 */
function findEntry(lock, from, name) {
  for (let folder = from; ; ) {
    const key = `${folder ? `${folder}/` : ''}node_modules/${name}`
    const entry = lock.packages[key]
    if (entry) return entry
    if (!folder) return undefined
    const end = folder.lastIndexOf('/node_modules/')
    folder = end < 0 ? '' : folder.slice(0, end)
  }
}

/**
 * The optional packages that something in the lock names and that have no fitting entry.
 * @param {Lock} lock
 * @returns {{ from: string, name: string, version: string }[]}
 */
export function missingOptionals(lock) {
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
 * @param {Lock} lock
 * @returns {number} how many entries were added
 */
export function completeLock(lock) {
  const missing = missingOptionals(lock)
  for (const { from, name, version } of missing) {
    if (!/^\d+\.\d+\.\d+/.test(version)) throw new Error(`${name} of ${from}: "${version}" names no version.`)
    const top = `node_modules/${name}`
    // Another version stands at the top already: this one goes beside the package that wants it.
    const isTopTaken = lock.packages[top] !== undefined && lock.packages[top]?.version !== version
    lock.packages[isTopTaken ? `${from}/${top}` : top] = entryFor(name, version, lock.packages[from] ?? {})
  }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
  return missing.length
}

/**
 * @param {string} name
 * @param {string} version
 * @param {Entry} parent
 * @returns {Entry}
 */
function entryFor(name, version, parent) {
  const words = (name.split('/').pop() ?? '').split(/[-_]/)
  const first = (/** @type {ReadonlyMap<string, string>} */ known) => {
    const word = words.find((candidate) => known.has(candidate))
    return word === undefined ? undefined : known.get(word)
  }
  const [os, cpu, libc] = [first(SYSTEMS), first(PROCESSORS), first(LIBRARIES)]
  return {
    version,
    ...(cpu && { cpu: [cpu] }),
    ...(parent.dev && { dev: true }),
    ...(libc && { libc: [libc] }),
    optional: true,
    ...(os && { os: [os] }),
  }
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const file = fileURLToPath(new URL('../package-lock.json', import.meta.url))
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  const added = completeLock(lock)
  if (added > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(added > 0 ? `Added ${added} packages to package-lock.json.` : 'package-lock.json is complete.')
}
