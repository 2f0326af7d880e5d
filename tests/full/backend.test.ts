import { rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureKeys, LOCAL_ACCOUNTS, startBackend } from '../../scripts/backend/index.ts'
import { ROOT } from '../scripts/support/commands.ts'
import { openFolder, writeFiles } from '../scripts/support/folders.ts'
import { ask, serve } from '../scripts/support/http.ts'

const MIGRATION = `
create table public.notes (id int primary key, owner text not null);
alter table public.notes enable row level security;
revoke all on public.notes from public, anon, authenticated, service_role;
grant select, insert on public.notes to service_role;
grant select on public.notes to anon;
create table public.closed (id int primary key);
alter table public.closed enable row level security;
revoke all on public.closed from public, anon, authenticated, service_role;
grant select on public.closed to service_role;
create policy "Everybody reads what is everybody's" on public.notes for select to anon using (owner = 'all');
create schema private;
create function private.secret() returns int language sql as 'select 42';
create function public.refuse(code text) returns void language plpgsql as
  $$ begin raise exception 'Not now.' using errcode = code; end $$;
`
const SEED = "insert into public.notes values (1, 'all'), (2, 'service');"

const cwd = process.cwd()
let folder: string
let dataDir: string
const lines: string[] = []

const start = (options: Partial<Parameters<typeof startBackend>[0]> = {}) =>
  startBackend({
    origin: 'http://localhost:4998',
    mode: 'production',
    dataDir,
    env: {},
    projectDir: folder,
    log: (line: string) => void lines.push(line),
    ...options,
  })
type Backend = Awaited<ReturnType<typeof start>>

const serveBackend = (backend: Backend) => serve(backend.listener((_req, res) => res.writeHead(299).end('the site')))

beforeAll(() => {
  folder = openFolder()
  dataDir = path.join(folder, 'data')
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
  writeFiles(folder, { 'supabase/migrations/20260101000000_notes.sql': MIGRATION, 'supabase/seed.sql': SEED })
  process.chdir(folder)
})

afterAll(() => {
  process.chdir(cwd)
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
})

describe('the embedded backend', () => {
  let backend: Backend
  let port: number
  let keys: ReturnType<typeof ensureKeys>

  beforeAll(async () => {
    backend = await start()
    keys = ensureKeys(dataDir)
  }, 60_000)
  afterAll(() => backend.close())

  const call = async (rest: string, key: string | undefined, options: Parameters<typeof ask>[2] = {}) => {
    port = await serveBackend(backend)
    const headers = { ...options.headers, ...(key !== undefined && { apikey: key }) }
    return ask(port, rest, { ...options, headers })
  }

  it('applies the migrations, then the seed', async () => {
    expect(lines).toEqual(['Migration applied: 20260101000000_notes.sql', 'Database seeded.'])
    const answer = await call('/rest/v1/notes?select=id', keys.secretKey)
    expect(JSON.parse(answer.text)).toEqual([{ id: 1 }, { id: 2 }])
  })

  it('serves nothing without a key, not even to this computer', async () => {
    for (const key of [undefined, '', 'sb_publishable_wrong', keys.jwtSecret]) {
      expect((await call('/rest/v1/notes', key)).status).toBe(401)
      expect((await call('/auth/v1/settings', key)).status).toBe(401)
    }
  })

  it('keeps row-level security and the grants of the migrations', async () => {
    expect(JSON.parse((await call('/rest/v1/notes', keys.publishableKey)).text)).toEqual([{ id: 1, owner: 'all' }])
    // Refused for want of a grant; @supabase/lite by itself would answer 200 with no rows.
    const closed = await call('/rest/v1/closed', keys.publishableKey)
    expect([closed.status, JSON.parse(closed.text).code]).toEqual([401, '42501'])
    expect((await call('/rest/v1/closed', keys.secretKey)).status).toBe(200)
    const headers = { 'content-type': 'application/json' }
    const options = { method: 'POST', headers, body: '{"id": 3, "owner": "all"}' }
    expect((await call('/rest/v1/notes', keys.publishableKey, options)).status).toBe(401)
  })

  it('never answers with the rights of another request that runs at the same time', async () => {
    port = await serveBackend(backend)
    const ids = async (key: string) => {
      const { status, text } = await ask(port, '/rest/v1/notes?select=id&id=lt.3', { headers: { apikey: key } })
      return status === 200 ? JSON.parse(text).length : 'none'
    }
    /** What was answered: on a slow machine some wait for too long, and are told so. */
    const answered = async (calls: ReturnType<typeof ids>[]) =>
      new Set((await Promise.all(calls)).filter((count) => count !== 'none'))
    for (let round = 0; round < 4; round++) {
      const visitors = Array.from({ length: 15 }, () => ids(keys.publishableKey))
      const services = Array.from({ length: 15 }, () => ids(keys.secretKey))
      const more = Array.from({ length: 15 }, () => ids(keys.publishableKey))
      expect(await answered([...visitors, ...more])).toEqual(new Set([1]))
      expect(await answered(services)).toEqual(new Set([2]))
    }
  })

  it('serves the public schema only', async () => {
    const profile = { 'content-profile': 'private', 'content-type': 'application/json' }
    const call1 = await call('/rest/v1/rpc/secret', keys.secretKey, { method: 'POST', headers: profile, body: '{}' })
    expect([call1.status, JSON.parse(call1.text).code]).toEqual([406, 'PGRST106'])
    expect((await call('/rest/v1/users', keys.secretKey, { headers: { 'accept-profile': 'auth' } })).status).toBe(406)
    expect((await call('/rest/v1/notes', keys.secretKey, { headers: { 'accept-profile': 'public' } })).status).toBe(200)
    expect((await call('/rest/v1/rpc/secret', keys.secretKey, { method: 'POST', body: '{}' })).status).toBe(404)
  })

  it.each([
    ['22023', 400],
    ['55006', 500],
    ['P0001', 400],
    ['P0002', 500],
  ])('answers a function that refuses by %s as a hosted project does', async (code, status) => {
    const headers = { 'content-type': 'application/json' }
    const options = { method: 'POST', headers, body: JSON.stringify({ code }) }
    const answer = await call('/rest/v1/rpc/refuse', keys.publishableKey, options)
    expect([answer.status, JSON.parse(answer.text)]).toMatchObject([status, { code, message: 'Not now.' }])
  })

  it('keeps the sign-up closed', async () => {
    const body = JSON.stringify({ email: 'new@example.com', password: 'long-enough-password' })
    const headers = { 'content-type': 'application/json' }
    const answer = await call('/auth/v1/signup', keys.publishableKey, { method: 'POST', headers, body })
    expect(answer.status).toBe(404)
  })

  it('leaves every other address to the site', async () => {
    for (const address of [
      '/',
      '/rest',
      '/rest/v1x',
      '/_system',
      '/auth',
      '/functions/v2/x',
      '/static/x',
      '/admin/rest/v1',
    ]) {
      expect([address, (await call(address, undefined)).text]).toEqual([address, 'the site'])
    }
    for (const address of ['/realtime/v1/websocket', '/graphql/v1'])
      expect((await call(address, keys.secretKey)).status).toBe(404)
  })

  it('refuses a body that is too long, and survives nonsense', async () => {
    const body = Buffer.alloc(8 * 1024 * 1024 + 1, 'a')
    expect((await call('/rest/v1/notes', keys.secretKey, { method: 'POST', body })).status).toBe(413)
    for (const [method, address] of [
      ['GET', '/rest/v1/%'],
      ['GET', '/rest/v1/notes?select=%E0'],
      ['TRACE', '/rest/v1/notes'],
      ['POST', '/auth/v1/token'],
    ] as const) {
      const { status } = await call(address, keys.publishableKey, { method, body: method === 'POST' ? '{' : undefined })
      expect([address, status >= 400 && status < 600]).toEqual([address, true])
    }
    expect((await call('/rest/v1/notes', keys.publishableKey)).status).toBe(200)
  })

  it('holds no value of a failed statement in its log', async () => {
    lines.length = 0
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ id: 1, owner: 'somebody@example.com' })
    expect((await call('/rest/v1/notes', keys.secretKey, { method: 'POST', headers, body })).status).toBe(409)
    expect(lines.join('\n')).toMatch(/23505/)
    expect(lines.join('\n')).not.toMatch(/somebody|insert/i)
  })

  it('is the only one on its data folder', async () => {
    await expect(start()).rejects.toThrow(/is in use by another Promptory server/)
    expect((await call('/rest/v1/notes', keys.publishableKey)).status).toBe(200)
  })

  it('names the accounts of the seed', () => {
    expect(backend.accounts).toBe(LOCAL_ACCOUNTS)
  })
})

