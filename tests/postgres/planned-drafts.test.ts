import { readdir, readFile } from 'node:fs/promises'
import { POST_FIELD_NAMES } from '@contracts/blog.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
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

const DENIED = '42501'
const ADMIN_EMAIL = 'admin@promptory.test'
const idOf = (n: number) => `d0000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const postOf = (n: number) => `c0000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const FIELDS = {
  title: 'Planned',
  slug: 'planned',
  category: 'Education',
  excerpt: 'In short.',
  read_time: '3 min',
  cover: 'https://pictures.test/a.png',
  search_title: 'Planned, for search engines',
  search_description: 'What they show below it.',
  content: '<p>Words.</p>',
}

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db?.drop())
beforeEach(async () => {
  await db.owner`truncate public.blog_posts, public.blog_post_versions, public.deleted_blog_posts, public.blog_post_drafts,
    public.old_slugs`
})

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)

/** Saves a draft as an admin's browser does. */
const plan = (
  n: number,
  { fields = {}, at = ago(1), version = null }: { fields?: object; at?: Date | null; version?: number | null } = {},
) =>
  db.as(
    ADMIN,
    (sql) => sql`insert into public.blog_post_drafts (id, post_id, version, fields, publish_at)
      values (${idOf(n)}, ${postOf(n)}, ${version}, ${sql.json({ ...FIELDS, slug: `planned-${n}`, ...fields })}, ${at})`,
  )
const publish = async () => (await db.owner`select private.publish_due_drafts() as count`)[0]?.count as number
const posts = () => db.owner`select * from public.blog_posts order by slug`
/** How many statements wait for another at this moment. */
const waiting = async () =>
  (await db.owner`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`).length
const drafts = () => db.owner`select id, publish_problem from public.blog_post_drafts order by id`

test('the list of fields that are published is the list of a post’s fields', () => {
  expect(Object.keys(FIELDS).sort()).toEqual([...POST_FIELD_NAMES].sort())
})

test('what is due becomes a post with everything in it, and its draft is gone', async () => {
  await plan(1)
  expect(await publish()).toBe(1)
  const [post] = await posts()
  expect(post).toMatchObject({ ...FIELDS, slug: 'planned-1', id: postOf(1), author: ADMIN_EMAIL, version: 1 })
  expect(Date.now() - Number(post?.created_at)).toBeLessThan(60_000)
  expect(await drafts()).toEqual([])
  expect(await db.owner`select version, saved_by from public.blog_post_versions`).toEqual([
    { version: 1, saved_by: ADMIN_EMAIL },
  ])
  expect(await publish()).toBe(0)
})

test('nothing is published before its time, nor without one', async () => {
  await plan(1, { at: new Date(Date.now() + 60_000) })
  await plan(2, { at: null })
  expect(await publish()).toBe(0)
  expect(await posts()).toEqual([])
  expect(await drafts()).toHaveLength(2)
})

test('empty fields are stored as the form stores them', async () => {
  await plan(1, {
    fields: { excerpt: '', cover: ' ', search_title: ' ', search_description: '', read_time: '', category: '' },
  })
  await publish()
  expect(await posts()).toMatchObject([
    {
      excerpt: null,
      cover: null,
      search_title: null,
      search_description: null,
      read_time: '5 min',
      category: 'General',
    },
  ])
})

test('changes to a post are published over the version that they began with', async () => {
  await plan(1)
  await publish()
  const [before] = await posts()
  await plan(1, { fields: { title: 'Changed', cover: '' }, version: 1 })
  expect(await publish()).toBe(1)
  expect(await posts()).toMatchObject([
    { title: 'Changed', cover: null, version: 2, created_at: before?.created_at, updated_by: ADMIN_EMAIL },
  ])
})

describe('what cannot be published stays a draft, says why, and holds up nothing', () => {
  const cases: [string, string, () => Promise<unknown>][] = [
    [
      'a slug that is taken',
      'blog_posts_slug_key',
      async () => {
        await plan(3, { fields: { slug: 'same' } })
        await publish()
        await plan(1, { fields: { slug: 'same' } })
      },
    ],
    [
      'a slug that is reserved',
      'blog_posts_slug_key',
      async () => {
        await db.owner`insert into public.blog_posts (id, title, slug, content) values (${postOf(3)}, 'A', 'now', 'x')`
        await db.owner`update public.blog_posts set slug = 'later'`
        await plan(1, { fields: { slug: 'now' } })
      },
    ],
    ['no title', 'title', () => plan(1, { fields: { title: ' ' } })],
    ['a title that is too long', 'blog_posts_title_check', () => plan(1, { fields: { title: 'x'.repeat(301) } })],
    ['a slug that is malformed', 'blog_posts_slug_check', () => plan(1, { fields: { slug: 'A b' } })],
    ['no text', 'content', () => plan(1, { fields: { content: '' } })],
    [
      'a post that is there already',
      'blog_posts_pkey',
      async () => {
        await plan(1)
        await publish()
        await plan(1, { fields: { slug: 'another' } })
      },
    ],
    [
      'changes to a post that somebody has saved since',
      'post_changed',
      async () => {
        await plan(1)
        await publish()
        await db.owner`update public.blog_posts set title = 'Mine'`
        await plan(1, { version: 1 })
      },
    ],
    ['changes to a post that is gone', 'post_gone', () => plan(1, { version: 1 })],
  ]
  test.each(cases)('%s', async (_name, problem, prepare) => {
    await prepare()
    const before = await posts()
    await plan(2)
    expect(await publish()).toBe(1)
    expect(await drafts()).toEqual([{ id: idOf(1), publish_problem: problem }])
    const after = await posts()
    expect(after.filter(({ id }) => id !== postOf(2))).toEqual(before)
    // It waits for somebody to look at it.
    expect(await publish()).toBe(0)
  })

  test('it does not come out by itself later, when nothing is in its way any more', async () => {
    await plan(3, { fields: { slug: 'same' } })
    await publish()
    await plan(1, { fields: { slug: 'same' } })
    await publish()
    await db.owner`delete from public.blog_posts`
    expect(await publish()).toBe(0)
    expect(await posts()).toEqual([])
  })

  test('saved again, it is tried again', async () => {
    await plan(1, { fields: { title: '' } })
    await publish()
    await db.as(ADMIN, (sql) => sql`update public.blog_post_drafts set publish_at = publish_at`)
    expect(await drafts()).toEqual([{ id: idOf(1), publish_problem: null }])
    await publish()
    await db.as(
      ADMIN,
      (sql) => sql`update public.blog_post_drafts set fields = fields || '{"title":"Now"}', publish_problem = 'x'`,
    )
    expect(await publish()).toBe(1)
    expect(await posts()).toMatchObject([{ title: 'Now' }])
  })
})

