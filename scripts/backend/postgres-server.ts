import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import { Problem } from '../env/problem.ts'
import { freePort } from './free-port.ts'
import { assertOwn, binariesFor, openWay, serverPlace, type Account } from './postgres-files.ts'

/** As in hosted projects: the superuser, used only when the backend starts. */
const SUPERUSER = 'supabase_admin'
const MAJOR_VERSION = '17'
const PASSWORD_FILE = 'promptory-password'
const READY = 'database system is ready to accept connections'
const START_TIMEOUT_MS = 30_000
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '110',
  shared_buffers: '64MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '128MB',
  min_wal_size: '32MB',
  max_logical_replication_workers: '0',
  // One statement never takes more than one processor.
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  // The passwords are long and random, so slow hashing is not needed.
  scram_iterations: '1',
  timezone: 'UTC',
  log_timezone: 'UTC',
}

export interface Server {
  /** address of its first database for the superuser */
  url: string
  folder: string
  pid: number
  /** resolves when it has ended, for whatever reason */
  ended: Promise<void>
  /** ends it in at most 3 s, whatever it is doing */
  stop: () => Promise<void>
}

/**
 * Starts PostgreSQL on a loopback port, with its files in the data folder, which the first start creates. First ends a
 * server that an earlier process left behind. The caller holds the data folder's lock.
 * @param settings additional PostgreSQL settings
 * @throws Problem if there is no server for this system, or it cannot use the folder
 */
export async function startPostgres(dataDir: string, settings: Record<string, string> = {}): Promise<Server> {
  const { folder, account } = serverPlace(dataDir)
  assertOwn(folder)
  openWay(folder)
  const bin = binariesFor(account)
  if (existsSync(path.join(folder, 'PG_VERSION'))) {
    assertVersion(folder)
    await endLeftBehind(folder)
  } else initialise(folder, bin, account)
  const password = readFileSync(path.join(folder, PASSWORD_FILE), 'utf8').trim()
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    const options = Object.entries({ ...SETTINGS, ...settings, port: String(port) })
    const child = spawn(
      path.join(bin, 'postgres'),
      ['-D', folder, ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      // Its own process group, because Ctrl-C in the terminal is for this process, which stops the server in order.
      { ...account, env: environment(), detached: true, stdio: ['ignore', 'ignore', 'pipe'], windowsHide: true },
    )
    const kill = () => void child.kill('SIGQUIT')
    process.once('exit', kill)
    child.once('exit', () => process.removeListener('exit', kill))
    // Lower priority, so that a flood of expensive queries does not starve pages and functions.
    if (child.pid) os.setPriority(child.pid, 10)
    const failure = await whenReady(child)
    if (!failure) return serverOf(child, folder, urlOf(port, password))
    // Another program took the port first.
    if (!/could not (?:bind|create any TCP)/.test(failure) || attempt === 3) throw openProblem(folder, failure)
  }
}

/** The address of the server that runs on a data folder, held by another process. */
export function runningServerUrl(dataDir: string): string | undefined {
  const { folder } = serverPlace(dataDir)
  const running = readPidFile(folder)
  return running && urlOf(running.port, readFileSync(path.join(folder, PASSWORD_FILE), 'utf8').trim())
}

const urlOf = (port: number, password: string) => `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`

/** Passes none of this process's settings on, because some are secrets. */
function environment() {
  const { PATH = '', SystemRoot = '', TEMP = '' } = process.env
  return { PATH, LC_ALL: 'C', TZ: 'UTC', ...(SystemRoot && { SystemRoot, TEMP }) }
}

