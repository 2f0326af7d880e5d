import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  ADMIN,
  ADMIN_ID,
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
const ID = 'c0000000-0000-4000-8000-000000000001'
const OTHER_ID = 'c0000000-0000-4000-8000-000000000002'
const THEN = new Date('2001-02-03T04:05:06Z')

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db?.drop())
beforeEach(async () => {
  await db.owner`truncate public.blog_posts, public.blog_post_versions, public.deleted_blog_posts, public.blog_post_drafts,
    public.old_slugs`
  await db.owner`insert into public.blog_posts (id, title, slug, content, created_at, updated_at, author, version)
    values (${ID}, 'First', 'first', '<p>First</p>', ${THEN}, ${THEN}, 'someone@promptory.test', 7)`
})

const takeBack = async (version: number | null = null, caller: Caller = ADMIN) =>
  (await db.as(caller, (sql) => sql`select public.admin_take_back_post(${ID}, ${version}) as draft`))[0]?.draft as
    | string
    | null
const create = (id: string, slug: string) =>
  outcome(() =>
    db.as(
      ADMIN,
      (sql) => sql`insert into public.blog_posts (id, title, slug, content) values (${id}, 'A', ${slug}, 'x')`,
    ),
  )
const posts = () => db.owner`select * from public.blog_posts`
const asAdmin = (statement: string) => outcome(() => db.as(ADMIN, (sql) => sql.unsafe(statement)))

describe('a post that is taken back', () => {
  test('is gone for readers and is a draft with everything in it', async () => {
    const draft = await takeBack(7)
    expect(await posts()).toEqual([])
    expect(
      await db.owner`select id, post_id, version, fields, publish_at, updated_by from public.blog_post_drafts`,
    ).toEqual([
      {
        id: draft,
        post_id: ID,
        version: null,
        publish_at: null,
        updated_by: 'admin@promptory.test',
        fields: {
          title: 'First',
          slug: 'first',
          category: 'General',
          excerpt: null,
          read_time: '5 min',
          cover: null,
          search_title: null,
          search_description: null,
          content: '<p>First</p>',
        },
      },
    ])
    for (const caller of [VISITOR, READER]) {
      expect(await db.as(caller, (sql) => sql`select from public.blog_posts`)).toHaveLength(0)
      expect(await db.as(caller, (sql) => sql`select from public.old_slugs`)).toHaveLength(0)
      expect(await db.as(caller, (sql) => sql`select from public.moved_posts`)).toHaveLength(0)
    }
  })

  test('is the same post when it is published again, by hand or by the clock', async () => {
    await takeBack()
    expect(await create(ID, 'first')).toBe(1)
    const same = { id: ID, slug: 'first', created_at: THEN, author: 'someone@promptory.test' }
    expect(await posts()).toMatchObject([{ ...same, version: 8 }])
    expect(await db.owner`select from public.old_slugs`).toHaveLength(0)
    expect(await db.owner`select from public.deleted_blog_posts`).toHaveLength(0)

    const draft = await takeBack()
    await db.as(ADMIN, (sql) => sql`update public.blog_post_drafts set publish_at = now() where id = ${draft}`)
    await db.owner`select private.publish_due_drafts()`
    expect(await posts()).toMatchObject([{ ...same, version: 9 }])
    expect(await db.owner`select version from public.blog_post_versions order by 1`).toEqual([
      { version: 7 },
      { version: 8 },
      { version: 9 },
    ])
  })

  test('keeps its address, and the older ones, for itself', async () => {
    await db.owner`update public.blog_posts set slug = 'second'`
    await takeBack()
    for (const slug of ['first', 'second']) expect(await create(OTHER_ID, slug)).toBe(TAKEN)
    await create(ID, 'third')
    expect(await db.as(VISITOR, (sql) => sql`select old_slug, slug from public.moved_posts order by 1`)).toEqual([
      { old_slug: 'first', slug: 'third' },
      { old_slug: 'second', slug: 'third' },
    ])
  })

  test('its last address cannot be given up, an older one can', async () => {
    await db.owner`update public.blog_posts set slug = 'second'`
    await takeBack()
    expect(await asAdmin(`delete from public.old_slugs where slug = 'second'`)).toBe(0)
    expect(await asAdmin(`delete from public.old_slugs where slug = 'first'`)).toBe(1)
    const holder = (slug: string) =>
      db.as(ADMIN, (sql) => sql`select is_old, is_deleted, is_taken_back from public.admin_slug_holder(${slug})`)
    expect(await holder('second')).toEqual([{ is_old: false, is_deleted: false, is_taken_back: true }])
    expect(await holder('first')).toEqual([])
    await db.owner`insert into public.old_slugs (slug, post_id) values ('older', ${ID})`
    expect(await holder('older')).toEqual([{ is_old: true, is_deleted: false, is_taken_back: true }])
  })

  test('is never purged, and with its last draft it is a deleted post whose address is free', async () => {
    const draft = await takeBack()
    await db.owner`update public.deleted_blog_posts set deleted_at = now() - interval '40 days'`
    await db.owner`select private.purge_deleted_blog_posts()`
    expect(await asAdmin('select * from public.deleted_blog_posts')).toBe(1)
    await db.owner`insert into public.blog_post_drafts (id, post_id, fields) values (${OTHER_ID}, ${ID}, '{}')`
    await asAdmin(`delete from public.blog_post_drafts where id = '${OTHER_ID}'`)
    expect(await create(OTHER_ID, 'first')).toBe(TAKEN)

    await asAdmin(`delete from public.blog_post_drafts where id = '${draft}'`)
    expect(
      await db.owner`select is_taken_back, deleted_by, deleted_at > now() - interval '1 minute' as is_new
        from public.deleted_blog_posts`,
    ).toEqual([{ is_taken_back: false, deleted_by: 'admin@promptory.test', is_new: true }])
    expect(await create(OTHER_ID, 'first')).toBe(1)
  })

  test('a draft that is published leaves nothing to delete', async () => {
    const draft = await takeBack()
    await create(ID, 'first')
    await asAdmin(`delete from public.blog_post_drafts where id = '${draft}'`)
    expect(await posts()).toHaveLength(1)
    expect(await db.owner`select from public.deleted_blog_posts`).toHaveLength(0)
  })

  test('planned changes to it are not published while it is off the blog', async () => {
    await db.owner`insert into public.blog_post_drafts (id, post_id, version, fields, publish_at)
      values (${OTHER_ID}, ${ID}, 7, '{"title":"Changed","slug":"first","content":"x"}', now())`
    await takeBack()
    await db.owner`select private.publish_due_drafts()`
    expect(await posts()).toEqual([])
    expect(await db.owner`select publish_problem from public.blog_post_drafts where id = ${OTHER_ID}`).toEqual([
      { publish_problem: 'post_gone' },
    ])
  })
})