describe('a later start', () => {
  it('applies only what is new, keeps the data and does not seed again', async () => {
    const first = await start()
    const { secretKey } = ensureKeys(dataDir)
    const headers = { apikey: secretKey, 'content-type': 'application/json' }
    const rest = '/rest/v1/notes'
    expect(
      (await ask(await serveBackend(first), rest, { method: 'POST', headers, body: '{"id": 9, "owner": "all"}' }))
        .status,
    ).toBe(201)
    await first.close()

    writeFiles(folder, {
      'supabase/migrations/20260102000000_more.sql': "update public.notes set owner = 'moved' where id = 9;",
      'supabase/seed.sql': "insert into public.notes values (10, 'never');",
    })
    lines.length = 0
    const second = await start()
    expect(lines).toEqual(['Migration applied: 20260102000000_more.sql'])
    const { text } = await ask(await serveBackend(second), `${rest}?select=id,owner&order=id&id=gt.2`, { headers })
    expect(JSON.parse(text)).toEqual([{ id: 9, owner: 'moved' }])
    await second.close()
    await second.close() // twice is once
  })

  it('names a migration that fails, leaves nothing of it, and can be repeated', async () => {
    const file = 'supabase/migrations/20260103000000_bad.sql'
    writeFiles(folder, { [file]: 'create table public.half (id int); insert into public.nowhere values (1);' })
    const sentence =
      /^The migration 20260103000000_bad\.sql failed and was rolled back: relation "public.nowhere" does not exist$/
    await expect(start()).rejects.toThrow(sentence)
    await expect(start()).rejects.toThrow(sentence) // the lock was given back, too
    writeFiles(folder, { [file]: 'create table public.half (id int);' })
    await (await start()).close()
  })

  it('gives up between two migrations where it is ended, and the next start goes on from there', async () => {
    writeFiles(folder, {
      'supabase/migrations/20260104000000_one.sql': 'create table public.one (id int);',
      'supabase/migrations/20260105000000_two.sql': 'create table public.two (id int);',
    })
    const applied: string[] = []
    const ending = new AbortController()
    const log = (line: string) => {
      applied.push(line)
      ending.abort()
    }
    await expect(start({ log, signal: ending.signal })).rejects.toThrow('aborted')
    expect(applied).toEqual(['Migration applied: 20260104000000_one.sql'])
    lines.length = 0
    await (await start()).close()
    expect(lines).toEqual(['Migration applied: 20260105000000_two.sql'])
  })
})
