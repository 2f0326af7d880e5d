import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  ADMIN,
  ADMIN_ID,
  type Caller,
  openDatabase,
  outcome,
  READER,
  SERVICE,
  type TestDatabase,
  VISITOR,
} from './support/database.ts'

const DENIED = '42501'
const ID = 'c0000000-0000-4000-8000-000000000001'
const OTHER = 'c0000000-0000-4000-8000-000000000002'
const ADMIN_EMAIL = 'admin@promptory.test'
const THEN = new Date('2001-02-03T04:05:06Z')

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db?.drop())
beforeEach(async () => {
  await db.owner`truncate public.blog_posts, public.blog_post_versions, public.deleted_blog_posts, public.blog_post_drafts`
})

const run = (caller: Caller, statement: string) => outcome(() => db.as(caller, (sql) => sql.unsafe(statement)))
const as = (caller: Caller, statement: string) => db.as(caller, (sql) => sql.unsafe(statement))
const CREATE = `insert into public.blog_posts (id, title, slug, content) values ('${ID}', 'First', 'first', '<p>One</p>')`

describe('role by table and verb', () => {
  const TABLES = {
    blog_post_versions: `(post_id, version, fields, saved_at) values ('${OTHER}', 1, '{}', now())`,
    deleted_blog_posts: `(id, fields, created_at, updated_at, author, version) values ('${OTHER}', '{}', now(), now(), 'x', 1)`,
    blog_post_drafts: `(id, post_id, fields) values ('${OTHER}', '${OTHER}', '{}')`,
  }
  const TOUCHED = { blog_post_versions: 'saved_by', deleted_blog_posts: 'deleted_by', blog_post_drafts: 'updated_by' }
  type Table = keyof typeof TABLES
  const verbs = (table: Table) => ({
    select: `select * from public.${table}`,
    insert: `insert into public.${table} ${TABLES[table]}`,
    update: `update public.${table} set ${TOUCHED[table]} = 'x'`,
    delete: `delete from public.${table}`,
    truncate: `truncate public.${table}`,
  })
  const nothing = { select: DENIED, insert: DENIED, update: DENIED, delete: DENIED, truncate: DENIED }
  const everything = { select: 1, insert: 1, update: 1, delete: 1, truncate: DENIED }
  const onlyReads = { ...nothing, select: 1 }
  // The grant is there, the policy shows no row.
  const seesNone = { ...nothing, select: 0 }
  const matrix: [string, Caller, Record<Table, Record<string, number | string>>][] = [
    ['a visitor', VISITOR, { blog_post_versions: nothing, deleted_blog_posts: nothing, blog_post_drafts: nothing }],
    [
      'a reader',
      READER,
      {
        blog_post_versions: seesNone,
        deleted_blog_posts: seesNone,
        blog_post_drafts: { ...seesNone, update: 0, delete: 0 },
      },
    ],
    ['an admin', ADMIN, { blog_post_versions: onlyReads, deleted_blog_posts: onlyReads, blog_post_drafts: everything }],
    [
      'the service',
      SERVICE,
      { blog_post_versions: everything, deleted_blog_posts: everything, blog_post_drafts: everything },
    ],
  ]
  const cases = matrix.flatMap(([name, caller, tables]) =>
    Object.entries(tables).flatMap(([table, answers]) =>
      Object.entries(answers).map(([verb, answer]) => [name, verb, table as Table, caller, answer] as const),
    ),
  )

  test.each(cases)('%s: %s %s', async (_name, verb, table, caller, expected) => {
    for (const [name, row] of Object.entries(TABLES))
      await db.owner.unsafe(`insert into public.${name} ${row.replaceAll(OTHER, ID)}`)
    const stored = () => db.owner.unsafe(`select to_jsonb(t) as row from public.${table} t order by 1`)
    const before = JSON.stringify(await stored())
    expect(await run(caller, verbs(table)[verb as 'select'])).toBe(expected)
    expect(JSON.stringify(await stored()) !== before).toBe(expected === 1 && verb !== 'select')
  })
})

describe('versions', () => {
  const versions = () =>
    db.owner`select version, saved_by, fields ->> 'title' as title from public.blog_post_versions order by version`

  test('each save is one, with who and when', async () => {
    await as(ADMIN, CREATE)
    await as(ADMIN, `update public.blog_posts set title = 'Second' where id = '${ID}'`)
    await as(SERVICE, `update public.blog_posts set title = 'Third' where id = '${ID}'`)
    expect(await versions()).toEqual([
      { version: 1, saved_by: ADMIN_EMAIL, title: 'First' },
      { version: 2, saved_by: ADMIN_EMAIL, title: 'Second' },
      { version: 3, saved_by: ADMIN_EMAIL, title: 'Third' },
    ])
    const [row] = await db.owner`select fields, saved_at > now() - interval '1 minute' as is_new
      from public.blog_post_versions where version = 1`
    expect(row).toEqual({
      fields: {
        title: 'First',
        slug: 'first',
        excerpt: null,
        cover: null,
        search_title: null,
        search_description: null,
        content: '<p>One</p>',
        category: 'General',
        read_time: '5 min',
      },
      is_new: true,
    })
  })

  test('of one post the last twenty stay', async () => {
    await as(ADMIN, CREATE)
    for (let count = 2; count <= 25; count += 1)
      await as(ADMIN, `update public.blog_posts set title = 'Title ${count}' where id = '${ID}'`)
    const kept = await versions()
    expect(kept.map(({ version }) => version)).toEqual(Array.from({ length: 20 }, (_, index) => index + 6))
    expect(kept.at(-1)?.title).toBe('Title 25')
  })

  test('nobody signs with another name', async () => {
    await as(ADMIN, CREATE)
    await as(ADMIN, `update public.blog_posts set title = 'x', updated_by = 'somebody@else.test' where id = '${ID}'`)
    expect((await versions()).map((row) => row.saved_by)).toEqual([ADMIN_EMAIL, ADMIN_EMAIL])
  })

  test('who saved is told to no reader and no visitor', async () => {
    await as(ADMIN, CREATE)
    for (const caller of [VISITOR, READER, ADMIN])
      expect(await run(caller, 'select updated_by from public.blog_posts')).toBe(DENIED)
  })
})

