import { AUTHOR_NAME_MAX, NOT_IN_AUTHOR_NAME } from '@contracts/blog.ts'
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
const WRONG = '23514'
const ADDRESS = 'admin@promptory.test'
const NAME = 'Ana Bell'

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db?.drop())
beforeEach(async () => {
  await db.owner`truncate public.blog_posts, public.blog_post_versions, public.deleted_blog_posts, public.blog_post_drafts`
  await db.owner`update public.profiles set author_name = null`
})

const setName = (name: string | null, caller: Caller = ADMIN) =>
  outcome(() => db.as(caller, (sql) => sql`select public.admin_set_author_name(${name})`))
const names = () => db.owner`select author_name as name from public.profiles order by id`
const create = (slug: string) =>
  db.as(ADMIN, (sql) => sql`insert into public.blog_posts (title, slug, content) values ('A', ${slug}, 'x')`)
const authors = async () =>
  (await db.owner`select slug, author from public.blog_posts order by slug`).map(({ slug, author }) => [slug, author])

describe('role by verb', () => {
  const write = `update public.profiles set author_name = 'x' where id = '${ADMIN_ID}'`
  test.each<[string, Caller, (number | string)[]]>([
    ['a visitor', VISITOR, [DENIED, DENIED, DENIED]],
    ['a reader', READER, [DENIED, DENIED, 1]],
    ['an admin', ADMIN, [1, DENIED, 1]],
    ['the service', SERVICE, [DENIED, 1, 2]],
  ])('%s sets a name, writes it into the table, reads', async (_name, caller, expected) => {
    const run = (statement: string) => outcome(() => db.as(caller, (sql) => sql.unsafe(statement)))
    expect([
      await setName(NAME, caller),
      await run(write),
      await run('select author_name from public.profiles'),
    ]).toEqual(expected)
  })

  test('an admin names themselves and nobody else; a reader sees their own name alone', async () => {
    await setName(NAME)
    expect(await names()).toEqual([{ name: NAME }, { name: null }])
    expect(await db.as(READER, (sql) => sql`select id, author_name from public.profiles`)).toEqual([
      { id: READER_ID, author_name: null },
    ])
  })

  test('nobody asks for the name of an address', async () => {
    for (const caller of [VISITOR, READER, ADMIN, SERVICE])
      expect(await outcome(() => db.as(caller, (sql) => sql`select private.author_of(${ADDRESS})`))).toBe(DENIED)
  })
})

test('the contract takes and refuses what the database does', async () => {
  const longest = '😀'.repeat(AUTHOR_NAME_MAX)
  for (const [name, expected] of [
    [longest, 1],
    [`${longest}x`, WRONG],
    [ADDRESS, WRONG],
    ['Ana\nBell', WRONG],
    ['Ана Ҡ. O’Bell-Nuñez', 1],
  ] as const) {
    expect([name, await setName(name)]).toEqual([name, expected])
    expect([name, [...name].length > AUTHOR_NAME_MAX || NOT_IN_AUTHOR_NAME.test(name)]).toEqual([
      name,
      expected === WRONG,
    ])
  }
})

test('new posts carry the name, those that there are keep what they have', async () => {
  await create('before')
  await setName(`  ${NAME} `)
  await create('named')
  await setName('Somebody Else')
  await db.as(ADMIN, (sql) => sql`update public.blog_posts set title = 'B'`)
  expect(await authors()).toEqual([
    ['before', ADDRESS],
    ['named', NAME],
  ])
  const list = await db.as(ADMIN, (sql) => sql`select slug, author from public.admin_blog_posts(p_sort => 'title')`)
  expect(new Set(list.map(({ author }) => author))).toEqual(new Set([NAME, ADDRESS]))
})

test.each([[''], ['  '], [null]])('with the name %j posts carry the address again', async (empty) => {
  await setName(NAME)
  expect(await setName(empty)).toBe(1)
  await create('after')
  expect(await authors()).toEqual([['after', ADDRESS]])
})

