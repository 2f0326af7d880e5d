import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ADMIN, asCaller, type Caller, openDatabase, outcome, READER, SERVICE, VISITOR } from './support/database.ts'
import type { TestDatabase } from './support/database.ts'

const DENIED = '42501'
const TAKEN = '23505'
const ID = 'c0000000-0000-4000-8000-000000000001'
const OTHER_ID = 'c0000000-0000-4000-8000-000000000002'

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db?.drop())

beforeEach(async () => {
  await db.owner`truncate public.blog_posts, public.old_slugs`
  await create(ID, 'first')
})

const create = (id: string, slug: string, caller = ADMIN) =>
  db.as(
    caller,
    (sql) => sql`insert into public.blog_posts (id, title, slug, content) values (${id}, 'A', ${slug}, 'x')`,
  )
const rename = (id: string, slug: string) =>
  db.as(ADMIN, (sql) => sql`update public.blog_posts set slug = ${slug} where id = ${id}`)
const moved = async (caller: Caller = VISITOR) => [
  ...(await db.as(caller, (sql) => sql`select old_slug, slug from public.moved_posts order by 1`)),
]

test('every slug that a post had leads to it, for everybody', async () => {
  await rename(ID, 'second')
  await rename(ID, 'third')
  for (const caller of [VISITOR, READER, ADMIN, SERVICE]) {
    expect(await moved(caller)).toEqual([
      { old_slug: 'first', slug: 'third' },
      { old_slug: 'second', slug: 'third' },
    ])
  }
})

test('a post that takes an old slug back is there again, and leads nowhere', async () => {
  await rename(ID, 'second')
  await rename(ID, 'first')
  expect(await moved()).toEqual([{ old_slug: 'second', slug: 'first' }])
})

test('a change of anything else leaves no old slug', async () => {
  await db.as(ADMIN, (sql) => sql`update public.blog_posts set title = 'B', slug = 'first' where id = ${ID}`)
  expect(await db.owner`select from public.old_slugs`).toHaveLength(0)
})

test('no other post gets an old slug, new or renamed, and what is said names the slug', async () => {
  await rename(ID, 'second')
  expect(await outcome(() => create(OTHER_ID, 'first'))).toBe(TAKEN)
  await create(OTHER_ID, 'other')
  await expect(rename(OTHER_ID, 'first')).rejects.toMatchObject({
    code: TAKEN,
    detail: expect.stringContaining('blog_posts_slug_key'),
  })
  expect(await moved()).toEqual([{ old_slug: 'first', slug: 'second' }])
})

test('a deleted post’s old addresses lead nowhere, stay reserved, and come back with it', async () => {
  await rename(ID, 'second')
  await db.as(ADMIN, (sql) => sql`delete from public.blog_posts where id = ${ID}`)
  expect(await moved()).toEqual([])
  expect(await outcome(() => create(OTHER_ID, 'first'))).toBe(TAKEN)
  await create(ID, 'second')
  expect(await moved()).toEqual([{ old_slug: 'first', slug: 'second' }])
})

test('a deleted post’s old addresses are told to admins alone', async () => {
  await rename(ID, 'second')
  const seen = () => db.as(VISITOR, (sql) => sql`select slug from public.old_slugs`)
  expect(await seen()).toEqual([{ slug: 'first' }])
  await db.as(ADMIN, (sql) => sql`delete from public.blog_posts where id = ${ID}`)
  for (const caller of [VISITOR, READER])
    expect(await db.as(caller, (sql) => sql`select slug from public.old_slugs`)).toEqual([])
  expect(await db.as(ADMIN, (sql) => sql`select slug from public.old_slugs`)).toHaveLength(1)
})

test('an address is free once its post cannot be put back any more', async () => {
  await rename(ID, 'second')
  await db.as(ADMIN, (sql) => sql`delete from public.blog_posts where id = ${ID}`)
  await db.owner`update public.deleted_blog_posts set deleted_at = now() - interval '31 days'`
  expect(await outcome(() => create(OTHER_ID, 'first'))).toBe(1)
  expect(await db.owner`select from public.old_slugs`).toHaveLength(0)
})

test('an admin learns who has a slug, and can give an older one to another post', async () => {
  const holder = (slug: string, caller = ADMIN) =>
    db.as(caller, (sql) => sql`select id, slug, is_old, is_deleted from public.admin_slug_holder(${slug})`)
  const free = (caller: Caller) =>
    outcome(() => db.as(caller, (sql) => sql`delete from public.old_slugs where slug = 'first'`))
  await rename(ID, 'second')
  expect(await holder('second')).toEqual([{ id: ID, slug: 'second', is_old: false, is_deleted: false }])
  expect(await holder('first')).toEqual([{ id: ID, slug: 'second', is_old: true, is_deleted: false }])
  expect(await holder('none')).toEqual([])
  await db.as(ADMIN, (sql) => sql`delete from public.blog_posts where id = ${ID}`)
  expect(await holder('first')).toEqual([{ id: ID, slug: 'second', is_old: true, is_deleted: true }])
  for (const caller of [VISITOR, READER]) {
    expect(await outcome(() => holder('first', caller))).toBe(DENIED)
  }
  expect(await free(VISITOR)).toBe(DENIED)
  expect(await free(READER)).toBe(0)
  expect(await free(ADMIN)).toBe(1)
  expect(await outcome(() => create(OTHER_ID, 'first'))).toBe(1)
})

test('one that is given away and taken at the same moment goes to nobody else', async () => {
  const pool = db.apiPool(2)
  let taking: Promise<number | string> | undefined
  await asCaller(pool, ADMIN, async (sql) => {
    await sql`update public.blog_posts set slug = 'second' where id = ${ID}`
    taking = outcome(() => create(OTHER_ID, 'first'))
    // It waits for this transaction, which has not given the slug away yet.
    const waiting = () =>
      db.owner`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await waiting()).length, { timeout: 20_000 }).toBe(1)
  })
  expect(await taking).toBe(TAKEN)
  await pool.end()
})

describe('role by verb', () => {
  const VERBS = {
    select: 'select * from public.old_slugs',
    insert: `insert into public.old_slugs (slug, post_id) values ('mine', '${ID}')`,
    update: `update public.old_slugs set post_id = '${OTHER_ID}'`,
    delete: 'delete from public.old_slugs',
    truncate: 'truncate public.old_slugs',
    'insert into the view': `insert into public.moved_posts (old_slug, slug) values ('mine', 'x')`,
  }
  const reading = { select: 1, insert: DENIED, update: DENIED, delete: DENIED, truncate: DENIED }
  const matrix: [string, Caller, Record<string, number | string>][] = [
    ['a visitor', VISITOR, reading],
    ['a reader', READER, { ...reading, delete: 0 }],
    ['an admin', ADMIN, { ...reading, delete: 1 }],
    ['the service', SERVICE, { select: 1, insert: 1, update: 1, delete: 1, truncate: DENIED }],
  ]
  test.each(matrix)('%s', async (_name, caller, expected) => {
    for (const [verb, statement] of Object.entries(VERBS)) {
      await db.owner`truncate public.old_slugs`
      await db.owner`insert into public.old_slugs (slug, post_id) values ('before', ${ID})`
      const answer = await outcome(() => db.as(caller, (sql) => sql.unsafe(statement)))
      // A view of two tables takes no rows at all.
      const wanted = expected[verb] ?? expect.stringMatching(/^(?:42501|55000)$/)
      expect([verb, answer]).toEqual([verb, wanted])
    }
  })
})