describe('deleted posts', () => {
  const deleted = () =>
    db.owner`select id, version, deleted_by, author, fields ->> 'slug' as slug from public.deleted_blog_posts`

  beforeEach(async () => {
    await db.owner`insert into public.blog_posts (id, title, slug, content, created_at, updated_at, author, version)
      values (${ID}, 'First', 'first', '<p>One</p>', ${THEN}, ${THEN}, 'someone@promptory.test', 7)`
    await as(ADMIN, `delete from public.blog_posts where id = '${ID}'`)
  })

  test('are kept as they were, with who deleted them', async () => {
    expect(await deleted()).toEqual([
      { id: ID, version: 7, deleted_by: ADMIN_EMAIL, author: 'someone@promptory.test', slug: 'first' },
    ])
    expect(await db.owner`select version from public.blog_post_versions`).toEqual([{ version: 7 }])
  })

  test('are put back by creating them again: dates, author and versions go on', async () => {
    expect(await run(ADMIN, CREATE)).toBe(1)
    expect(await db.owner`select created_at, updated_at, author, version, updated_by from public.blog_posts`).toEqual([
      { created_at: THEN, updated_at: THEN, author: 'someone@promptory.test', version: 8, updated_by: ADMIN_EMAIL },
    ])
    expect(await deleted()).toEqual([])
    expect(await db.owner`select version from public.blog_post_versions order by 1`).toEqual([
      { version: 7 },
      { version: 8 },
    ])
  })

  test('with another text they are updated now', async () => {
    await as(ADMIN, CREATE.replace('One', 'Two'))
    const [row] =
      await db.owner`select created_at, updated_at > now() - interval '1 minute' as is_new from public.blog_posts`
    expect(row).toEqual({ created_at: THEN, is_new: true })
  })

  test('a slug that is taken meanwhile leaves them where they are', async () => {
    await as(ADMIN, CREATE.replace(ID, OTHER))
    expect(await run(ADMIN, CREATE)).toBe('23505')
    expect(await deleted()).toHaveLength(1)
  })

  test('are put back by no reader', async () => {
    expect(await run(READER, CREATE)).toBe(DENIED)
    expect(await deleted()).toHaveLength(1)
  })

  test('are shown for thirty days, and gone with their versions at the next delete', async () => {
    await db.owner`update public.deleted_blog_posts set deleted_at = now() - interval '29 days 23 hours'`
    expect(await run(ADMIN, 'select * from public.deleted_blog_posts')).toBe(1)
    await db.owner`update public.deleted_blog_posts set deleted_at = now() - interval '30 days 1 minute'`
    expect(await run(ADMIN, 'select * from public.deleted_blog_posts')).toBe(0)
    await as(ADMIN, CREATE.replace(ID, OTHER))
    await as(ADMIN, `delete from public.blog_posts where id = '${OTHER}'`)
    expect((await deleted()).map(({ id }) => id)).toEqual([OTHER])
    expect(await db.owner`select distinct post_id from public.blog_post_versions`).toEqual([{ post_id: OTHER }])
  })
})

describe('drafts', () => {
  const insert = (fields = '{"title":"Half"}') =>
    as(
      ADMIN,
      `insert into public.blog_post_drafts (id, post_id, fields, revision, updated_by, created_at)
      values ('${ID}', '${OTHER}', '${fields}', 9, 'somebody@else.test', '2001-01-01')`,
    )

  test('dates, names and revisions are the database’s', async () => {
    await insert()
    await as(ADMIN, `update public.blog_post_drafts set fields = '{"title":"More"}', post_id = '${ID}', revision = 1`)
    expect(
      await db.owner`select post_id, revision, updated_by, created_at > now() - interval '1 minute' as is_new
        from public.blog_post_drafts`,
    ).toEqual([{ post_id: OTHER, revision: 2, updated_by: ADMIN_EMAIL, is_new: true }])
  })

  test('of two who change one at once the second changes nothing', async () => {
    await insert()
    const change = `update public.blog_post_drafts set fields = '{}' where id = '${ID}' and revision = 1`
    expect([await run(ADMIN, change), await run(ADMIN, change)]).toEqual([1, 0])
  })

  test.each([
    ['no object', '[]'],
    ['a content past the limit', `{"content":"${'x'.repeat(1_000_001)}"}`],
  ])('%s is refused', async (_name, fields) => {
    await expect(insert(fields)).rejects.toThrow('blog_post_drafts_fields_check')
  })

  test('who is no longer an admin stops at once', async () => {
    await insert()
    await db.owner`update public.profiles set is_admin = false where id = ${ADMIN_ID}`
    try {
      expect(await run(ADMIN, 'select * from public.blog_post_drafts')).toBe(0)
    } finally {
      await db.owner`update public.profiles set is_admin = true where id = ${ADMIN_ID}`
    }
  })
})
