import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  ADMIN,
  asCaller,
  type Caller,
  openDatabase,
  outcome,
  READER,
  SERVICE,
  type TestDatabase,
  VISITOR,
} from './support/database.ts'

const DENIED = '42501'
const TAKEN = '23505'
const WRONG = '22023'
const ID = 'c0000000-0000-4000-8000-000000000001'
const OTHER_ID = 'c0000000-0000-4000-8000-000000000002'
const CREATED = new Date('2019-05-01T10:00:00Z')
const UPDATED = new Date('2020-06-02T11:00:00Z')

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db?.drop())
beforeEach(async () => {
  await db.owner`truncate public.blog_posts, public.blog_post_versions, public.deleted_blog_posts, public.blog_post_drafts,
    public.old_slugs`
})

interface Given {
  readonly id?: string
  readonly version?: number | null
  readonly fields?: Record<string, string | null>
  readonly created?: Date | string | null
  readonly updated?: Date | string | null
  readonly oldSlugs?: string[]
}

const FIELDS = {
  title: 'Old',
  slug: 'old',
  category: 'Marketing',
  excerpt: 'Short',
  read_time: '9 min',
  cover: 'https://old.test/cover.jpg',
  search_title: 'Old, as it was found',
  search_description: 'As results said it.',
  content: '<p>Old</p>',
}
const text = (at: Date | string | null) => (at instanceof Date ? at.toISOString() : at)

const importPost = async (given: Given = {}, caller: Caller = ADMIN) => {
  const { id = ID, version = null, fields = {}, created = CREATED, updated = UPDATED, oldSlugs = [] } = given
  const rows = await db.as(
    caller,
    (sql) => sql`select public.admin_import_post(${id}, ${sql.json({ ...FIELDS, ...fields })},
      ${text(created)}::text::timestamptz, ${text(updated)}::text::timestamptz, ${oldSlugs}, ${version}) as version`,
  )
  return rows[0]?.version as number | null
}
const refused = (given: Given) => importPost(given).then(String, ({ code }: { code: string }) => code)
const posts = () => db.owner`select * from public.blog_posts order by id`
const oldSlugs = () => db.owner`select slug, post_id from public.old_slugs order by slug`

