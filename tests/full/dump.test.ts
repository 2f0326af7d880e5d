import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import postgres from 'postgres'
import { prepareDatabase } from '../../scripts/backend/database.ts'
import { startPostgres } from '../../scripts/backend/postgres-server.ts'
import { runScript } from '../scripts/support/commands.ts'
import { temporaryFolder } from '../scripts/support/folders.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Everything that must come back: how many rows, and a hash of what is in them. */
const CONTENT = `
  select 'posts' as what, count(*)::int as rows, md5(string_agg(p::text, '|' order by p.id)) as hash from public.blog_posts p
  union all select 'profiles', count(*)::int, md5(string_agg(p::text, '|' order by p.id)) from public.profiles p
  union all select 'accounts', count(*)::int, md5(string_agg(u.id || u.email || u.encrypted_password, '|' order by u.id)) from auth.users u
  union all select 'identities', count(*)::int, md5(string_agg(i.id || i.user_id::text, '|' order by i.id)) from auth.identities i
  union all select 'sign-ups', count(*)::int, md5(string_agg(s::text, '|' order by s.email)) from private.email_signups s
  order by what`

async function withDatabase<T>(dataDir: string, work: (query: (sql: string) => Promise<unknown[]>) => Promise<T>) {
  const server = await startPostgres(dataDir)
  await prepareDatabase({ url: server.url, projectDir: ROOT, log: () => undefined })
  const sql = postgres(server.url, { max: 1, onnotice: () => undefined })
  try {
    return await work(async (text) => [...(await sql.unsafe(text))])
  } finally {
    await sql.end()
    await server.stop()
  }
}

const run = async (script: string, args: string[], dataDir: string) => {
  const command = runScript(script, args, { DATA_DIR: dataDir })
  return [await command.ended, command.output()] as const
}

describe('dump and restore', () => {
  it('are told in the README for a hosted project, too: without what a new one has, and not past an error', () => {
    const lines = readFileSync(path.join(ROOT, 'README.md'), 'utf8').replaceAll('\\\n', '').split('\n')
    const [dump, restore] = ['pg_dump "$DATABASE_URL"', 'psql "$NEW_DATABASE_URL"'].map((command) =>
      lines.find((line) => line.includes(command)),
    )
    expect(dump).toMatch(/ --schema=auth .*--exclude-table=auth\.schema_migrations /)
    expect(restore).toMatch(/ -v ON_ERROR_STOP=1 .*--single-transaction /)
  })

  it('bring everything back, accounts included, in the place of what was there', async () => {
    const [from, to] = [temporaryFolder(), temporaryFolder()]
    const file = path.join(from, 'backup.tar.gz')
    const before = await withDatabase(from, async (query) => {
      await query(`insert into private.email_signups (list, email) values ('newsletter', 'a@example.com')`)
      await query(`update public.blog_posts set title = 'Changed 😀' where slug = 'begin-after-the-beginning'`)
      return query(CONTENT)
    })
    expect(before).toHaveLength(5)
    expect(before).toContainEqual(expect.objectContaining({ what: 'accounts', rows: 2 }))
    mkdirSync(path.join(from, 'pictures/a'), { recursive: true })
    writeFileSync(path.join(from, 'pictures/a/one.webp'), 'a picture')
    expect(await run('run.ts', ['db:dump', file], from)).toEqual([0, expect.stringContaining(file)])
    expect(statSync(file).mode & 0o777).toBe(0o600)

    await withDatabase(to, (query) => query('delete from public.blog_posts'))
    const there = await withDatabase(to, (query) => query(CONTENT))
    // Nobody is there to be asked.
    expect(await run('run.ts', ['db:restore', file], to)).toEqual([1, expect.stringContaining('add --yes')])
    expect(await withDatabase(to, (query) => query(CONTENT))).toEqual(there)

    const kept = path.join(to, 'before-restore.tar.gz')
    expect(await run('run.ts', ['db:restore', file, '--yes'], to)).toEqual([0, expect.stringContaining(kept)])
    expect(await withDatabase(to, (query) => query(CONTENT))).toEqual(before)
    expect(readFileSync(path.join(to, 'pictures/a/one.webp'), 'utf8')).toBe('a picture')
    expect(statSync(kept).mode & 0o777).toBe(0o600)

    // And back again.
    const moved = path.join(from, 'kept.tar.gz')
    renameSync(kept, moved)
    expect((await run('run.ts', ['db:restore', moved, '--yes'], to))[0]).toBe(0)
    expect(await withDatabase(to, (query) => query(CONTENT))).toEqual(there)
    // The database is started a dozen times.
  }, 240_000)

  it('never write over a file, and leave the database alone where a file is no dump', async () => {
    const dataDir = temporaryFolder()
    const file = path.join(dataDir, 'notes.txt')
    writeFileSync(file, 'not a dump')
    const before = await withDatabase(dataDir, (query) => query(CONTENT))
    expect(await run('run.ts', ['db:dump', file], dataDir)).toEqual([1, expect.stringContaining('exists already')])
    expect(readFileSync(file, 'utf8')).toBe('not a dump')
    expect(await run('run.ts', ['db:restore', file, '--yes'], dataDir)).toEqual([
      1,
      expect.stringContaining('Nothing has changed'),
    ])
    expect(await withDatabase(dataDir, (query) => query(CONTENT))).toEqual(before)
    expect(readdirSync(dataDir).sort()).toEqual(['notes.txt', 'postgres'])
  })

  it('say how they are called', async () => {
    const dataDir = temporaryFolder()
    expect(await run('run.ts', ['db:dump'], dataDir)).toEqual([1, expect.stringContaining('npm run db:dump -- FILE')])
    expect(await run('run.ts', ['db:restore', '/nowhere/x'], dataDir)).toEqual([
      1,
      expect.stringContaining('cannot be read'),
    ])
  })
})
