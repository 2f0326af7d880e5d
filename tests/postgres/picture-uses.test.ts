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
const POST = 'c0000000-0000-4000-8000-000000000001'
const DRAFT = 'd0000000-0000-4000-8000-000000000001'
const name = (n: number, ending = 'webp') => `0a1b2c3d-0000-4000-8000-00000000000${n}.${ending}`
const picture = (n: number) => `<img src="/storage/v1/object/public/pictures/${name(n)}">`

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db?.drop())
beforeEach(async () => {
  await db.owner`truncate public.blog_posts, public.blog_post_versions, public.deleted_blog_posts, public.blog_post_drafts,
    private.letters, private.picture_uses cascade`
})

const as = (statement: string, caller: Caller = ADMIN) => db.as(caller, (sql) => sql.unsafe(statement))
const create = (content: string, cover = 'null') =>
  as(`insert into public.blog_posts (id, title, slug, content, cover)
    values ('${POST}', 'First', 'first', '<p>x</p>${content}', ${cover})`)
const ALL = [1, 2, 3].map((n) => name(n)).concat(name(4, 'jpg'))
const uses = async () =>
  (
    await db.as(
      ADMIN,
      (sql) => sql`select name, kind, title from public.admin_picture_uses(${ALL}) order by name collate "C", kind`,
    )
  ).map((row) => `${String(row.name).at(35)} ${row.kind} ${row.title}`)

test('a picture in the text and one over it are used by the post', async () => {
  await create(picture(1) + picture(1), `'https://ref.supabase.co/storage/v1/object/public/pictures/${name(4, 'jpg')}'`)
  expect(await uses()).toEqual(['1 post First', '4 post First'])
})

test('what a post showed before, its versions use; deleted and put back, it uses the same', async () => {
  await create(picture(1) + picture(2))
  await as(`update public.blog_posts set content = '<p>y</p>${picture(2)}' where id = '${POST}'`)
  expect(await uses()).toEqual(['1 version First', '2 post First'])
  await as(`delete from public.blog_posts where id = '${POST}'`)
  expect(await uses()).toEqual(['1 version First', '2 deleted First'])
  await create(picture(2))
  expect(await uses()).toEqual(['1 version First', '2 post First'])
})

test('a picture is free when the last version with it is gone', async () => {
  await create(picture(1))
  for (let count = 1; count <= 20; count += 1)
    await as(`update public.blog_posts set content = '<p>${count}</p>' where id = '${POST}'`)
  expect(await uses()).toEqual([])
  await as(`delete from public.blog_posts where id = '${POST}'`)
  await db.owner`update public.deleted_blog_posts set deleted_at = now() - interval '31 days'`
  await db.owner`select private.purge_deleted_blog_posts()`
  expect(await db.owner`select from private.picture_uses`).toHaveLength(0)
})

test('drafts and letters use pictures, too', async () => {
  await as(`insert into public.blog_post_drafts (id, post_id, fields)
    values ('${DRAFT}', '${POST}', jsonb_build_object('title', 'Begun', 'content', '${picture(3)}'))`)
  await db.owner`insert into private.letters (id, subject, source, html, body) values (${POST}, 'Monday',
    'week 2026-11-30', ${`${picture(2)} {{leave}}`}, 'x {{leave}}')`
  expect(await uses()).toEqual(['2 letter Monday', '3 draft Begun'])
  await as(`update public.blog_post_drafts set fields = '{"title": "Begun"}' where id = '${DRAFT}'`)
  expect(await uses()).toEqual(['2 letter Monday'])
})

test('the pictures of before are known', async () => {
  await create(picture(1))
  const { readdir, readFile } = await import('node:fs/promises')
  const file = (await readdir('supabase/migrations')).find((found) => found.endsWith('_picture_uses.sql'))
  const migration = await readFile(`supabase/migrations/${file}`, 'utf8')
  const fill = /insert into private\.picture_uses[^;]*union all[^;]*;/.exec(migration)?.[0] ?? ''
  await db.owner`truncate private.picture_uses`
  await db.owner.unsafe(fill)
  expect(await db.owner`select kind, version from private.picture_uses order by kind`).toEqual([
    { kind: 'post', version: 0 },
    { kind: 'version', version: 1 },
  ])
})

test.each<[string, Caller, number | string]>([
  ['a visitor', VISITOR, DENIED],
  ['a reader', READER, DENIED],
  ['the service', SERVICE, DENIED],
  ['an admin', ADMIN, 1],
])('%s: who may ask', async (_name, caller, expected) => {
  await create(picture(1))
  const ask = (statement: string) => outcome(() => as(statement, caller))
  expect(await ask(`select from public.admin_picture_uses(array['${name(1)}'])`)).toBe(expected)
  expect(await ask(`select from private.picture_uses_of(array['${name(1)}'])`)).toBe(expected)
  for (const statement of [
    'select from private.picture_uses',
    'delete from private.picture_uses',
    `insert into private.picture_uses values ('post', '${POST}', 0, 'x')`,
    `select from private.pictures_in('x')`,
  ])
    expect(await ask(statement)).toBe(DENIED)
})