describe('a post that is imported', () => {
  test('has its fields, its dates and its old addresses', async () => {
    expect(await importPost({ oldSlugs: ['older', 'oldest', 'old'] })).toBe(1)
    expect(await posts()).toMatchObject([
      { id: ID, ...FIELDS, created_at: CREATED, updated_at: UPDATED, version: 1, author: 'admin@promptory.test' },
    ])
    expect(await oldSlugs()).toEqual([
      { slug: 'older', post_id: ID },
      { slug: 'oldest', post_id: ID },
    ])
    expect(await db.as(VISITOR, (sql) => sql`select slug from public.moved_posts where old_slug = 'older'`)).toEqual([
      { slug: 'old' },
    ])
    expect(await db.owner`select version from public.blog_post_versions`).toEqual([{ version: 1 }])
    expect(await db.owner`select from public.blog_post_drafts`).toHaveLength(0)
  })

  test('what is empty is stored as the form stores it', async () => {
    await importPost({ fields: { excerpt: ' ', read_time: '', category: '', cover: null } })
    expect(await posts()).toMatchObject([{ excerpt: null, read_time: '5 min', category: 'General', cover: null }])
  })

  test('is stored once: a second try is refused and changes nothing', async () => {
    await importPost({ oldSlugs: ['older'] })
    const before = await posts()
    expect(await refused({ fields: { slug: 'another' }, oldSlugs: ['oldest'] })).toBe(TAKEN)
    expect(await posts()).toEqual(before)
    expect(await oldSlugs()).toEqual([{ slug: 'older', post_id: ID }])
  })

  test('goes over the version that it names, and over no other', async () => {
    await importPost()
    expect(await importPost({ version: 1, fields: { title: 'New', slug: 'new' }, created: '2018-01-01Z' })).toBe(2)
    const [after] = await posts()
    expect(after).toMatchObject({ title: 'New', slug: 'new', created_at: new Date('2018-01-01Z'), updated_at: UPDATED })
    expect(await oldSlugs()).toEqual([{ slug: 'old', post_id: ID }])
    expect(await importPost({ version: 1, fields: { title: 'Late' } })).toBeNull()
    expect(await importPost({ id: OTHER_ID, version: 1, fields: { slug: 'x' } })).toBeNull()
    expect(await posts()).toEqual([after])
  })

  test('one that was deleted here is that post, put back', async () => {
    await importPost()
    await db.as(ADMIN, (sql) => sql`delete from public.blog_posts where id = ${ID}`)
    expect(await importPost()).toBe(2)
    expect(await posts()).toMatchObject([{ created_at: CREATED, updated_at: UPDATED, version: 2 }])
    expect(await db.owner`select from public.deleted_blog_posts`).toHaveLength(0)
  })

  test('takes no address from another post, neither a present one nor an old one', async () => {
    await db.owner`insert into public.blog_posts (id, title, slug, content) values (${OTHER_ID}, 'A', 'theirs', 'x')`
    await db.owner`insert into public.old_slugs (slug, post_id) values ('theirs-before', ${OTHER_ID})`
    expect(await refused({ fields: { slug: 'theirs' } })).toBe(TAKEN)
    expect(await refused({ fields: { slug: 'theirs-before' } })).toBe(TAKEN)
    expect(await posts()).toHaveLength(1)
    await importPost({ oldSlugs: ['theirs', 'theirs-before', '', 'x'.repeat(191)] })
    expect(await oldSlugs()).toEqual([{ slug: 'theirs-before', post_id: OTHER_ID }])
  })

  test('its dates are whole, in their order, and none lies ahead', async () => {
    const ahead = new Date(Date.now() + 60_000)
    for (const dates of [
      { created: '-infinity' },
      { updated: 'infinity' },
      { updated: ahead },
      { created: UPDATED, updated: CREATED },
    ]) {
      expect(await refused(dates)).toBe(WRONG)
    }
    expect(await posts()).toEqual([])
  })

  test('without a date it is of now', async () => {
    await importPost({ created: null, updated: null })
    const [post] = await posts()
    expect(post?.created_at.getTime()).toBeGreaterThan(Date.now() - 60_000)
    expect(post?.updated_at).toEqual(post?.created_at)
    await importPost({ id: OTHER_ID, fields: { slug: 'other' }, updated: null })
    expect((await posts())[1]).toMatchObject({ created_at: CREATED, updated_at: CREATED })
  })

  test('what a post cannot hold is refused', async () => {
    expect(await refused({ fields: { category: 'Cats' } })).toBe('23514')
    expect(await refused({ fields: { title: ' ' } })).toBe('23502')
    expect(await posts()).toEqual([])
  })

  test('gives no other change of the same transaction its dates', async () => {
    await db.as(ADMIN, async (sql) => {
      await sql`select public.admin_import_post(${ID}, ${sql.json(FIELDS)}, ${CREATED}, ${UPDATED})`
      await sql`update public.blog_posts set title = 'B', created_at = '2001-01-01', updated_at = '2001-01-01'`
    })
    const [post] = await posts()
    expect(post).toMatchObject({ title: 'B', created_at: CREATED, version: 2 })
    expect(post?.updated_at.getTime()).toBeGreaterThan(Date.now() - 60_000)
  })
})

