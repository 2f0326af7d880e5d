import http from 'node:http'
import type { AddressInfo } from 'node:net'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createApi } from '../../scripts/backend/api.ts'
import { listenerOf } from '../../scripts/backend/http.ts'
import { shareOf } from '../../scripts/backend/light-api.ts'
import { eventually } from '../scripts/support/commands.ts'
import { type Backend, startBackend } from '../support/backend.ts'

// What costs the database minutes: a pattern that goes back and forth over a whole article.
const COSTLY = `/rest/v1/blog_posts?select=id&content=match.${encodeURIComponent('^(.+)(.+)\\1\\2$')}`
const PLAIN = '/rest/v1/blog_posts?select=id&limit=1'

/** Tells what the API has set for the request. */
const SETTINGS = `
  create function public.settings() returns jsonb language sql stable set search_path = '' as $$
    select jsonb_build_object('limit', current_setting('statement_timeout'), 'reads', current_setting('transaction_read_only'))
  $$;
  grant execute on function public.settings() to anon, authenticated, service_role;`

let backend: Backend
let isFull = false
let server: http.Server
let address: string

beforeAll(async () => {
  backend = await startBackend({ before: SETTINGS, isReadOnly: () => isFull, connections: 90 })
  const keys = { publishableKey: backend.publishableKey, secretKey: backend.secretKey, jwtSecret: backend.jwtSecret }
  const room = { isShort: () => isFull, sentence: 'No room.' }
  const api = createApi({ app: backend, origin: backend.address, keys, mode: 'production', log: () => undefined, room })
  server = http.createServer(listenerOf(api.app))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server?.closeAllConnections()
  server?.close()
  await backend?.stop()
})

async function call(path: string, key = backend.publishableKey, init: RequestInit = {}) {
  const started = performance.now()
  const headers = { apikey: key, 'content-type': 'application/json', ...init.headers }
  const response = await fetch(address + path, { ...init, headers })
  const body = await response.json().catch(() => undefined)
  return { status: response.status, body, ms: performance.now() - started }
}

describe('the time of a statement', () => {
  test('is that of the role: 3 s for visitors, 8 s for the signed-in and for functions', async () => {
    const reader = await backend.signedInAs('reader')
    const asked = [backend.anon(), reader, backend.service].map(async (client) => (await client.rpc('settings')).data)
    expect((await Promise.all(asked)).map(({ limit }) => limit)).toEqual(['3s', '8s', '8s'])
  })

  test('is set by the migrations, for a hosted project too', async () => {
    const sql = postgres(inject('databaseServer'), { max: 1 })
    const rows = await sql`select rolname as role, unnest(setconfig) as setting
      from pg_db_role_setting join pg_roles r on r.oid = setrole where setdatabase = 0 order by 1`
    await sql.end()
    expect(rows.map(({ role, setting }) => `${role} ${setting}`)).toEqual([
      'anon statement_timeout=3s',
      'authenticated statement_timeout=8s',
      'authenticator statement_timeout=8s',
    ])
  })

  test('ends a costly question of a visitor, while others are answered', async () => {
    const [database] = await backend.query<{ name: string }>('select current_database() as name')
    const sql = postgres(inject('databaseServer'), { max: 1 })
    const isUnderWay = async () => {
      const found = await sql`select from pg_stat_activity
        where datname = ${database?.name ?? ''} and state = 'active' and query like '%blog_posts%'`
      return found.length > 0
    }
    const state = { isOver: false }
    const costly = call(COSTLY).finally(() => {
      state.isOver = true
    })
    // Those that come before it has its time would share it.
    await eventually(async () => state.isOver || (await isUnderWay()))
    await sql.end()
    let answered = 0
    while (!state.isOver) {
      const { status } = await call(PLAIN)
      if (status === 200 && !state.isOver) answered += 1
    }
    expect(answered).toBeGreaterThan(0)
    const { status, body, ms } = await costly
    expect([status, body.code]).toEqual([500, '57014'])
    expect(ms).toBeGreaterThan(2500)
  })

  // How long others wait then is measured by `npm run bench -- --only flood`.
  // Fewer than are answered at once: those in excess wait, and on a busy machine for too long (lanes.test.ts).
  test('is shared by many at once: twenty costly questions are cut short, and leave room for others', async () => {
    const twenty = Array.from({ length: 20 }, () => call(COSTLY))
    const answered: Awaited<ReturnType<typeof call>>[] = []
    // A busy machine may cut them short, too.
    for (let times = 0; times < 5 && answered.length === 0; times += 1) {
      const others = await Promise.all(Array.from({ length: 4 }, () => call('/rest/v1/rpc/settings')))
      answered.push(...others.filter(({ status }) => status === 200))
    }
    // Of three seconds, by how many had begun when it came.
    expect(answered.map(({ body }) => body.limit)).toContainEqual(expect.not.stringMatching(/^3s$/))
    const codes = (await Promise.all(twenty)).map(({ body }) => body.code)
    expect(new Set(codes)).toEqual(new Set(['57014']))
  })

  test.each([
    ['3s', 1, 3000],
    ['3s', 2, 1500],
    ['3s', 12, 250],
    ['8s', 12, 667],
    ['250ms', 12, 250],
  ])('%s for %i at once is %i ms', (limit, count, expected) => {
    expect(shareOf(limit, count)).toBe(expected)
  })
})

/** An article as an admin's browser sends it. */
const insert = (token: string, slug: string, category = 'General') =>
  call('/rest/v1/blog_posts', undefined, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ title: 'A title', slug, category, content: 'x' }),
  })

async function adminToken(): Promise<string> {
  const { data } = await (await backend.signedInAs('admin')).auth.getSession()
  return data.session?.access_token ?? ''
}

describe('what a rule of the database refuses', () => {
  test('is answered with 400 and the code, as on a hosted project', async () => {
    const token = await adminToken()
    const { status, body } = await insert(token, 'ruled', 'No category')
    expect([status, body.code]).toEqual([400, '23514'])
    expect(body.message).toContain('violates check constraint')
    expect((await insert(token, 'ruled')).status).toBe(201)
  })
})

describe('with too little room on the disk', () => {
  test('nothing is written, which is told; what only reads goes on, functions included', async () => {
    const token = await adminToken()
    isFull = true
    try {
      const { status, body } = await insert(token, 'full')
      expect([status, body.message]).toEqual([503, 'No room.'])
      expect((await call(PLAIN)).status).toBe(200)
      expect((await backend.service.rpc('settings')).data).toMatchObject({ reads: 'on' })
      expect(await backend.query("select slug from public.blog_posts where slug = 'full'")).toEqual([])
    } finally {
      isFull = false
    }
    expect((await backend.service.rpc('settings')).data).toMatchObject({ reads: 'off' })
  })
})

test('the API owns nothing, and could not grant what the migrations do not', async () => {
  const [row] = await backend.query<{ owned: number; super: boolean }>(`
    select rolsuper as super, (select count(*)::int from pg_shdepend d
      where d.refobjid = r.oid and d.deptype = 'o') as owned
    from pg_roles r where rolname = 'promptory_api'`)
  expect(row).toEqual({ owned: 0, super: false })
})
