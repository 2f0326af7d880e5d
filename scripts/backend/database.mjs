import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import postgres from 'postgres'
import { Problem } from '../env/problem.mjs'
import { apiPassword, createLightApi, makeAuthTables } from './light-api.mjs'
import { startPostgres } from './postgres-server.mjs'
import { seedFiles } from './seeds.mjs'

/** Migrations use a collation of this version; hosted projects have it. */
const LEAST_VERSION = 170_000
const MIGRATIONS = 'supabase/migrations'
const HISTORY = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
  create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null);`

/**
 * @typedef {import('postgres').Sql} Sql
 * @typedef {(line: string) => void} Log
 */

/**
 * Opens the database of the embedded backend with its API: the PostgreSQL of the data folder, or the one of DATABASE_URL.
 * @param {object} options
 * @param {string} options.projectDir holds supabase/migrations and the seeds
 * @param {string} options.dataDir
 * @param {string | undefined} [options.databaseUrl] of a PostgreSQL server of the owner's
 * @param {string} options.origin
 * @param {import('./keys.mjs').Keys} options.keys
 * @param {Log} options.log
 * @param {() => boolean} [options.isReadOnly] asked at each request
 * @throws Problem where the database cannot be opened, or a migration or seed fails
 */
export async function openDatabase({ projectDir, dataDir, databaseUrl, origin, keys, log, isReadOnly }) {
  const server = databaseUrl ? undefined : await startPostgres(dataDir)
  const url = databaseUrl ?? /** @type {import('./postgres-server.mjs').Server} */ (server).url
  try {
    await prepareDatabase({ url, projectDir, log })
    const api = await createLightApi({ url, origin, keys, isReadOnly })
    return {
      app: api.app,
      url,
      /** Resolves when the server has ended by itself. */
      ended: server?.ended,
      /** Ends everything in at most 5 s, whatever the database is doing. */
      async close() {
        await Promise.all([api.close(), server?.stop()])
      },
    }
  } catch (error) {
    await server?.stop()
    throw error
  }
}

/**
 * Brings a database into the shape of a hosted project, and applies the migrations and seeds that it does not have yet.
 * @param {{ url: string, projectDir: string, log: Log }} options `url` is the address for a superuser
 */
export async function prepareDatabase({ url, projectDir, log }) {
  const admin = connect(url)
  const owner = connect(url, 'postgres')
  try {
    await assertUsable(admin)
    const hosted = readFileSync(new URL('./hosted.sql', import.meta.url), 'utf8')
    const [before = '', after = ''] = hosted.split(/^-- after the tables.*$/m)
    await admin.unsafe(before)
    await admin.unsafe(`alter role promptory_api password '${apiPassword(url)}'`)
    await makeAuthTables(url)
    await admin.unsafe(after)
    await owner.unsafe(HISTORY)
    await applyMigrations(owner, projectDir, log)
    await seedOnce(owner, projectDir, log)
  } finally {
    await Promise.all([admin.end({ timeout: 1 }), owner.end({ timeout: 1 })])
  }
}

/**
 * One connection that acts as `role`.
 * @param {string} url
 * @param {string} [role]
 */
const connect = (url, role) =>
  postgres(url, {
    max: 1,
    onnotice: () => {},
    connect_timeout: 10,
    // Many small changes, which the next start makes again where a power failure loses them.
    connection: /** @type {any} */ ({ synchronous_commit: 'off', ...(role && { role }) }),
  })

/** @param {Sql} admin */
async function assertUsable(admin) {
  let facts
  try {
    ;[facts] = await admin`select current_setting('server_version_num')::int as version, rolsuper as is_superuser
      from pg_roles where rolname = current_user`
  } catch (error) {
    throw new Problem(`The database server cannot be reached (${messageOf(error)}).`)
  }
  if (facts?.version < LEAST_VERSION) throw new Problem('The PostgreSQL of DATABASE_URL must be version 17 or newer.')
  if (!facts?.is_superuser) {
    throw new Problem(
      'DATABASE_URL must name a superuser, since roles are made; a hosted project has VITE_SUPABASE_URL.',
    )
  }
}

/** @param {Sql} owner @param {string} projectDir @param {Log} log */
async function applyMigrations(owner, projectDir, log) {
  const rows = await owner`select version from supabase_migrations.schema_migrations`
  const done = new Set(rows.map(({ version }) => version))
  const files = readdirSync(path.join(projectDir, MIGRATIONS)).sort()
  for (const file of files) {
    const [, version = '', name = ''] = /^(\d+)_(.+)\.sql$/.exec(file) ?? []
    if (!version || done.has(version)) continue
    try {
      await owner.begin(async (sql) => {
        await sql.unsafe(readFileSync(path.join(projectDir, MIGRATIONS, file), 'utf8'))
        await sql`insert into supabase_migrations.schema_migrations (version, name) values (${version}, ${name})`
      })
    } catch (error) {
      throw new Problem(`The migration ${file} failed and was rolled back: ${messageOf(error)}`)
    }
    log(`Migration applied: ${file}`)
  }
}

/**
 * Each seed file runs once in the life of a database, also when it changes later: whoever edits posts keeps them.
 * @param {Sql} owner @param {string} projectDir @param {Log} log
 */
async function seedOnce(owner, projectDir, log) {
  const rows = await owner`select path from supabase_migrations.seed_files`
  const done = new Set(rows.map((row) => row.path))
  const pending = seedFiles(projectDir).filter((file) => !done.has(file))
  for (const file of pending) {
    try {
      await owner.begin(async (sql) => {
        await sql.unsafe(readFileSync(path.join(projectDir, file), 'utf8'))
        await sql`insert into supabase_migrations.seed_files (path, hash) values (${file}, 'seeded')`
      })
    } catch (error) {
      throw new Problem(`${file} failed and was rolled back: ${messageOf(error)}`)
    }
  }
  if (pending.length > 0) log('Database seeded.')
}

/** @param {unknown} error */
const messageOf = (error) => /** @type {Error} */ (error)?.message || String(error)
