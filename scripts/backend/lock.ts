import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { createExclusive } from '../env/files.ts'
import { Problem } from '../env/problem.ts'

/**
 * One data folder, one server: a second server would treat the first one's database as left behind.
 *
 * A pid alone does not prove that a lock is held, because after `kill -9` or a restart of the machine another program
 * may have it. So the holder also listens on a loopback port that the lock names, and answers with the lock's token.
 * The operating system closes that port however the holder ends.
 */
export interface LockRecord {
  pid: number
  port: number
  token: string
}

const ANSWER_TIMEOUT_MS = 3000

const lockFile = (dataDir: string) => path.join(dataDir, 'server.lock')

/** Takes the lock, or throws a `Problem` that names the holder. */
export async function acquireLock(dataDir: string): Promise<{ release: () => void }> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = lockFile(dataDir)
  const token = randomUUID()
  const guard = createServer((socket) => {
    socket.on('error', () => {})
    socket.end(token)
  })
  await new Promise((resolve, reject) => guard.once('error', reject).listen(0, '127.0.0.1', () => resolve(undefined)))
  guard.unref() // the lock must not keep an otherwise finished program alive
  const { port } = guard.address() as AddressInfo
  const record = JSON.stringify({ pid: process.pid, port, token })

  const release = () => {
    process.removeListener('exit', release)
    guard.close()
    if (readRecord(file)?.token === token) rmSync(file, { force: true })
  }
  try {
    while (!create(file, record)) {
      const stale = readRecord(file)
      await assertUnlocked(dataDir)
      if (!discardStale(file, stale)) await new Promise((resolve) => setTimeout(resolve, 20))
    }
  } catch (error) {
    guard.close()
    throw error
  }
  process.once('exit', release)
  return { release }
}

/** Throws a `Problem` while a server holds the folder; changes nothing. */
export async function assertUnlocked(dataDir: string) {
  const record = readRecord(lockFile(dataDir))
  if (record && (await isHeld(record))) {
    throw new Problem(
      `The data folder ${dataDir} is in use by another Promptory server (process ${record.pid}): end that one first, or set DATA_DIR to another folder.`,
    )
  }
}

/** @returns false if it already exists */
function create(file: string, content: string): boolean {
  try {
    createExclusive(file, content)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/**
 * Deletes a stale lock that several starters may have found. They do it one at a time, and only if it is still the same
 * lock; otherwise a slower starter would delete a faster one's fresh lock.
 * @returns false if another starter is doing it
 */
function discardStale(file: string, stale: LockRecord | undefined): boolean {
  const turn = `${file}.takeover`
  if (!create(turn, '')) {
    // A starter killed at this very moment leaves the file behind.
    const age = Date.now() - (statSync(turn, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > 5000) rmSync(turn, { force: true })
    return false
  }
  if (readRecord(file)?.token === stale?.token) rmSync(file, { force: true })
  rmSync(turn, { force: true })
  return true
}

async function isHeld(record: LockRecord): Promise<boolean> {
  if (!isAlive(record.pid)) return false
  const answer = await ask(record.port)
  // A holder with a busy event loop accepts the connection but answers slowly; that still counts as held.
  return answer === record.token || answer === 'silent'
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** @returns the token, `silent`, or an empty string if nothing listens */
function ask(port: number): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    let isConnected = false
    const socket = connect({ host: '127.0.0.1', port })
    socket.setTimeout(ANSWER_TIMEOUT_MS, () => {
      resolve(isConnected ? answer || 'silent' : '')
      socket.destroy()
    })
    socket.on('connect', () => {
      isConnected = true
    })
    socket.on('data', (chunk) => {
      answer = (answer + chunk).slice(0, 200)
    })
    socket.on('error', () => resolve(answer))
    socket.on('end', () => resolve(answer))
  })
}

/** @returns undefined for a missing or half-written file, which counts as stale */
function readRecord(file: string): LockRecord | undefined {
  try {
    const record = JSON.parse(readFileSync(file, 'utf8'))
    return Number.isInteger(record.pid) && record.pid > 0 && Number.isInteger(record.port) ? record : undefined
  } catch {
    return undefined
  }
}
