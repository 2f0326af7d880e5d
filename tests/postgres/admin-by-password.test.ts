import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ADMIN, ADMIN_ID, type Caller, openDatabase, outcome, READER, type TestDatabase } from './support/database.ts'

// How a session was proved (`amr`): a code, an account elsewhere and a passkey make no admin.
const DENIED = '42501'
const SLUG = 'admin-by-password'

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db?.drop())
beforeEach(async () => {
  await db.owner`delete from public.blog_posts where slug like ${`${SLUG}%`}`
  await db.owner`insert into public.blog_posts (title, slug, content) values ('Before', ${SLUG}, 'Text')`
  await db.authService`delete from auth.mfa_factors`
})

const by = (...methods: string[]): Caller => ({ ...ADMIN, methods })

async function isAdmin(caller: Caller): Promise<boolean> {
  const [row] = await db.as(caller, (sql) => sql`select (select private.is_admin()) and public.is_admin() as answer`)
  return row?.answer
}

/** The same with claims as a token holds them. */
async function isAdminWith(amr: unknown): Promise<boolean> {
  return db.as(ADMIN, async (sql) => {
    const claims = { role: 'authenticated', sub: ADMIN_ID, session_id: ADMIN.sessionId, amr }
    await sql`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`
    const [row] = await sql`select private.is_admin() as answer`
    return row?.answer
  })
}

describe('an admin’s session is an admin’s', () => {
  test.each([[['password']], [['totp', 'password']], [['password', 'webauthn']]])('made by %j', async (methods) => {
    expect(await isAdmin(by(...methods))).toBe(true)
  })
})

describe('and is none', () => {
  test.each([
    [['otp']],
    [['magiclink']],
    [['oauth']],
    [['recovery']],
    [['invite']],
    [['sso/saml']],
    [['anonymous']],
    [['passkey']],
    [['webauthn']],
    [['token_refresh']],
    [['otp', 'totp']],
    [[]],
  ])('made by %j', async (methods) => {
    expect(await isAdmin(by(...methods))).toBe(false)
    expect(await isAdmin({ ...by(...methods), aal: 'aal2' })).toBe(false)
  })

  test.each([
    undefined,
    null,
    'password',
    ['password'],
    { method: 'password' },
    [[{ method: 'password' }]],
    [{ method: 'Password' }],
    [{ method: ['password'] }],
    [{ method: { password: true } }],
    [{ methods: 'password' }],
    7,
  ])('where its token says %j', async (amr) => {
    expect(await isAdminWith(amr)).toBe(false)
  })

  test('made by a password alone, once there is a second factor', async () => {
    await db.authService`insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      values (${randomUUID()}, ${ADMIN_ID}, 'totp', 'verified', now(), now())`
    expect(await isAdmin({ ...by('password'), aal: 'aal1' })).toBe(false)
    expect(await isAdmin({ ...by('otp'), aal: 'aal2' })).toBe(false)
    expect(await isAdmin({ ...by('totp', 'password'), aal: 'aal2' })).toBe(true)
  })
})

test('a reader’s password makes no admin', async () => {
  expect(await isAdmin(READER)).toBe(false)
})

test.each([
  ['insert', `insert into public.blog_posts (title, slug, content) values ('Mine', '${SLUG}-2', 'Text')`, DENIED],
  ['update', `update public.blog_posts set title = 'Mine' where slug = '${SLUG}'`, 0],
  ['delete', `delete from public.blog_posts where slug = '${SLUG}'`, 0],
  ['drafts', 'select id from public.blog_post_drafts', 0],
  ['addresses', 'select email from public.email_signups', 0],
  ['list', 'select * from public.admin_blog_posts()', DENIED],
])('with an admin’s code: %s gets nothing', async (_verb, statement, expected) => {
  const attempt = (caller: Caller) => outcome(() => db.as(caller, (sql) => sql.unsafe(statement)))
  expect(await attempt(by('otp'))).toBe(expected)
  expect(await db.owner`select title from public.blog_posts where slug like ${`${SLUG}%`}`).toEqual([
    { title: 'Before' },
  ])
})
