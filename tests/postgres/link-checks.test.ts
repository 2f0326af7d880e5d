import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  ADMIN,
  type Caller,
  openDatabase,
  outcome,
  READER,
  SERVICE,
  type TestDatabase,
  VISITOR,
} from './support/database.ts'

const DENIED = '42501'
const REFUSED = '23514'

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db?.drop())
beforeEach(async () => {
  await db.owner`truncate public.link_checks`
})

const run = (caller: Caller, statement: string) => outcome(() => db.as(caller, (sql) => sql.unsafe(statement)))
const KEEP = `insert into public.link_checks (posts, dead) values (3, '[{"path": "/gone"}]')`

const VERBS = {
  select: 'select * from public.link_checks',
  insert: KEEP,
  'insert with a time': `insert into public.link_checks (checked_at, posts, dead) values ('2001-01-01', 3, '[]')`,
  update: 'update public.link_checks set posts = 0',
  delete: 'delete from public.link_checks',
  truncate: 'truncate public.link_checks',
}
const refused = { 'insert with a time': DENIED, update: DENIED, delete: DENIED, truncate: DENIED }
test.each<[string, Caller, Record<keyof typeof VERBS, number | string>]>([
  ['a visitor', VISITOR, { ...refused, select: DENIED, insert: DENIED }],
  ['a reader', READER, { ...refused, select: 0, insert: DENIED }],
  ['an admin', ADMIN, { ...refused, select: 1, insert: 1 }],
  ['the service', SERVICE, { ...refused, select: 1, insert: DENIED }],
])('%s: role by verb', async (_name, caller, expected) => {
  await db.owner.unsafe(KEEP)
  for (const [verb, answer] of Object.entries(expected))
    expect([verb, await run(caller, VERBS[verb as keyof typeof VERBS])]).toEqual([verb, answer])
})

test('the last check alone is kept', async () => {
  for (const count of [1, 2])
    expect(await run(ADMIN, `insert into public.link_checks (posts, dead) values (${count}, '[]')`)).toBe(1)
  expect(await db.owner`select posts from public.link_checks`).toEqual([{ posts: 2 }])
})

test.each([
  ['fewer than no articles', `-1, '[]'`],
  ['what is no list', `1, '{}'`],
  ['a list without an end', `1, to_jsonb(array[repeat('x', 500001)])`],
])('refuses %s', async (_name, values) => {
  expect(await run(ADMIN, `insert into public.link_checks (posts, dead) values (${values})`)).toBe(REFUSED)
})