/** Creates a new server's files in a temporary folder, so that an interrupted creation starts over. */
function initialise(folder: string, bin: string, account: Account) {
  const draft = `${folder}.new`
  const passwordFile = `${folder}.password`
  for (const file of [draft, passwordFile]) rmSync(file, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (account.uid !== undefined && account.gid !== undefined) {
    for (const file of [draft, passwordFile]) chownSync(file, account.uid, account.gid)
  }
  const flags = [`--username=${SUPERUSER}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--encoding=UTF8']
  const { status, stderr, error } = spawnSync(
    path.join(bin, 'initdb'),
    [`--pgdata=${draft}`, ...flags, '--locale=C', '--no-instructions'],
    { ...account, env: environment(), encoding: 'utf8', windowsHide: true },
  )
  if (status !== 0) throw openProblem(folder, error?.message ?? stderr)
  renameSync(passwordFile, path.join(draft, PASSWORD_FILE))
  renameSync(draft, folder)
}

function assertVersion(folder: string) {
  const version = readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim()
  if (version !== MAJOR_VERSION)
    throw new Problem(`The database in ${folder} is of PostgreSQL ${version}; this is PostgreSQL ${MAJOR_VERSION}.`)
}

/**
 * What to tell when the server does not start.
 * @param output of the server
 */
export function openProblem(folder: string, output: string) {
  if (/No space left on device/i.test(output)) {
    return new Problem(
      `The disk of ${folder} is full, so the database cannot start: make room there, and start again. What is stored is intact.`,
    )
  }
  const reason = /(?:FATAL|PANIC|ERROR|error): +(.+)/.exec(output)?.[1] ?? output.trim().split('\n').at(-1)
  return new Problem(
    `The database in ${folder} cannot be opened, and nothing in it was changed: ${reason?.replace(/\.$/, '')}.`,
  )
}

/** @returns its output if it could not start */
function whenReady(child: ChildProcess): Promise<string | undefined> {
  return new Promise((resolve) => {
    let output = ''
    const timer = setTimeout(() => child.kill('SIGQUIT'), START_TIMEOUT_MS)
    const settle = (failure: string | undefined) => {
      clearTimeout(timer)
      resolve(failure)
    }
    child.stderr?.on('data', (chunk) => {
      output = (output + chunk).slice(-10_000)
      if (output.includes(READY)) settle(undefined)
    })
    child.once('error', (error) => settle(error.message))
    child.once('close', () => settle(output))
  })
}

function serverOf(child: ChildProcess, folder: string, url: string): Server {
  const pid = Number(child.pid)
  const ended = new Promise((resolve: (value: void) => void) => void child.once('exit', () => resolve()))
  return { url, folder, pid, ended, stop: () => endProcess(pid) }
}

/** First fast (rolls back running transactions), then immediate (the next start recovers), then by force. */
async function endProcess(pid: number) {
  for (const [signal, patience] of [
    ['SIGINT', 1500],
    ['SIGQUIT', 1000],
    ['SIGKILL', 500],
  ] as const) {
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    for (const end = Date.now() + patience; Date.now() < end; ) {
      await new Promise((resolve) => setTimeout(resolve, 20))
      if (!isAlive(pid)) return
    }
  }
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Ends a server whose starting process no longer exists.
 * @throws Problem if it cannot be told whether the process is that server
 */
export async function endLeftBehind(folder: string) {
  const left = readPidFile(folder)
  if (!left || !isAlive(left.pid)) return
  if (await isServerOf(folder, left)) await endProcess(left.pid)
  // Another program has got the process id since. PostgreSQL would take it for a server.
  else rmSync(path.join(folder, 'postmaster.pid'), { force: true })
}

/**
 * Whether the server of a folder answers on a port; no other server accepts its password.
 * @throws Problem if there is no answer, because two servers on the same files would destroy them
 */
async function isServerOf(folder: string, { pid, port }: { pid: number; port: number }) {
  const password = readFileSync(path.join(folder, PASSWORD_FILE), 'utf8').trim()
  // postgres.js does not catch a failure of its question for array types (porsager/postgres#1192). A server that is just
  // shutting down would end this process with it.
  const sql = postgres(urlOf(port, password), { max: 1, connect_timeout: 10, fetch_types: false, onnotice: () => {} })
  try {
    await sql`select 1`
    return true
  } catch (error) {
    const { code = '' } = error as { code?: string }
    // "The database system is starting up", or shutting down, also proves that it is the server.
    if (code === '57P03') return true
    // Nothing listens there, or a server that does not know the password.
    if (['ECONNREFUSED', '28P01', '28000'].includes(code)) return false
    throw new Problem(
      `An earlier database server of ${folder} does not answer (process ${pid}): wait a moment, or end it, and start again.`,
    )
  } finally {
    await sql.end({ timeout: 1 })
  }
}

function readPidFile(folder: string): { pid: number; port: number } | undefined {
  const file = path.join(folder, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]) }
}
