import { ADMIN_PAGE_SIZE, ADMIN_STATES } from '@contracts/blog.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ADMIN, type Caller, openDatabase, READER, type TestDatabase, VISITOR } from './support/database.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db?.drop())
beforeEach(
  () => db.owner`truncate public.blog_posts, public.blog_post_versions, public.deleted_blog_posts,
  public.blog_post_drafts, public.old_slugs, private.blog_post_words`,
)

const id = (kind: 'c' | 'd', n: number) => `${kind}0000000-0000-4000-8000-${String(n).padStart(12, '0')}`

async function fill() {
  await db.owner`insert into public.blog_posts (id, title, slug, content, created_at, author) values
    (${id('c', 1)}, 'On the blog', 'one', '<p>Needle</p>', '2026-01-01', 'a@promptory.test'),
    (${id('c', 2)}, 'To be taken back', 'two', '<p>x</p>', '2026-02-01', 'b@promptory.test')`
  await db.as(ADMIN, (sql) => sql`select public.admin_take_back_post(${id('c', 2)})`)
  const fields = (title: string, content = '') => db.owner.json({ title, slug: '', category: 'Marketing', content })
  await db.owner`insert into public.blog_post_drafts (id, post_id, version, fields, publish_at, updated_at, updated_by) values
    (${id('d', 1)}, ${id('c', 11)}, null, ${fields('Half', '<p>A n<b>éé</b>dle</p>')}, null, '2026-03-01', 'c@promptory.test'),
    (${id('d', 2)}, ${id('c', 1)}, 1, ${fields('Changes')}, null, '2026-04-01', null),
    (${id('d', 3)}, ${id('c', 12)}, null, ${fields('Planned')}, '2026-12-04', '2026-05-01', null)`
}

interface Row {
  id: string
  title: string
  state: string
  created_at: string
  is_change: boolean
}
const list = (args: string, caller: Caller = ADMIN) =>
  db.as(caller, async (sql) => [
    ...(await sql.unsafe(`select id, title, state, created_at::text, is_change, author, publish_at
      from public.admin_blog_posts(${args})`)),
  ]) as unknown as Promise<Row[]>
const count = async (args: string) =>
  (await db.as(ADMIN, (sql) => sql.unsafe(`select public.admin_blog_post_count(${args}) as count`)))[0]?.count

test('every state is a filter, and counted', async () => {
  await fill()
  const titles: Record<keyof typeof ADMIN_STATES, string[]> = {
    all: ['Planned', 'Changes', 'Half', 'To be taken back', 'On the blog'],
    published: ['On the blog'],
    draft: ['Changes', 'Half'],
    planned: ['Planned'],
    taken_back: ['To be taken back'],
  }
  expect(Object.keys(ADMIN_STATES).sort()).toEqual(Object.keys(titles).sort())
  for (const [state, expected] of Object.entries(titles)) {
    const rows = await list(`p_state => '${state}'`)
    expect([state, rows.map(({ title }) => title)]).toEqual([state, expected])
    expect(await count(`p_state => '${state}'`)).toBe(expected.length)
  }
})

test('who does not ask for a state sees posts alone, as before', async () => {
  await fill()
  expect((await list('')).map(({ title }) => title)).toEqual(['On the blog'])
  expect(await count('')).toBe(1)
})

test('a row says what it is, whose, and of when', async () => {
  await fill()
  const rows = await list(`p_state => 'all'`)
  expect(rows).toMatchObject([
    { state: 'planned', is_change: false, publish_at: new Date('2026-12-04T00:00:00Z') },
    { state: 'draft', is_change: true, author: null, id: id('d', 2) },
    { state: 'draft', is_change: false, author: 'c@promptory.test' },
    { state: 'taken_back', author: 'b@promptory.test' },
    { state: 'published', author: 'a@promptory.test', publish_at: null, id: id('c', 1) },
  ])
  expect(rows.map(({ created_at: at }) => at.slice(0, 10))).toEqual([
    '2026-12-04',
    '2026-04-01',
    '2026-03-01',
    '2026-02-01',
    '2026-01-01',
  ])
})

