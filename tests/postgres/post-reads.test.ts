import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  ADMIN,
  type Caller,
  newAccount,
  openDatabase,
  outcome,
  READER,
  SERVICE,
  type TestDatabase,
  VISITOR,
  waitLonger,
} from './support/database.ts'

const DENIED = '42501'
const FIRST = 'd0000000-0000-4000-8000-000000000001'
const SECOND = 'd0000000-0000-4000-8000-000000000002'
const DRAFT = 'd0000000-0000-4000-8000-000000000003'

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
  await waitLonger(db, 'public.count_read')
})
afterAll(() => db?.drop())
beforeEach(async () => {
  await db.owner`truncate public.blog_posts, public.deleted_blog_posts, public.old_slugs, public.blog_post_drafts,
    private.post_reads`
  await db.owner`insert into public.blog_posts (id, title, slug, content)
    values (${FIRST}, 'First', 'first', 'x'), (${SECOND}, 'Second', 'second', 'x')`
  await db.owner`insert into public.blog_post_drafts (id, post_id, fields) values (${DRAFT}, ${DRAFT}, '{}')`
})

const read = (post: string) => db.as(SERVICE, (sql) => sql`select public.count_read(${post})`)
const rows = () =>
  db.owner`select post_id, day = (now() at time zone 'utc')::date as today, reads from private.post_reads order by 1`
const add = (post: string, daysAgo: number, reads: number) =>
  db.owner`insert into private.post_reads values ((now() at time zone 'utc')::date - ${daysAgo}::int, ${post}, ${reads})`
const readsOf = (...ids: string[]) =>
  db.as(ADMIN, (sql) => sql`select id, reads::int from public.admin_post_reads(${ids}) order by 1`)
const mostRead = (limit = 20) =>
  db.as(ADMIN, (sql) => sql`select title, slug, reads::int, all_reads::int from public.admin_most_read(30, ${limit})`)

test('a post has one row a day, whatever is sent', async () => {
  for (let count = 0; count < 5; count += 1) await read(FIRST)
  await read(SECOND)
  expect(await rows()).toEqual([
    { post_id: FIRST, today: true, reads: 5 },
    { post_id: SECOND, today: true, reads: 1 },
  ])
})

test('only what is on the blog is counted', async () => {
  await read(DRAFT)
  await read('d0000000-0000-4000-8000-00000000000f')
  expect(await rows()).toEqual([])
  await db.owner`delete from public.blog_posts where id = ${FIRST}`
  await read(FIRST)
  expect(await rows()).toEqual([])
})

test('two reads at once are two', async () => {
  const pool = db.apiPool(5)
  await Promise.all(
    Array.from({ length: 20 }, () =>
      pool.begin(async (sql) => {
        await sql`set local role service_role`
        await sql`select public.count_read(${FIRST})`
      }),
    ),
  )
  await pool.end()
  expect(await rows()).toMatchObject([{ reads: 20 }])
})

test('a post keeps its reads when it is deleted and put back', async () => {
  await read(FIRST)
  await db.as(ADMIN, (sql) => sql`delete from public.blog_posts where id = ${FIRST}`)
  expect(await mostRead()).toEqual([])
  await db.as(
    ADMIN,
    (sql) => sql`insert into public.blog_posts (id, title, slug, content) values (${FIRST}, 'First', 'first', 'x')`,
  )
  expect(await mostRead()).toMatchObject([{ title: 'First', reads: 1 }])
})

test('days of more than 400 days ago go with the next read', async () => {
  await add(FIRST, 400, 7)
  await add(FIRST, 401, 7)
  await read(SECOND)
  expect(await db.owner`select reads from private.post_reads where post_id = ${FIRST}`).toEqual([{ reads: 7 }])
})

test('admins see the last thirty days, of posts that they name and of the most read', async () => {
  await add(FIRST, 0, 3)
  await add(FIRST, 29, 4)
  await add(FIRST, 30, 100)
  await add(SECOND, 1, 9)
  expect(await readsOf(FIRST, SECOND, DRAFT)).toEqual([
    { id: FIRST, reads: 7 },
    { id: SECOND, reads: 9 },
    { id: DRAFT, reads: 0 },
  ])
  const second = { title: 'Second', slug: 'second', reads: 9, all_reads: 16 }
  expect(await mostRead()).toEqual([second, { title: 'First', slug: 'first', reads: 7, all_reads: 16 }])
  expect(await mostRead(1)).toEqual([second])
})

test('nobody else sees them, and no caller of the API writes them', async () => {
  await read(FIRST)
  const others: [string, Caller, boolean][] = [
    ['a visitor', VISITOR, true],
    ['a reader', READER, false],
    ['somebody signed in by a code', await newAccount(db), false],
    ['an admin without a password', { ...ADMIN, methods: ['otp'] }, false],
  ]
  for (const [name, caller, isVisitor] of others) {
    const tried = (statement: string) => outcome(() => db.as(caller, (sql) => sql.unsafe(statement)))
    expect(await tried('select * from private.post_reads'), name).toBe(isVisitor ? DENIED : 0)
    expect(await tried(`select * from public.admin_post_reads('{${FIRST}}')`), name).toBe(DENIED)
    expect(await tried('select * from public.admin_most_read()'), name).toBe(DENIED)
  }
  for (const caller of [VISITOR, READER, ADMIN]) {
    const tried = (statement: string) => outcome(() => db.as(caller, (sql) => sql.unsafe(statement)))
    expect(await tried(`select public.count_read('${FIRST}')`)).toBe(DENIED)
    expect(await tried(`insert into private.post_reads values (current_date, '${SECOND}', 1)`)).toBe(DENIED)
    expect(await tried('update private.post_reads set reads = 1000')).toBe(DENIED)
    expect(await tried('delete from private.post_reads')).toBe(DENIED)
  }
})
