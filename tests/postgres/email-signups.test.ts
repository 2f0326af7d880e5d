import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ADMIN, openDatabase, outcome, READER, SERVICE, type TestDatabase, VISITOR } from './support/database.ts'

const DENIED = '42501'
const CLIENTS = 50

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
})
beforeEach(() => db.owner`truncate private.email_signups`)
afterAll(() => db?.drop())

const signUp = (caller: typeof VISITOR, email: string, list = 'newsletter') =>
  db.as(caller, (sql) => sql`insert into public.email_signups (list, email) values (${list}, ${email})`)
const rows = () => db.owner`select list, email from private.email_signups order by 1, 2`

test('an address is kept once a list, however it is typed, and twice is a success', async () => {
  await signUp(VISITOR, 'Ana@Example.org')
  await signUp(READER, ' ana@example.ORG ')
  await signUp(VISITOR, 'ana@example.org', 'pro')
  expect([...(await rows())]).toEqual([
    { list: 'newsletter', email: 'ana@example.org' },
    { list: 'pro', email: 'ana@example.org' },
  ])
})

test('the answer does not tell whether an address was there', async () => {
  const insert = "insert into public.email_signups (list, email) values ('newsletter', 'ana@example.org')"
  const ask = async () => [
    await outcome(() => db.as(VISITOR, (sql) => sql.unsafe(insert))),
    // As the API counts rows without reading them.
    ...(await db.as(VISITOR, (sql) => sql.unsafe(`with s as (${insert} returning 1) select count(*)::int from s`))),
    await outcome(() => db.as(VISITOR, (sql) => sql.unsafe(`${insert} on conflict do nothing`))),
  ]
  const first = await ask()
  expect(first.slice(0, 2)).toEqual([1, { count: 1 }])
  await db.owner`truncate private.email_signups`
  const [fresh, , ignoring] = await ask()
  expect(await ask()).toEqual([fresh, { count: 1 }, ignoring])
  expect(await rows()).toHaveLength(1)
})

test('an address that was left before the view came counts', async () => {
  await db.owner`insert into private.email_signups (list, email) values ('pro', 'early@example.org')`
  expect(await outcome(() => signUp(VISITOR, 'early@example.org', 'pro'))).toBe(1)
  expect(await rows()).toEqual([{ list: 'pro', email: 'early@example.org' }])
})

test.each([
  ['nothing', ''],
  ['no host', 'ana@'],
  ['no dot', 'ana@lisboa'],
  ['white space', 'a na@example.org'],
  ['two at signs', 'a@b@example.org'],
  ['too long', `${'a'.repeat(250)}@example.org`],
])('%s is refused', async (_, email) => {
  await expect(signUp(VISITOR, email)).rejects.toMatchObject({ code: '23514' })
  expect(await rows()).toHaveLength(0)
})

test('an unknown list is refused', async () => {
  await expect(signUp(VISITOR, 'ana@example.org', 'spam')).rejects.toMatchObject({ code: '23514' })
})

test.each([
  ['visitor', VISITOR],
  ['reader', READER],
  ['admin', ADMIN],
  ['service', SERVICE],
])('a %s cannot read, change or delete what is there', async (_, caller) => {
  await signUp(VISITOR, 'ana@example.org')
  for (const statement of [
    'select * from public.email_signups',
    'select email from public.email_signups',
    "insert into public.email_signups (list, email) values ('newsletter', 'ana@example.org') returning email",
    'select * from private.email_signups',
    "insert into private.email_signups (list, email) values ('pro', 'b@example.org')",
    "update private.email_signups set email = 'b@example.org'",
    'delete from private.email_signups',
  ]) {
    await expect(
      db.as(caller, (sql) => sql.unsafe(statement)),
      statement,
    ).rejects.toMatchObject({ code: DENIED })
  }
  for (const statement of [
    "update public.email_signups set email = 'b@example.org'",
    'delete from public.email_signups',
  ]) {
    // A view over nothing has nothing to change.
    await expect(
      db.as(caller, (sql) => sql.unsafe(statement)),
      statement,
    ).rejects.toMatchObject({ code: '55000' })
  }
  expect(await rows()).toEqual([{ list: 'newsletter', email: 'ana@example.org' }])
})

test('fifty at once with one address make one row', async () => {
  const pool = db.apiPool(CLIENTS)
  await Promise.all(
    Array.from({ length: CLIENTS }, () =>
      pool.begin(async (sql) => {
        await sql`set local role anon`
        await sql`insert into public.email_signups (list, email) values ('newsletter', 'ana@example.org')`
      }),
    ),
  )
  expect(await rows()).toHaveLength(1)
})

test('past a day’s worth of addresses it refuses', async () => {
  await db.owner`insert into private.email_signups (list, email)
    select 'newsletter', 'a' || n || '@example.org' from generate_series(1, 5000) n`
  await expect(signUp(VISITOR, 'one-more@example.org')).rejects.toMatchObject({ code: 'PT429' })
  // Whether an address is on the list cannot be read from this either.
  await expect(signUp(VISITOR, 'a1@example.org')).rejects.toMatchObject({ code: 'PT429' })
})