test('a search looks in drafts as it does in posts, and forgets what was deleted', async () => {
  await fill()
  const found = async (search: string) =>
    (await list(`p_state => 'all', p_search => '${search}'`)).map(({ title }) => title)
  expect(await found('needle')).toEqual(['Half', 'On the blog'])
  expect(await found('MARKET')).toEqual(['Planned', 'Changes', 'Half'])
  expect(await count(`p_state => 'draft', p_search => 'NEEDLE'`)).toBe(1)
  await db.owner`update public.blog_post_drafts set fields = fields || '{"content":"thread"}' where id = ${id('d', 1)}`
  expect(await found('needle')).toEqual(['On the blog'])
  await db.owner`delete from public.blog_post_drafts`
  expect(await db.owner`select from private.blog_post_words where is_draft`).toHaveLength(0)
})

describe('pages by key', () => {
  test.each([
    ['newest', (after: Row) => `p_before => '${after.created_at}'`],
    ['oldest', (after: Row) => `p_before => '${after.created_at}'`],
    ['title', (after: Row) => `p_before_title => '${after.title}'`],
  ])('lose and repeat nothing where posts and drafts stand between each other: %s', async (sort, key) => {
    // A few moments and titles only: nearly every page ends between equals.
    await db.owner`insert into public.blog_posts (title, slug, content, created_at)
      select 'Title ' || n % 3, 'post-' || n, 'x', timestamptz '2026-01-01' + (n % 3) * interval '1 hour'
      from generate_series(1, 60) n`
    await db.owner`insert into public.blog_post_drafts (id, post_id, fields, updated_at)
      select gen_random_uuid(), gen_random_uuid(), jsonb_build_object('title', 'Title ' || n % 3),
        timestamptz '2026-01-01' + (n % 3) * interval '1 hour' from generate_series(1, 50) n`
    const all: Row[] = []
    for (let after: Row | undefined; ; after = all.at(-1)) {
      const page = await list(
        `p_state => 'all', p_sort => '${sort}' ${after ? `, ${key(after)}, p_before_id => '${after.id}'` : ''}`,
      )
      all.push(...page)
      if (page.length < ADMIN_PAGE_SIZE) break
    }
    expect(all).toHaveLength(110)
    expect(new Set(all.map((row) => row.id)).size).toBe(110)
    const keys = all.map((row) => (sort === 'title' ? row.title : row.created_at))
    const sorted = keys.toSorted()
    expect(keys).toEqual(sort === 'newest' ? sorted.toReversed() : sorted)
  })
})

test('readers and visitors read none of it', async () => {
  await fill()
  for (const caller of [VISITOR, READER]) {
    await expect(list(`p_state => 'all'`, caller)).rejects.toMatchObject({ code: '42501' })
  }
  expect(await db.as(READER, (sql) => sql`select from private.listed_drafts`)).toHaveLength(0)
})

test('among ten thousand posts a page with drafts reads no more posts than it shows', async () => {
  await fill()
  await db.owner`insert into public.blog_posts (title, slug, content, created_at)
    select 'Post ' || n, 'post-' || n, repeat('words ', 50), timestamptz '2020-01-01' + n * interval '1 hour'
    from generate_series(1, 10000) n`
  await db.owner`vacuum analyze public.blog_posts`
  const [first] = await list(`p_state => 'all', p_limit => 1`)
  expect(first?.title).toBe('Planned')
  const reads = async () =>
    Number(
      (
        await db.owner`select pg_stat_force_next_flush(), pg_stat_get_tuples_fetched('public.blog_posts'::regclass)
      + pg_stat_get_tuples_returned('public.blog_posts'::regclass) as n`
      )[0]?.n,
    )
  const before = await reads()
  expect(await list(`p_state => 'all'`)).toHaveLength(ADMIN_PAGE_SIZE)
  await db.as(ADMIN, (sql) => sql`select pg_stat_force_next_flush()`)
  await expect.poll(async () => (await reads()) - before, { timeout: 20_000 }).toBeGreaterThan(0)
  expect((await reads()) - before).toBeLessThan(500)
}, 180_000)
