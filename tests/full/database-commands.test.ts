import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { compare } from 'bcryptjs'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { prepareDatabase } from '../../scripts/backend/database.ts'
import { startPostgres } from '../../scripts/backend/postgres-server.ts'
import { ROOT, runScript } from '../scripts/support/commands.ts'
import { temporaryFolder } from '../scripts/support/folders.ts'

const ID = 'c0000000-0000-4000-8000-000000000001'
// A test runs up to five commands.
vi.setConfig({ testTimeout: 180_000 })

const TEXT = `It's "so"; \\ & 😀\n-- no comment`

let server: Awaited<ReturnType<typeof startPostgres>>
let folder: string
let sql: postgres.Sql

const prepare = (url: string) => prepareDatabase({ url, projectDir: ROOT, log: () => undefined })

const run = async (script: string, args: string[]) => {
  const command = runScript(script, args, { DATABASE_URL: server.url })
  return [await command.ended, command.output()] as const
}

/** A PostgreSQL of the owner's, as far as the commands know. */
beforeAll(async () => {
  const { mkdtempSync, chmodSync } = await import('node:fs')
  folder = mkdtempSync(path.join((await import('node:os')).tmpdir(), 'promptory-'))
  chmodSync(folder, 0o755)
  server = await startPostgres(folder, { fsync: 'off' })
  await prepare(server.url)
  sql = postgres(server.url, { max: 1, onnotice: () => undefined })
  await sql`set role postgres`
  await sql`insert into auth.users (id, email, encrypted_password, aud, role) values (${ID}, 'own@example.com', 'hash', 'authenticated', 'authenticated')`
  await sql`update public.profiles set is_admin = true, author_name = 'Ana Bell' where id = ${ID}`
  await sql`update public.blog_posts set content = ${TEXT}, excerpt = ${TEXT}, author = 'own@example.com' where slug = 'begin-after-the-beginning'`
  await sql`insert into private.email_signups (list, email) values ('newsletter', 'a@example.com')`
}, 60_000)
afterAll(async () => {
  await sql?.end()
  await server?.stop()
  ;(await import('node:fs')).rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
})

describe('npm run make-admin', () => {
  it('makes, lists and revokes admins of the embedded backend', async () => {
    const [code, output] = await run('run.ts', ['make-admin', 'New@example.com'])
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/^New@example\.com is an admin now\.\n.+this once: \S{20}\n$/),
    ])
    const [account] = await sql`select encrypted_password as hash from auth.users where email = 'new@example.com'`
    expect(await compare(output.trim().split(' ').at(-1) ?? '', account?.hash)).toBe(true)
    expect(await run('run.ts', ['make-admin', '--list'])).toEqual([
      0,
      expect.stringMatching(/^new@example\.com {2}since \d{4}-\d\d-\d\d, last sign-in never$/m),
    ])
    expect(await run('run.ts', ['make-admin', '--revoke', 'new@example.com'])).toEqual([
      0,
      'new@example.com is no longer an admin.\n',
    ])
    expect((await run('run.ts', ['make-admin', '--list']))[1]).not.toContain('new@example.com')
    await sql`reset role`
    await sql`delete from auth.users where email = 'new@example.com'`
    await sql`set role postgres`
  })
})

describe('npm run db:export', () => {
  it('writes tables and accounts as SQL that brings them into another database, but no password of the source', async () => {
    const file = path.join(temporaryFolder(), 'export.sql')
    const [code, output] = await run('run.ts', ['db:export', file])
    expect([code, output]).toEqual([0, expect.stringContaining('1 auth.users, ')])
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const text = readFileSync(file, 'utf8')
    expect(text).not.toContain('promptory.test')

    await sql`reset role`
    await sql`create database other`
    const url = new URL(server.url)
    url.pathname = '/other'
    await prepare(url.href)
    const other = postgres(url.href, { max: 1, onnotice: () => undefined, connection: { role: 'postgres' } as never })
    try {
      await other`delete from public.blog_posts`
      await other.unsafe(text)
      await other.unsafe(text) // twice changes nothing
      const content =
        'select md5(string_agg(p::text, $$|$$ order by p.id)) as hash, count(*)::int from public.blog_posts p'
      expect(await other.unsafe(content)).toEqual(await sql.unsafe(content))
      const account = `select u.email, u.encrypted_password, p.is_admin, p.author_name from auth.users u join public.profiles p using (id) where id = '${ID}'`
      expect(await other.unsafe(account)).toEqual([
        { email: 'own@example.com', encrypted_password: 'hash', is_admin: true, author_name: 'Ana Bell' },
      ])
      expect(await other`select list, email from private.email_signups`).toEqual([
        { list: 'newsletter', email: 'a@example.com' },
      ])
    } finally {
      await other.end()
    }
    expect(await run('run.ts', ['db:export', file])).toEqual([1, expect.stringContaining('exists already')])
  })
})

describe('npm run db:password', () => {
  it('gives an account a new password, shown once, and ends its sessions', async () => {
    await sql`insert into auth.sessions (id, user_id) values (gen_random_uuid(), ${ID})`
    const [code, output] = await run('run.ts', ['db:password', 'Own@example.com'])
    const [, password = ''] = /: ([\w-]{20})\n$/.exec(output) ?? []
    expect(code).toBe(0)
    const [row] = await sql`select encrypted_password as hash, (select count(*)::int from auth.sessions) as sessions
      from auth.users where id = ${ID}`
    expect([await compare(password, row?.hash), row?.sessions]).toEqual([true, 0])
  })

  it('says what is wrong', async () => {
    expect(await run('run.ts', ['db:password'])).toEqual([1, expect.stringContaining('npm run db:password -- ')])
    expect(await run('run.ts', ['db:password', 'no@example.com'])).toEqual([
      1,
      'There is no account with the address no@example.com.\n',
    ])
  })
})

it.each(['db:dump', 'db:restore', 'db:reset'])('%s leaves a server of the owner’s alone', async (script) => {
  const [code, output] = await run('run.ts', [script, ...(script === 'db:reset' ? [] : ['/nowhere/x'])])
  expect([code, output]).toEqual([1, expect.stringMatching(/^DATABASE_URL names a server of yours; [^\n]+\.\n$/)])
})

it('a database that cannot be used is told in one sentence', async () => {
  await sql`create role plain login password 'plain'`
  const plain = new URL(server.url)
  ;[plain.username, plain.password] = ['plain', 'plain']
  await expect(prepare(plain.href)).rejects.toThrow(/^DATABASE_URL must name a superuser/)
  await expect(prepare('postgres://x:y@127.0.0.1:1/z')).rejects.toThrow(/^The database server cannot be reached \(/)
})
