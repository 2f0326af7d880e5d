import { createHash } from 'node:crypto'
import {
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  realpathSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { Problem } from '../env/problem.ts'

/** One data folder, one server: a second server would treat the first one's database as left behind. */
export interface Lock {
  release: () => void
}

/** Names the holder for the message below; it is no proof that there is one. */
const holderFile = (dataDir: string) => path.join(dataDir, 'server.lock')

/** Takes the lock, or throws a `Problem` that names the holder. */
export async function acquireLock(dataDir: string): Promise<Lock> {
  const lock = await tryLock(dataDir)
  if (lock) return lock
  const file = holderFile(dataDir)
  const holder = existsSync(file) ? readFileSync(file, 'utf8') : 'just started'
  throw new Problem(
    `The data folder ${dataDir} is in use by another Promptory server (process ${holder}): end that one first, or set DATA_DIR to another folder.`,
  )
}

/** Takes the lock; undefined if another server has it. */
export async function tryLock(dataDir: string): Promise<Lock | undefined> {
  // The mode is for this folder alone: a database's own account must get through its parents.
  mkdirSync(path.dirname(dataDir), { recursive: true })
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const hold = ['linux', 'win32'].includes(process.platform) ? holdName : holdFile
  const letGo = await hold(dataDir)
  if (!letGo) return undefined
  writeFileSync(holderFile(dataDir), String(process.pid), { mode: 0o600 })
  const release = () => {
    process.removeListener('exit', release)
    rmSync(holderFile(dataDir), { force: true })
    letGo()
  }
  // A shutdown that takes too long is cut short.
  process.once('exit', release)
  return { release }
}

/** Listens by a name that is made of the folder. The system frees it however its holder ends. */
function holdName(dataDir: string): Promise<(() => void) | undefined> {
  const place = realpathSync.native(dataDir)
  const name = `promptory-${createHash('sha256').update(place).digest('hex').slice(0, 32)}`
  const guard = createServer((socket) => socket.destroy())
  guard.unref() // the lock must not keep an otherwise finished program alive
  return new Promise((resolve, reject) => {
    guard.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    guard.listen(process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : `\0${name}`, () =>
      resolve(() => guard.close()),
    )
  })
}

/** Where there are no such names, as on macOS: holds the file open for itself alone (open(2), O_EXLOCK). */
function holdFile(dataDir: string): (() => void) | undefined {
  const exclusive = 0x20
  const { O_CREAT, O_RDWR, O_NONBLOCK } = constants
  try {
    const file = openSync(holderFile(dataDir), O_CREAT | O_RDWR | O_NONBLOCK | exclusive, 0o600)
    return () => closeSync(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return undefined
    throw error
  }
}
