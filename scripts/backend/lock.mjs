import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import path from 'node:path'
import { createExclusive } from '../env/files.mjs'
import { Problem } from '../env/problem.mjs'

/**
 * One data folder, one server: the second would take the first one's database for one that was left behind.
 *
 * A pid alone does not prove that a lock is held (after `kill -9` or a restart of the machine another program may have
 * that pid), so the holder also listens on a loopback port that the lock names and answers with the lock's token. The
 * operating system closes that port however the holder ends.
 *
 * @typedef {object} LockRecord
 * @property {number} pid
 * @property {number} port
 * @property {string} token
 */

const ANSWER_TIMEOUT_MS = 3000

/** @param {string} dataDir */
const lockFile = (dataDir) => path.join(dataDir, 'server.lock')

/**
 * Takes the lock, or throws a `Problem` that names the holder.
 * @param {string} dataDir
 * @returns {Promise<{ release: () => void }>}
 */
export async function acquireLock(dataDir) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = lockFile(dataDir)
  const token = randomUUID()
  const guard = createServer((socket) => {
    socket.on('error', () => {})
    socket.end(token)
  })
  await new Promise((resolve, reject) => guard.once('error', reject).listen(0, '127.0.0.1', () => resolve(undefined)))
  guard.unref() // the lock must not keep an otherwise finished program alive
  const { port } = /** @type {import('node:net').AddressInfo} */ (guard.address())
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

/**
 * Throws a `Problem` while a server holds the folder; changes nothing.
 * @param {string} dataDir
 */
export async function assertUnlocked(dataDir) {
  const record = readRecord(lockFile(dataDir))
  if (record && (await isHeld(record))) {
    throw new Problem(
      `The data folder ${dataDir} is in use by another Promptory server (process ${record.pid}): end that one first, or set DATA_DIR to another folder.`,
    )
  }
}

/**
 * @param {string} file
 * @param {string} content
 * @returns {boolean} false where there is one already
 */
function create(file, content) {
  try {
    createExclusive(file, content)
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false
    throw error
  }
}

/**
 * Several starters may find one stale lock. They delete it one at a time, and only if it is still the one that was
 * found stale: otherwise the slower would delete the fresh lock of the quicker.
 * @param {string} file
 * @param {LockRecord | undefined} stale
 * @returns {boolean} false where another starter is at it
 */
function discardStale(file, stale) {
  const turn = `${file}.takeover`
  if (!create(turn, '')) {
    // Whoever was killed in the instant that this takes left the file behind.
    const age = Date.now() - (statSync(turn, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > 5000) rmSync(turn, { force: true })
    return false
  }
  if (readRecord(file)?.token === stale?.token) rmSync(file, { force: true })
  rmSync(turn, { force: true })
  return true
}

/**
 * @param {LockRecord} record
 * @returns {Promise<boolean>}
 */
async function isHeld(record) {
  if (!isAlive(record.pid)) return false
  const answer = await ask(record.port)
  // A holder whose event loop is busy accepts the connection but is slow to answer: that still counts as held.
  return answer === record.token || answer === 'silent'
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

/**
 * @param {number} port
 * @returns {Promise<string>} the token, `silent`, or an empty string where nothing listens
 */
function ask(port) {
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

/**
 * @param {string} file
 * @returns {LockRecord | undefined} undefined for a missing or half-written file, which counts as stale
 */
function readRecord(file) {
  try {
    const record = JSON.parse(readFileSync(file, 'utf8'))
    return Number.isInteger(record.pid) && record.pid > 0 && Number.isInteger(record.port) ? record : undefined
  } catch {
    return undefined
  }
}
