import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  ADMIN,
  asCaller,
  openDatabase,
  outcome,
  READER,
  SERVICE,
  type TestDatabase,
  VISITOR,
  waitLonger,
} from './support/database.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
  await waitLonger(db, 'public.take_rebuild')
})
afterAll(() => db?.drop())
beforeEach(() => db.owner`truncate private.rebuilds`)

const PAUSE = 600
const take = async () => {
  const [row] = await db.as(SERVICE, (sql) => sql`select public.take_rebuild(${PAUSE}) as may`)
  return row?.may
}

test('a build may start once a pause, whoever asks', async () => {
  expect([await take(), await take()]).toEqual([true, false])
  await db.owner`update private.rebuilds set asked_at = now() - interval '601 seconds'`
  expect([await take(), await take()]).toEqual([true, false])
})

test('a build that did not begin leaves the next change its turn', async () => {
  expect(await take()).toBe(true)
  await db.as(SERVICE, (sql) => sql`select public.return_rebuild()`)
  expect([await take(), await take()]).toEqual([true, false])
})

test('of twenty changes at once, one starts a build', async () => {
  const pool = db.apiPool(20)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      asCaller(pool, SERVICE, (sql) => sql`select public.take_rebuild(${PAUSE}) as may`),
    ),
  )
  expect(answers.flat().filter(({ may }) => may)).toHaveLength(1)
  await pool.end()
})

test.each([
  ['a visitor', VISITOR],
  ['a reader', READER],
  ['an admin', ADMIN],
])('%s has no part in it', async (_name, caller) => {
  for (const statement of [
    'select public.take_rebuild(1)',
    'select public.return_rebuild()',
    'select * from private.rebuilds',
    'insert into private.rebuilds (asked_at) values (now())',
    'delete from private.rebuilds',
  ]) {
    const answer = await outcome(() => db.as(caller, (sql) => sql.unsafe(statement)))
    expect([statement, answer]).toEqual([statement, '42501'])
  }
})
