import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  ADMIN,
  ADMIN_ID,
  openDatabase,
  outcome,
  READER,
  READER_ID,
  type TestDatabase,
  VISITOR,
} from './support/database.ts'

const DENIED = '42501'
const SLUG = 'second-factor'

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db?.drop())
beforeEach(async () => {
  await db.authService`delete from auth.mfa_factors`
  await db.owner`delete from public.blog_posts where slug like ${`${SLUG}%`}`
  await db.owner`insert into public.blog_posts (title, slug, content) values ('Before', ${SLUG}, 'Text')`
})

function enrol(userId: string, status: 'verified' | 'unverified' = 'verified', type = 'totp') {
  return db.authService`insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
    values (${randomUUID()}, ${userId}, ${type}::auth.factor_type, ${status}::auth.factor_status, now(), now())`
}

async function isAdmin(caller: typeof ADMIN): Promise<unknown[]> {
  const [row] = await db.as(
    caller,
    (sql) => sql`select (select private.is_admin()) as in_policies, public.is_admin() as for_functions`,
  )
  return [row?.in_policies, row?.for_functions]
}

const SESSIONS = [
  ['password only', { ...ADMIN, aal: 'aal1' }],
  ['no level in the token', ADMIN],
  ['password and code', { ...ADMIN, aal: 'aal2' }],
] as const

describe('an admin’s session', () => {
  test.each(SESSIONS)('without a factor: %s is enough', async (_name, caller) => {
    expect(await isAdmin(caller)).toEqual([true, true])
  })

  test.each(SESSIONS)('with a factor that was never proved: %s is enough', async (_name, caller) => {
    await enrol(ADMIN_ID, 'unverified')
    expect(await isAdmin(caller)).toEqual([true, true])
  })

  test.each(SESSIONS)('beside somebody else’s factor: %s is enough', async (_name, caller) => {
    await enrol(READER_ID)
    expect(await isAdmin(caller)).toEqual([true, true])
  })

  test.each(['totp', 'phone', 'webauthn'])(
    'with a verified factor (%s) it has to be password and code',
    async (type) => {
      await enrol(ADMIN_ID, 'verified', type)
      await enrol(ADMIN_ID, 'unverified')
      expect(await Promise.all(SESSIONS.map(([, caller]) => isAdmin(caller)))).toEqual([
        [false, false],
        [false, false],
        [true, true],
      ])
    },
  )
})

test('a reader’s factor makes no admin', async () => {
  await enrol(READER_ID)
  expect(await isAdmin({ ...READER, aal: 'aal2' })).toEqual([false, false])
})

test('visitors cannot ask', async () => {
  expect(await outcome(() => db.as(VISITOR, (sql) => sql`select public.is_admin()`))).toBe(DENIED)
})

describe('with the password of an account that has a second factor', () => {
  const STATEMENTS = {
    insert: `insert into public.blog_posts (title, slug, content) values ('Mine', '${SLUG}-2', 'Text')`,
    update: `update public.blog_posts set title = 'Mine' where slug = '${SLUG}'`,
    delete: `delete from public.blog_posts where slug = '${SLUG}'`,
    list: 'select * from public.admin_blog_posts()',
    authors: 'select * from private.blog_post_authors(array[]::uuid[])',
  }
  beforeEach(() => enrol(ADMIN_ID))

  test.each([
    ['insert', DENIED],
    ['update', 0],
    ['delete', 0],
    ['list', DENIED],
    ['authors', DENIED],
  ] as const)('%s is refused', async (verb, expected) => {
    const attempt = (aal: 'aal1' | 'aal2') =>
      outcome(() => db.as({ ...ADMIN, aal }, (sql) => sql.unsafe(STATEMENTS[verb])))
    expect(await attempt('aal1')).toBe(expected)
    expect(await db.owner`select title from public.blog_posts where slug like ${`${SLUG}%`}`).toEqual([
      { title: 'Before' },
    ])
    // What was refused for its session and for nothing else.
    expect(await attempt('aal2')).not.toBe(expected)
  })
})

test('where the auth service knows no factors the flag decides, and no longer once it does', async () => {
  await enrol(ADMIN_ID)
  await db.authService`alter table auth.mfa_factors rename to mfa_factors_away`
  try {
    expect(await isAdmin({ ...ADMIN, aal: 'aal1' })).toEqual([true, true])
    expect(await isAdmin({ ...READER, aal: 'aal2' })).toEqual([false, false])
  } finally {
    await db.authService`alter table auth.mfa_factors_away rename to mfa_factors`
  }
  expect(await isAdmin({ ...ADMIN, aal: 'aal1' })).toEqual([false, false])
})

test('a table of the same name in the caller’s search path changes nothing', async () => {
  await enrol(ADMIN_ID)
  const [row] = await db.as({ ...ADMIN, aal: 'aal1' }, async (sql) => {
    await sql`create temp table mfa_factors (user_id uuid, status text)`
    await sql`set local search_path = pg_temp, public`
    return sql`select private.is_admin() as answer`
  })
  expect(row?.answer).toBe(false)
})

test('fails where row-level security would hide the factors from it', async () => {
  const role = `blind_${randomUUID().replaceAll('-', '')}`
  await db.owner.unsafe(`create role ${role}; grant ${role} to postgres; grant create on schema private to ${role};
    grant usage on schema private, auth to ${role}; grant select on public.profiles, auth.mfa_factors to ${role};
    alter function private.is_admin() owner to ${role}`)
  try {
    await expect(isAdmin({ ...ADMIN, aal: 'aal1' })).rejects.toMatchObject({ code: DENIED })
  } finally {
    await db.owner.unsafe(
      `alter function private.is_admin() owner to postgres; drop owned by ${role}; drop role ${role}`,
    )
  }
})