test('planned and imported posts carry it as well; who saved stays known by address', async () => {
  await setName(NAME)
  await db.as(
    ADMIN,
    (sql) => sql`insert into public.blog_post_drafts (id, post_id, fields, publish_at) values (gen_random_uuid(),
      gen_random_uuid(), ${sql.json({ title: 'A', slug: 'planned', content: 'x' })}, now() - interval '1 minute')`,
  )
  await db.owner`select private.publish_due_drafts()`
  await db.as(
    ADMIN,
    (sql) => sql`select public.admin_import_post(gen_random_uuid(),
      ${sql.json({ title: 'A', slug: 'imported', content: 'x' })})`,
  )
  expect(await authors()).toEqual([
    ['imported', NAME],
    ['planned', NAME],
  ])
  expect(await db.owner`select distinct updated_by from public.blog_posts`).toEqual([{ updated_by: ADDRESS }])
})

describe('what readers see', () => {
  const seen = (caller: Caller) =>
    db.as(caller, (sql) => sql`select slug, author_name from public.blog_posts order by 1`)

  test('is the name where there is one, and never an address', async () => {
    await create('before')
    await setName(NAME)
    await create('named')
    const strange = ['Admin', ADDRESS, ` ${ADDRESS}`, 'a\u0001b', 'x'.repeat(AUTHOR_NAME_MAX + 1)]
    for (const [index, author] of strange.entries())
      await db.owner`insert into public.blog_posts (title, slug, content, author)
        values ('A', ${`strange-${index}`}, 'x', ${author})`
    for (const caller of [VISITOR, READER, ADMIN]) {
      expect(await seen(caller)).toEqual([
        { slug: 'before', author_name: null },
        { slug: 'named', author_name: NAME },
        ...strange.map((_, index) => ({ slug: `strange-${index}`, author_name: null })),
      ])
      expect(await outcome(() => db.as(caller, (sql) => sql`select author from public.blog_posts`))).toBe(DENIED)
    }
  })

  test('is written by nobody', async () => {
    for (const caller of [VISITOR, READER, ADMIN])
      expect(
        await outcome(() =>
          db.as(
            caller,
            (sql) =>
              sql`insert into public.blog_posts (title, slug, content, author_name) values ('A', 'a', 'x', 'Eve')`,
          ),
        ),
      ).not.toBe(1)
    expect(await db.owner`select from public.blog_posts`).toHaveLength(0)
  })

  test('stays with a post that is deleted and put back, whose versions do not hold it', async () => {
    await setName(NAME)
    await create('gone')
    const [before] = await db.owner`select id, title, slug, content, category, updated_at from public.blog_posts`
    await db.as(ADMIN, (sql) => sql`delete from public.blog_posts`)
    await setName('Somebody Else')
    await db.as(
      ADMIN,
      (sql) => sql`insert into public.blog_posts (id, title, slug, content, category)
        values (${before?.id}, 'A', 'gone', 'x', 'General')`,
    )
    expect(await seen(VISITOR)).toEqual([{ slug: 'gone', author_name: NAME }])
    // Put back as it was: not changed.
    expect(await db.owner`select updated_at from public.blog_posts`).toEqual([{ updated_at: before?.updated_at }])
    expect(await db.owner`select from public.blog_post_versions where fields ? 'author_name'`).toHaveLength(0)
  })

  test('is what an imported post brings, where that is a name', async () => {
    await setName(NAME)
    for (const [slug, author] of [
      ['brought', ' Ruth Kiln '],
      ['address', 'ruth@kiln.example'],
      ['long', 'x'.repeat(AUTHOR_NAME_MAX + 1)],
      ['none', ''],
    ] as const)
      await db.as(
        ADMIN,
        (sql) => sql`select public.admin_import_post(gen_random_uuid(),
          ${sql.json({ title: 'A', slug, content: 'x', author_name: author })})`,
      )
    expect(await seen(VISITOR)).toEqual([
      { slug: 'address', author_name: NAME },
      { slug: 'brought', author_name: 'Ruth Kiln' },
      { slug: 'long', author_name: NAME },
      { slug: 'none', author_name: NAME },
    ])
  })
})
