import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import postgres from 'postgres'
import * as tar from 'tar'
import { Problem } from '../env/problem.ts'
import { acquireLock } from './lock.ts'
import { ownDataDir } from './own-data-dir.ts'
import { openWay, serverPlace, type Account } from './postgres-files.ts'
import { startPostgres } from './postgres-server.ts'

const SERVER = 'postgres'
const INCOMING = 'incoming'
const FORMER = 'former'
/** What belongs to this computer, is made anew, or is left over from a run that was cut short. */
const NOT_PACKED = /^(?:keys\.json|server\.lock.*|deno|pgdata|incoming|former|postgres\..+)$/

/** The one file that a command was given. */
export function fileArgument(command: string) {
  const [file, ...rest] = process.argv.slice(2)
  if (!file || file.startsWith('-') || rest.length > 0) throw new Problem(`Call it as: npm run ${command} -- FILE`)
  return path.resolve(file)
}

/**
 * `npm run db:dump -- FILE`: packs the data folder, with the accounts and all files, as one compressed archive. The
 * server must not be running, and an existing file is not written over.
 */
export async function dumpDatabase() {
  const file = fileArgument('db:dump')
  const dataDir = ownDataDir('db:dump')
  if (existsSync(file)) throw new Problem(`${file} exists already.`)
  const lock = await acquireLock(dataDir)
  const draft = `${file}.${process.pid}`
  const { folder } = serverPlace(dataDir)
  const isElsewhere = folder !== path.join(dataDir, SERVER)
  try {
    if (!existsSync(folder)) throw new Problem(`There is no database in ${dataDir} yet.`)
    // Ends a server that was left behind, and finishes what it had not: the files alone are the database then.
    await (await startPostgres(dataDir)).stop()
    if (isElsewhere) symlinkSync(folder, path.join(dataDir, SERVER))
    const names = readdirSync(dataDir).filter((name) => !NOT_PACKED.test(name))
    writeFileSync(draft, '', { mode: 0o600 })
    await tar.create({ file: draft, gzip: true, follow: true, cwd: dataDir }, names)
    renameSync(draft, file)
  } finally {
    if (isElsewhere) rmSync(path.join(dataDir, SERVER), { force: true })
    rmSync(draft, { force: true })
    lock.release()
  }
  console.log(`The database is in ${file}. Accounts are in it, too: keep it where nobody else can read it.`)
}

/**
 * `npm run db:restore -- FILE`: puts a dump in the place of what is in the data folder. What was there is kept until the
 * dump has been opened and read.
 */
export async function restoreDatabase() {
  const file = fileArgument('db:restore')
  const dataDir = ownDataDir('db:restore')
  if (!existsSync(file)) throw new Problem(`${file} cannot be read.`)
  const lock = await acquireLock(dataDir)
  const { folder, account } = serverPlace(dataDir)
  const incoming = path.join(path.dirname(folder), INCOMING)
  const former = path.join(path.dirname(folder), FORMER)
  try {
    openWay(folder)
    for (const left of [incoming, former]) rmSync(left, { recursive: true, force: true })
    for (const empty of [incoming, former]) mkdirSync(empty)
    await unpack(file, incoming, account)
    for (const name of readdirSync(incoming)) {
      const target = name === SERVER ? folder : path.join(dataDir, name)
      if (existsSync(target)) move(target, path.join(former, name))
      move(path.join(incoming, name), target)
    }
  } finally {
    for (const left of [incoming, former]) rmSync(left, { recursive: true, force: true })
    lock.release()
  }
  console.log('The database is restored; the next start applies the migrations that are newer than the dump.')
}

/** Unpacks a dump, and reads from its database. */
async function unpack(file: string, folder: string, account: Account) {
  try {
    await tar.extract({ file, cwd: folder, strict: true, preserveOwner: false, ...account })
    const server = await startPostgres(folder)
    const sql = postgres(server.url, { max: 1 })
    try {
      await sql`select count(*) from public.profiles`
    } finally {
      await sql.end({ timeout: 1 })
      await server.stop()
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
      throw new Problem(`There is not enough room for the dump in ${folder}. Nothing has changed.`)
    throw new Problem(`${file} is not a dump of this site's database. Nothing has changed.`)
  }
}

function move(from: string, to: string) {
  try {
    renameSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    cpSync(from, to, { recursive: true, preserveTimestamps: true })
    rmSync(from, { recursive: true })
  }
}
