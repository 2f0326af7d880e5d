import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { loadEnvironment } from '../env/environment.mjs'
import { dataDirOf } from '../env/paths.mjs'
import { Problem } from '../env/problem.mjs'
import { acquireLock } from './lock.mjs'

const databaseOf = (/** @type {string} */ dataDir) => path.join(dataDir, 'pgdata')

/**
 * The one file that a command was given.
 * @param {string} command
 */
function fileArgument(command) {
  const [file, ...rest] = process.argv.slice(2)
  if (!file || file.startsWith('-') || rest.length > 0) throw new Problem(`Call it as: npm run ${command} -- FILE`)
  return path.resolve(file)
}

/**
 * `npm run db:dump -- FILE`: the whole embedded database, accounts included, as one compressed archive. The server must
 * not be running, and an existing file is not written over.
 */
export async function dumpDatabase() {
  const file = fileArgument('db:dump')
  const dataDir = dataDirOf(loadEnvironment())
  const lock = await acquireLock(dataDir)
  try {
    if (!existsSync(databaseOf(dataDir))) throw new Problem(`There is no database in ${dataDir} yet.`)
    const database = await PGlite.create(databaseOf(dataDir))
    try {
      const archive = await database.dumpDataDir('gzip')
      await writeFile(file, Buffer.from(await archive.arrayBuffer()), { flag: 'wx' })
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') throw new Problem(`${file} exists already.`)
      throw error
    } finally {
      await database.close()
    }
  } finally {
    lock.release()
  }
  console.log(`The database is in ${file}. Accounts are in it, too: keep it where nobody else can read it.`)
}

/**
 * `npm run db:restore -- FILE`: puts a dump in the place of the embedded database. What was there is kept beside it
 * until the dump has been opened and read.
 */
export async function restoreDatabase() {
  const file = fileArgument('db:restore')
  const dataDir = dataDirOf(loadEnvironment())
  const archive = await readFile(file).catch(() => {
    throw new Problem(`${file} cannot be read.`)
  })
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = await acquireLock(dataDir)
  const incoming = `${databaseOf(dataDir)}.incoming`
  try {
    rmSync(incoming, { recursive: true, force: true })
    await load(incoming, archive, file)
    const former = `${databaseOf(dataDir)}.former`
    rmSync(former, { recursive: true, force: true })
    if (existsSync(databaseOf(dataDir))) renameSync(databaseOf(dataDir), former)
    renameSync(incoming, databaseOf(dataDir))
    rmSync(former, { recursive: true, force: true })
  } finally {
    rmSync(incoming, { recursive: true, force: true })
    lock.release()
  }
  console.log('The database is restored; the next start applies the migrations that are newer than the dump.')
}

/**
 * @param {string} folder
 * @param {Buffer} archive
 * @param {string} file for the message
 */
async function load(folder, archive, file) {
  /** @type {PGlite | undefined} */
  let database
  try {
    database = await PGlite.create(folder, { loadDataDir: new Blob([archive]) })
    await database.query('select count(*) from public.profiles')
  } catch {
    throw new Problem(`${file} is not a dump of this site's database. Nothing has changed.`)
  } finally {
    await database?.close()
  }
}
