import { createInterface } from 'node:readline/promises'
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as tar from 'tar'
import { Problem } from '../env/problem.ts'
import { ownDataDir } from './database-access.ts'
import { acquireLock } from './lock.ts'
import { openWay, serverPlace, type Account } from './postgres-files.ts'
import { startPostgres } from './postgres-server.ts'
import { withDatabase } from './with-database.ts'

const SERVER = 'postgres'
const INCOMING = 'incoming'
const FORMER = 'former'
/** Files that belong to this computer, are generated again, or remain from an interrupted run. */
const NOT_PACKED = /^(?:keys\.json|server\.lock.*|deno|incoming|former|postgres\..+|before-restore.*|\.gitignore)$/
/** The backup a restore makes of what it replaces: a dump, or else the raw files. */
const BEFORE = 'before-restore.tar.gz'
const BEFORE_AS_IT_WAS = 'before-restore'

/** Reads a command's one file argument, and whether it may go on without asking. */
export function fileArgument(command: string) {
  const [file, ...rest] = process.argv.slice(2).filter((argument) => argument !== '--yes')
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
  try {
    await pack(dataDir, file)
  } finally {
    lock.release()
  }
  console.log(`The database is in ${file}. Accounts are in it, too: keep it where nobody else can read it.`)
}

/** Writes a dump that its owner alone can read. The folder's lock is held. */
async function pack(dataDir: string, file: string) {
  const draft = `${file}.${process.pid}`
  const { folder } = serverPlace(dataDir)
  const isElsewhere = folder !== path.join(dataDir, SERVER)
  try {
    if (!existsSync(folder)) throw new Problem(`There is no database in ${dataDir} yet.`)
    // Ends a leftover server and finishes its recovery, so that the files alone are the database.
    await (await startPostgres(dataDir)).stop()
    if (isElsewhere) symlinkSync(folder, path.join(dataDir, SERVER))
    const names = readdirSync(dataDir).filter((name) => !NOT_PACKED.test(name))
    writeFileSync(draft, '', { mode: 0o600 })
    await tar.create({ file: draft, gzip: true, follow: true, cwd: dataDir }, names)
    renameSync(draft, file)
  } finally {
    if (isElsewhere) rmSync(path.join(dataDir, SERVER), { force: true })
    rmSync(draft, { force: true })
  }
}

/**
 * `npm run db:restore -- FILE`: replaces the data folder's content with a dump, after a question (`--yes` answers it).
 * The old content is kept as a dump.
 */
export async function restoreDatabase() {
  const file = fileArgument('db:restore')
  const dataDir = ownDataDir('db:restore')
  if (!existsSync(file)) throw new Problem(`${file} cannot be read.`)
  await askFirst(dataDir)
  const lock = await acquireLock(dataDir)
  const { folder, account } = serverPlace(dataDir)
  const incoming = path.join(path.dirname(folder), INCOMING)
  const former = path.join(path.dirname(folder), FORMER)
  try {
    openWay(folder)
    for (const left of [incoming, former]) rmSync(left, { recursive: true, force: true })
    for (const empty of [incoming, former]) mkdirSync(empty)
    await unpack(file, incoming, account)
    await keepPresent(dataDir, former)
    for (const name of readdirSync(incoming)) {
      const target = name === SERVER ? folder : path.join(dataDir, name)
      if (existsSync(target)) move(target, path.join(former, name))
      move(path.join(incoming, name), target)
    }
  } finally {
    for (const left of [incoming, former]) rmSync(left, { recursive: true, force: true })
    lock.release()
  }
  const kept = [BEFORE, BEFORE_AS_IT_WAS].map((name) => path.join(dataDir, name)).find((place) => existsSync(place))
  if (kept) console.log(`What was there before is in ${kept}.`)
  console.log('The database is restored; the next start applies the migrations that are newer than the dump.')
}

/** Asks before overwriting; requires `--yes` if nobody can answer. */
async function askFirst(dataDir: string) {
  if (process.argv.includes('--yes') || !existsSync(serverPlace(dataDir).folder)) return
  if (!process.stdin.isTTY)
    throw new Problem(`There is a database in ${dataDir}. To put the dump in its place, add --yes at the end.`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`Put the dump in the place of the database in ${dataDir}? Type yes: `)
  terminal.close()
  if (answer.trim().toLowerCase() !== 'yes') throw new Problem('Nothing has changed.')
}

/** Keeps the present content as a dump, or as raw files if it is too broken for a dump. */
async function keepPresent(dataDir: string, former: string) {
  const [dump, asItWas] = [BEFORE, BEFORE_AS_IT_WAS].map((name) => path.join(dataDir, name)) as [string, string]
  const { folder } = serverPlace(dataDir)
  if (!existsSync(folder)) return
  for (const left of [dump, asItWas]) rmSync(left, { recursive: true, force: true })
  await pack(dataDir, dump).catch(() => {
    move(folder, path.join(former, SERVER))
    cpSync(former, asItWas, { recursive: true, preserveTimestamps: true })
    rmSync(path.join(former, SERVER), { recursive: true, force: true })
  })
}

/** Unpacks a dump, and reads from its database. */
async function unpack(file: string, folder: string, account: Account) {
  try {
    await tar.extract({ file, cwd: folder, strict: true, preserveOwner: false, ...account })
    const server = await startPostgres(folder)
    await withDatabase(server.url, (sql) => sql`select count(*) from public.profiles`).finally(server.stop)
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