describe('a post that was taken back there', () => {
  const importTakenBack = (given: { oldSlugs?: string[]; publishAt?: Date; slug?: string } = {}) =>
    db
      .as(
        ADMIN,
        (
          sql,
        ) => sql`select public.admin_import_taken_back_post(${ID}, ${sql.json({ ...FIELDS, slug: given.slug ?? 'old' })},
          ${CREATED}, ${UPDATED}, ${given.oldSlugs ?? []}, ${given.publishAt ?? null}) as draft`,
      )
      .then(([row]) => row?.draft as string)
  const drafts = () => db.owner`select id, post_id, version, fields, publish_at from public.blog_post_drafts`

  test('comes as a draft, with its dates and addresses kept for it', async () => {
    const publishAt = new Date(Date.now() + 3_600_000)
    const draft = await importTakenBack({ oldSlugs: ['older'], publishAt })
    expect(await posts()).toEqual([])
    expect(await drafts()).toMatchObject([
      { id: draft, post_id: ID, version: null, fields: FIELDS, publish_at: publishAt },
    ])
    expect(await oldSlugs()).toEqual([
      { slug: 'old', post_id: ID },
      { slug: 'older', post_id: ID },
    ])
    expect(await refused({ id: OTHER_ID })).toBe(TAKEN)
    await db.as(
      ADMIN,
      (sql) => sql`insert into public.blog_posts (id, title, slug, content) values (${ID}, 'A', 'old', 'x')`,
    )
    expect(await posts()).toMatchObject([{ created_at: CREATED, version: 2 }])
  })

  test('is stored once: who imports it at the same time is refused', async () => {
    const pool = db.apiPool(1)
    let second: Promise<unknown> | undefined
    await asCaller(pool, ADMIN, async (sql) => {
      await sql`select public.admin_import_taken_back_post(${ID}, ${sql.json(FIELDS)})`
      second = importTakenBack().catch(({ code }: { code: string }) => code)
      await expect
        .poll(
          async () =>
            (
              await db.owner`select from pg_stat_activity
              where datname = current_database() and wait_event_type = 'Lock'`
            ).length,
          { timeout: 20_000 },
        )
        .toBe(1)
    })
    expect(await second).toBe(TAKEN)
    expect(await drafts()).toHaveLength(1)
    await pool.end()
  })

  test('is not made of a post that is on the blog, and of one that cannot be nothing stays', async () => {
    await importPost()
    await expect(importTakenBack()).rejects.toMatchObject({ code: TAKEN })
    expect(await posts()).toHaveLength(1)
    await db.owner`truncate public.blog_posts, public.old_slugs`
    await expect(importTakenBack({ slug: 'No Slug' })).rejects.toMatchObject({ code: '23514' })
    expect(await drafts()).toEqual([])
  })
})

describe('who may', () => {
  const ARGUMENTS = `'${JSON.stringify(FIELDS)}'::jsonb, '2019-05-01', '2019-05-01'`
  const CALLS = {
    import: `select public.admin_import_post('${ID}', ${ARGUMENTS})`,
    'import in the private schema': `select private.import_post('${ID}', null, ${ARGUMENTS}, '{}')`,
  }
  const TAKEN_BACK = {
    'import one that was taken back': `select public.admin_import_taken_back_post('${ID}', ${ARGUMENTS})`,
    'import it in the private schema': `select private.import_taken_back_post('${ID}', ${ARGUMENTS}, '{}', null)`,
  }
  const cases = Object.entries({ ...CALLS, ...TAKEN_BACK }).flatMap(([name, call]) =>
    (
      [
        ['a visitor', VISITOR, DENIED, 0],
        ['a reader', READER, DENIED, 0],
        ['the service', SERVICE, DENIED, 0],
        ['an admin', ADMIN, 1, 1],
      ] as const
    ).map(([who, caller, expected, stored]) => [who, name, caller, call, expected, stored] as const),
  )
  test.each(cases)('%s: %s', async (_who, _name, caller, call, expected, stored) => {
    expect(await outcome(() => db.as(caller, (sql) => sql.unsafe(call)))).toBe(expected)
    const [made] = await db.owner`select (select count(*) from public.blog_posts)
      + (select count(*) from public.blog_post_drafts) as posts`
    expect(Number(made?.posts)).toBe(stored)
  })
})
