import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  ADMIN,
  ADMIN_ID,
  asCaller,
  type Caller,
  openDatabase,
  outcome,
  READER,
  READER_ID,
  SERVICE,
  type TestDatabase,
  VISITOR,
  waitLonger,
} from './support/database.ts'

const DENIED = '42501'

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
  await waitLonger(db, 'public.revoke_admin', 'public.count_served')
})
afterAll(() => db?.drop())
beforeEach(async () => {
  await db.owner`truncate private.daily_counts`
  await db.owner`update public.profiles set is_admin = id = ${ADMIN_ID}`
})

const admins = () => db.as(SERVICE, (sql) => sql`select * from public.list_admins()`)
const makeAdmin = (id: string) =>
  db.as(SERVICE, (sql) => sql`update public.profiles set is_admin = true where id = ${id}`)
const revoke = async (id: string) => {
  const [row] = await db.as(SERVICE, (sql) => sql`select public.revoke_admin(${id}) as answer`)
  return row?.answer
}

describe('role by verb', () => {
  const VERBS = {
    figures: 'select * from public.daily_counts',
    'the table of figures': 'select * from private.daily_counts',
    'insert figures': `insert into public.daily_counts values (current_date, 'x', 'ai', 1)`,
    'delete figures': 'delete from public.daily_counts',
    count: `select public.count_served('generate-prompt', 'ai')`,
    list: 'select * from public.list_admins()',
    account: `select * from public.find_account('admin@promptory.test')`,
    revoke: `select public.revoke_admin('${READER_ID}')`,
    'admin since': `update public.profiles set admin_since = now()`,
  }
  const nothing = Object.fromEntries(Object.keys(VERBS).map((verb) => [verb, DENIED]))
  const matrix: [string, Caller, Record<string, number | string>][] = [
    ['a visitor', VISITOR, nothing],
    ['a reader', READER, { ...nothing, figures: 0, 'the table of figures': 0 }],
    ['an admin', ADMIN, { ...nothing, figures: 1, 'the table of figures': 1 }],
    ['the service', SERVICE, { ...nothing, count: 1, list: 1, account: 1, revoke: 1, 'admin since': 2 }],
  ]
  test.each(matrix)('%s', async (_name, caller, expected) => {
    await db.owner`insert into private.daily_counts values ('2026-11-01', 'generate-prompt', 'ai', 3)`
    for (const [verb, statement] of Object.entries(VERBS)) {
      const answer = await outcome(() => db.as(caller, (sql) => sql.unsafe(statement)))
      expect([verb, answer]).toEqual([verb, expected[verb]])
    }
  })
})

test('the list says who, since when, and when last here', async () => {
  await db.authService`update auth.users set last_sign_in_at = '2026-11-02T03:04:05Z' where id = ${READER_ID}`
  await makeAdmin(READER_ID)
  const found = await admins()
  expect(new Set(found.map(({ email }) => email))).toEqual(new Set(['admin@promptory.test', 'reader@promptory.test']))
  const reader = found.find(({ id }) => id === READER_ID)
  expect(Date.now() - Number(reader?.since)).toBeLessThan(60_000)
  expect(reader).toMatchObject({ last_sign_in_at: new Date('2026-11-02T03:04:05Z'), has_factor: false })
})

test('an account is found by its address, and whether it was ever confirmed', async () => {
  const find = (email: string) => db.as(SERVICE, (sql) => sql`select * from public.find_account(${email})`)
  expect([...(await find(' READER@promptory.test '))]).toEqual([
    { id: READER_ID, is_confirmed: true, has_password: true },
  ])
  await db.authService`update auth.users set email_confirmed_at = null where id = ${READER_ID}`
  expect([...(await find('reader@promptory.test'))]).toMatchObject([{ id: READER_ID, is_confirmed: false }])
  // By a code: there is no password then.
  await db.authService`update auth.users set email_confirmed_at = now(), created_at = now() - interval '1 hour' where id = ${READER_ID}`
  await db.authService`update auth.users set encrypted_password = '' where id = ${READER_ID}`
  expect([...(await find('reader@promptory.test'))]).toMatchObject([{ is_confirmed: true, has_password: false }])
  expect([...(await find('nobody@promptory.test'))]).toEqual([])
})

test('whoever is revoked is out at once, and the last one stays', async () => {
  expect(await revoke(ADMIN_ID)).toBe('last')
  expect(await revoke(READER_ID)).toBe('none')
  await makeAdmin(READER_ID)
  expect(await revoke(READER_ID)).toBe('revoked')
  expect(await db.owner`select admin_since from public.profiles where id = ${READER_ID}`).toEqual([
    { admin_since: null },
  ])
  expect(
    await outcome(() => db.as(READER, (sql) => sql`select private.is_admin() as is where private.is_admin()`)),
  ).toBe(0)
})

test('two who revoke each other at once leave one', async () => {
  await makeAdmin(READER_ID)
  const pool = db.apiPool(2)
  const answers = await Promise.all(
    [ADMIN_ID, READER_ID].map((id) =>
      asCaller(pool, SERVICE, (sql) => sql`select public.revoke_admin(${id}) as answer`),
    ),
  )
  expect(new Set(answers.flat().map(({ answer }) => answer))).toEqual(new Set(['last', 'revoked']))
  await pool.end()
})

test('uses of a day add up, by tool and by who answered', async () => {
  const count = (feature: string, source: string) =>
    db.as(SERVICE, (sql) => sql`select public.count_served(${feature}, ${source})`)
  await Promise.all(Array.from({ length: 5 }, () => count('generate-prompt', 'ai')))
  await count('generate-prompt', 'builtin')
  await expect(count('generate-prompt', 'somebody')).rejects.toMatchObject({ code: '23514' })
  expect(await db.owner`select feature, source, uses from private.daily_counts order by 1, 2`).toEqual([
    { feature: 'generate-prompt', source: 'ai', uses: 5 },
    { feature: 'generate-prompt', source: 'builtin', uses: 1 },
  ])
})