test('one that somebody has saved meanwhile, or that is gone, is not taken back', async () => {
  expect(await takeBack(6)).toBeNull()
  expect(await posts()).toHaveLength(1)
  await takeBack(7)
  expect(await takeBack()).toBeNull()
  expect(await db.owner`select from public.blog_post_drafts`).toHaveLength(1)
})

test('of two who take it back at once one makes a draft; an address that is wanted at that moment goes to nobody', async () => {
  const pool = db.apiPool(2)
  let second: Promise<string | null> | undefined
  let wanting: Promise<number | string> | undefined
  await asCaller(pool, ADMIN, async (sql) => {
    await sql`select public.admin_take_back_post(${ID})`
    second = takeBack()
    wanting = create(OTHER_ID, 'first')
    await expect
      .poll(
        async () =>
          (await db.owner`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
            .length,
        { timeout: 20_000 },
      )
      .toBe(2)
  })
  expect(await second).toBeNull()
  expect(await wanting).toBe(TAKEN)
  expect(await db.owner`select from public.blog_post_drafts`).toHaveLength(1)
  await pool.end()
})

describe('the date of a post', () => {
  const BEFORE = new Date('1999-12-31T23:59:00Z')
  const setDate = (at: Date | string | null, version = 7, caller: Caller = ADMIN) =>
    db.as(
      caller,
      (sql) =>
        sql`select public.admin_set_post_date(${ID}, ${version}, ${at instanceof Date ? at.toISOString() : at}::text::timestamptz) as version`,
    )

  test('is set by the function, and nothing else of the post is', async () => {
    const [before] = await posts()
    expect(await setDate(BEFORE)).toEqual([{ version: 8 }])
    expect(await posts()).toEqual([{ ...before, created_at: BEFORE, version: 8, updated_by: 'admin@promptory.test' }])
  })

  test('is set by nothing else', async () => {
    await setDate(BEFORE)
    expect(await asAdmin(`update public.blog_posts set created_at = '2020-01-01', author = 'x', title = 'B'`)).toBe(1)
    expect(await posts()).toMatchObject([{ created_at: BEFORE, author: 'someone@promptory.test', title: 'B' }])
    // Not in the same transaction either.
    await db.as(ADMIN, async (sql) => {
      await sql`select public.admin_set_post_date(${ID}, 9, ${THEN})`
      await sql`update public.blog_posts set created_at = '2020-01-01'`
    })
    expect(await posts()).toMatchObject([{ created_at: THEN }])
  })

  test('does not lie ahead, and is not set over what somebody has saved meanwhile', async () => {
    for (const at of [new Date(Date.now() + 60_000), 'infinity', '-infinity', null]) {
      await expect(setDate(at)).rejects.toMatchObject({ code: '22023' })
    }
    expect(await setDate(BEFORE, 6)).toEqual([{ version: null }])
    expect(await posts()).toMatchObject([{ created_at: THEN, version: 7 }])
  })
})

describe('who may', () => {
  const CALLS = {
    'take back': `select public.admin_take_back_post('${ID}')`,
    'take back in the private schema': `select private.take_back_post('${ID}', 7)`,
    'set the date': `select public.admin_set_post_date('${ID}', 7, '2001-01-01')`,
    'set it in the private schema': `select private.set_post_date('${ID}', 7, '2001-01-01')`,
  }
  const cases = Object.entries(CALLS).flatMap(([name, call]) =>
    (
      [
        ['a visitor', VISITOR, DENIED],
        ['a reader', READER, DENIED],
        ['the service', SERVICE, DENIED],
        ['an admin', ADMIN, 1],
      ] as const
    ).map(([who, caller, expected]) => [who, name, caller, call, expected] as const),
  )
  test.each(cases)('%s: %s', async (_who, _name, caller, call, expected) => {
    const before = await posts()
    expect(await outcome(() => db.as(caller, (sql) => sql.unsafe(call)))).toBe(expected)
    if (expected === DENIED) expect(await posts()).toEqual(before)
    else expect(await posts()).not.toEqual(before)
  })

  test('who is no longer an admin may not', async () => {
    await db.owner`update public.profiles set is_admin = false where id = ${ADMIN_ID}`
    try {
      for (const call of Object.values(CALLS)) expect(await asAdmin(call)).toBe(DENIED)
    } finally {
      await db.owner`update public.profiles set is_admin = true where id = ${ADMIN_ID}`
    }
    expect(await posts()).toMatchObject([{ version: 7 }])
  })
})
