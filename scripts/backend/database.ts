import type { Sql } from 'postgres'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import postgres from 'postgres'
import { Problem } from '../env/problem.ts'
import { apiPassword, makeAuthTables } from './light-api.ts'
import { seedFiles } from './seeds.ts'

/** Migrations use a collation of this version; hosted projects have it. */
const LEAST_VERSION = 170_000
const MIGRATIONS = 'supabase/migrations'
const HISTORY = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
  create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null);`

type Log = (line: string) => void

/**
 * Brings a database into the shape of a hosted project, and applies the migrations and seeds that it does not have yet.
 * @param options `url` is the address for a superuser
 */
export async function prepareDatabase({
  url,
  projectDir,
  log,
  signal,
}: {
  url: string
  projectDir: string
  log: Log
  signal?: AbortSignal | undefined
}) {
  const admin = connect(url)
  const owner = connect(url, 'postgres')
  try {
    await assertUsable(admin)
    const hosted = readFileSync(new URL('./hosted.sql', import.meta.url), 'utf8')
    const [before = '', after = ''] = hosted.split(/^-- after the tables.*$/m)
    await admin.unsafe(before)
    await admin.unsafe(`alter role promptory_api password '${apiPassword(url)}'`)
    signal?.throwIfAborted()
    await makeAuthTables(url)
    await admin.unsafe(after)
    await owner.unsafe(HISTORY)
    await applyMigrations(owner, projectDir, log, signal)
    signal?.throwIfAborted()
    await seedOnce(owner, projectDir, log)
  } finally {
    await Promise.all([admin.end({ timeout: 1 }), owner.end({ timeout: 1 })])
  }
}

/** One connection that acts as `role`. */
const connect = (url: string, role?: string) =>
  postgres(url, {
    max: 1,
    onnotice: () => {},
    connect_timeout: 10,
    // A power failure may lose these many small changes, but the next start makes them again.
    connection: { synchronous_commit: 'off', ...(role && { role }) } as any,
  })

async function assertUsable(admin: Sql) {
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

async function applyMigrations(owner: Sql, projectDir: string, log: Log, signal?: AbortSignal) {
  const rows = await owner`select version from supabase_migrations.schema_migrations`
  const done = new Set(rows.map(({ version }) => version))
  const files = readdirSync(path.join(projectDir, MIGRATIONS)).sort()
  for (const file of files) {
    const [, version = '', name = ''] = /^(\d+)_(.+)\.sql$/.exec(file) ?? []
    if (!version || done.has(version)) continue
    signal?.throwIfAborted()
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

/** Each seed file runs once in a database's life, even if the file changes later, so that edited posts stay. */
async function seedOnce(owner: Sql, projectDir: string, log: Log) {
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

const messageOf = (error: unknown) => (error as Error)?.message || String(error)
