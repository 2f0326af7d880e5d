import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  ADMIN,
  ADMIN_ID,
  type Caller,
  openDatabase,
  outcome,
  READER,
  READER_ID,
  SERVICE,
  type TestDatabase,
  VISITOR,
} from './support/database.ts'

const DENIED = '42501'
const NEW_ID = 'b0000000-0000-4000-8000-000000000003'
const SEEDED = [
  { id: ADMIN_ID, is_admin: true },
  { id: READER_ID, is_admin: false },
]

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db?.drop())

const stored = () => db.owner`select id, is_admin from public.profiles order by id`

// Every way to write the flag that the API has, as text so that one list serves all tests.
const WRITES = {
  insert: `insert into public.profiles (id, is_admin) values ('${NEW_ID}', true)`,
  'update own': `update public.profiles set is_admin = true where id = '${READER_ID}'`,
  'update all': 'update public.profiles set is_admin = not is_admin',
  upsert: `insert into public.profiles (id, is_admin) values ('${READER_ID}', true)
    on conflict (id) do update set is_admin = excluded.is_admin`,
  'take over': `update public.profiles set id = '${NEW_ID}' where id = '${ADMIN_ID}'`,
  'delete admin': `delete from public.profiles where id = '${ADMIN_ID}'`,
}

beforeEach(async () => {
  await db.owner`delete from auth.users where id = ${NEW_ID}`
  await db.owner`insert into auth.users (id, email) values (${NEW_ID}, 'new@promptory.test')`
  // An account whose profile is missing: the one case in which an insert could come through.
  await db.owner`delete from public.profiles where id = ${NEW_ID}`
})

describe('role by verb', () => {
  const read = 'select id, is_admin from public.profiles'
  const truncate = 'truncate public.profiles cascade'
  const people: [string, Caller][] = [
    ['a visitor', VISITOR],
    ['a reader', READER],
    ['an admin', ADMIN],
  ]
  const cases: [string, string, Caller, number | string][] = [
    ['a visitor', read, VISITOR, DENIED],
    ['a reader', read, READER, 1],
    ['an admin', read, ADMIN, 1],
    ['the service', read, SERVICE, 2],
    ['the service', truncate, SERVICE, DENIED],
    ...people.flatMap(([name, caller]) =>
      [...Object.values(WRITES), truncate].map((statement): [string, string, Caller, string] => [
        name,
        statement,
        caller,
        DENIED,
      ]),
    ),
  ]
  test.each(cases)('%s: %s', async (_name, statement, caller, expected) => {
    expect(await outcome(() => db.as(caller, (sql) => sql.unsafe(statement)))).toBe(expected)
    expect(await stored()).toEqual(SEEDED)
  })

  test('a reader sees their own row and no other', async () => {
    expect(await db.as(READER, (sql) => sql`select id from public.profiles`)).toEqual([{ id: READER_ID }])
    expect(await db.as(READER, (sql) => sql`select id from public.profiles where id = ${ADMIN_ID}`)).toEqual([])
  })
})