test('a post that was deleted and is planned anew goes on where it was', async () => {
  await plan(1)
  await publish()
  await db.owner`update public.blog_posts set created_at = '2001-02-03', author = 'someone@promptory.test'`
  await db.as(ADMIN, (sql) => sql`delete from public.blog_posts`)
  await plan(1, { fields: { title: 'Again' } })
  await publish()
  expect(await posts()).toMatchObject([
    { title: 'Again', version: 3, author: 'someone@promptory.test', created_at: new Date('2001-02-03') },
  ])
  expect(await db.owner`select from public.deleted_blog_posts`).toHaveLength(0)
})

describe('races', () => {
  test('ten publishers at once publish each draft once', async () => {
    for (let n = 1; n <= 12; n += 1) await plan(n)
    const counts = await Promise.all(Array.from({ length: 10 }, publish))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12)
    expect(await posts()).toHaveLength(12)
    expect(await drafts()).toEqual([])
  })

  test('who saves the draft at that minute first is published; who comes second learns that it is gone', async () => {
    await plan(1)
    const pool = db.apiPool(1)
    const save = (title: string) => (sql: Parameters<Parameters<typeof db.as>[1]>[0]) =>
      sql`update public.blog_post_drafts set fields = fields || ${sql.json({ title })} where revision = 1`
    let publishing: Promise<number> | undefined
    await asCaller(pool, ADMIN, async (sql) => {
      expect((await save('Last words')(sql)).count).toBe(1)
      // The draft is locked: it is left alone, and its turn comes with the next minute.
      publishing = publish()
      expect(await publishing).toBe(0)
    })
    expect(await publish()).toBe(1)
    expect(await posts()).toMatchObject([{ title: 'Last words' }])
    expect(await outcome(() => db.as(ADMIN, save('Too late')))).toBe(0)
    expect(await posts()).toMatchObject([{ title: 'Last words' }])
    await pool.end()
  })

  test('who saves the post at that minute wins, and the planned change says so', async () => {
    await plan(1)
    await publish()
    await plan(1, { fields: { title: 'By the clock' }, version: 1 })
    // Or it would give up where the machine stands still.
    await waitLonger(db, 'private.publish_due_drafts')
    const pool = db.apiPool(1)
    let publishing: Promise<number> | undefined
    await asCaller(pool, ADMIN, async (sql) => {
      await sql`update public.blog_posts set title = 'By hand' where version = 1`
      publishing = publish()
      await expect.poll(waiting, { timeout: 20_000 }).toBe(1)
    })
    expect(await publishing).toBe(0)
    await db.owner`alter function private.publish_due_drafts set lock_timeout = '2s'`
    expect(await drafts()).toEqual([{ id: idOf(1), publish_problem: 'post_changed' }])
    expect(await posts()).toMatchObject([{ title: 'By hand', version: 2 }])
    await pool.end()
  })

  test('a post that somebody holds for longer is tried again with the next minute', async () => {
    await plan(1)
    await publish()
    await plan(1, { fields: { title: 'By the clock' }, version: 1 })
    await plan(2)
    const pool = db.apiPool(1)
    await asCaller(pool, ADMIN, async (sql) => {
      await sql`select from public.blog_posts where id = ${postOf(1)} for update`
      // It gives up on the one and publishes the other.
      expect(await publish()).toBe(1)
    })
    expect(await drafts()).toEqual([{ id: idOf(1), publish_problem: null }])
    expect(await publish()).toBe(1)
    await pool.end()
  })
})

test('nobody publishes by calling the functions, and readers see no plan', async () => {
  await plan(1)
  for (const caller of [VISITOR, READER, ADMIN, SERVICE]) {
    expect(await outcome(() => db.as(caller, (sql) => sql`select private.publish_due_drafts()`))).toBe(DENIED)
  }
  expect(await db.as(READER, (sql) => sql`select publish_at from public.blog_post_drafts`)).toHaveLength(0)
})

test('where there is a scheduler, it publishes every minute', async () => {
  const folder = 'supabase/migrations'
  const name = (await readdir(folder)).find((file) => file.endsWith('_publish_schedule.sql'))
  await db.owner.unsafe(`
    create schema cron;
    create table cron.job (name text, schedule text, command text);
    create function cron.schedule(text, text, text) returns bigint language sql as
      $$ insert into cron.job values ($1, $2, $3); select 1::bigint $$;`)
  await db.owner.unsafe(await readFile(`${folder}/${name}`, 'utf8'))
  const [job] = await db.owner`select schedule, command from cron.job`
  expect(job?.schedule).toBe('* * * * *')
  await plan(1)
  await db.owner.unsafe(job?.command)
  expect(await posts()).toHaveLength(1)
})