describe('the admin flag', () => {
  test('changes through the service role', async () => {
    const set = (value: boolean) =>
      db.as(SERVICE, (sql) => sql`update public.profiles set is_admin = ${value} where id = ${READER_ID}`)
    expect(await outcome(() => set(true))).toBe(1)
    expect(await stored()).toContainEqual({ id: READER_ID, is_admin: true })
    await set(false)
  })

  test('changes through the owner of the table, as in the SQL editor', async () => {
    await db.owner.begin(async (sql) => {
      expect((await sql`update public.profiles set is_admin = true where id = ${READER_ID}`).count).toBe(1)
      await sql`update public.profiles set is_admin = false where id = ${READER_ID}`
    })
  })

  describe.each([
    ['a visitor', VISITOR],
    ['a reader', READER],
    ['an admin', ADMIN],
  ])('beside a policy and a grant that let everybody do everything: %s', (_name, caller) => {
    beforeAll(async () => {
      await db.owner`create policy loose on public.profiles for all to public using (true) with check (true)`
      await db.owner`grant all on public.profiles to anon, authenticated`
    })
    afterAll(async () => {
      await db.owner`drop policy loose on public.profiles`
      await db.owner`revoke all on public.profiles from anon, authenticated`
      await db.owner`grant select on public.profiles to authenticated`
    })
    test.each(Object.entries(WRITES))('%s', async (_verb, statement) => {
      expect(await outcome(() => db.as(caller, (sql) => sql.unsafe(statement)))).toBe(DENIED)
      expect(await stored()).toEqual(SEEDED)
    })
  })

  test('does not change through a careless definer function', async () => {
    await db.owner`create function public.careless(who uuid) returns void language sql security definer
      as 'update public.profiles set is_admin = true where id = who'`
    expect(await outcome(() => db.as(READER, (sql) => sql`select public.careless(${READER_ID})`))).toBe(DENIED)
    expect(await stored()).toEqual(SEEDED)
    await db.owner`drop function public.careless`
  })
})

describe('private.is_admin()', () => {
  test.each([
    ['a reader', READER, false],
    ['an admin', ADMIN, true],
    ['someone without a profile', { role: 'authenticated', userId: NEW_ID } as Caller, false],
    ['a token without an id', { role: 'authenticated' } as Caller, false],
  ])('%s', async (_name, caller, expected) => {
    const [row] = await db.as(caller, (sql) => sql`select (select private.is_admin()) as answer`)
    expect(row?.answer).toBe(expected)
  })

  test('is out of reach for visitors', async () => {
    expect(await outcome(() => db.as(VISITOR, (sql) => sql`select private.is_admin()`))).toBe(DENIED)
  })

  test('is not fooled by a table or function of the same name in the caller’s search path', async () => {
    const [row] = await db.as(READER, async (sql) => {
      await sql`create temp table profiles (id uuid, is_admin boolean)`
      await sql`insert into profiles values (${READER_ID}, true)`
      await sql`set local search_path = pg_temp, public`
      return sql`select private.is_admin() as answer`
    })
    expect(row?.answer).toBe(false)
  })
})

describe('a new account', () => {
  const signUp = (metadata: unknown, id = NEW_ID) =>
    db.authService`insert into auth.users (id, email, role, raw_user_meta_data, raw_app_meta_data)
      values (${id}, 'hostile@promptory.test', 'service_role', ${db.authService.json(metadata as never)},
        ${db.authService.json(metadata as never)})`

  beforeEach(async () => {
    await db.owner`delete from auth.users where id = ${NEW_ID}`
  })

  test.each([
    [{ is_admin: true, role: 'service_role', id: ADMIN_ID }],
    [{ is_admin: "true'); update public.profiles set is_admin = true; --" }],
    ['not an object'],
    [null],
    [{ name: 'x'.repeat(500_000) }],
  ])('gets a plain profile whatever its metadata says', async (metadata) => {
    expect((await signUp(metadata)).count).toBe(1)
    expect(await stored()).toEqual([...SEEDED, { id: NEW_ID, is_admin: false }])
  })

  test('goes with its profile when the auth service deletes it', async () => {
    await signUp({})
    await db.owner`update public.profiles set is_admin = true where id = ${NEW_ID}`
    await db.authService`delete from auth.users where id = ${NEW_ID}`
    expect(await stored()).toEqual(SEEDED)
  })

  test('can be made even when the profile cannot', async () => {
    await db.owner`alter table public.profiles rename to profiles_away`
    try {
      expect((await signUp({})).count).toBe(1)
    } finally {
      await db.owner`alter table public.profiles_away rename to profiles`
    }
    await db.owner`delete from auth.users where id = ${NEW_ID}`
    await db.owner`alter table public.profiles add column nickname text not null default 'x'`
    await db.owner`alter table public.profiles alter column nickname drop default`
    try {
      expect((await signUp({})).count).toBe(1)
    } finally {
      await db.owner`alter table public.profiles drop column nickname`
    }
  })
})
