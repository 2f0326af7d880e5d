import { plainLetters } from '@contracts/plain-letters.ts'
import {
  ADMIN_PAGE_SIZE,
  BLOG_CATEGORIES,
  BLOG_PAGE_SIZE,
  EXCERPT_MAX,
  READ_TIME_MAX,
  SLUG_MAX,
  TITLE_MAX,
} from '@contracts/blog.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ADMIN, type Caller, openDatabase, READER, type TestDatabase, VISITOR } from './support/database.ts'

// As the public pages ask: named columns, never the content.
const COLUMNS = 'id, title, slug, excerpt, opening, category, created_at, read_time'
const NEWEST = 'order by created_at desc, id desc'
const PAGE_MAX_BYTES = 50_000

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db?.drop())

interface Key {
  created_at: string
  id: string
}
type Row = Key & Record<string, unknown>

/** A page of the public list, as the API asks for it. Moments travel as text: a Date would drop the microseconds. */
const publicPage = (after?: Key, category?: string, limit: number = BLOG_PAGE_SIZE) => `
  select ${COLUMNS.replace('created_at', 'created_at::text')} from public.blog_posts where true
  ${category ? `and category = '${category}'` : ''}
  ${
    after
      ? `and created_at <= '${after.created_at}' and (created_at < '${after.created_at}' or (created_at = '${after.created_at}' and id < '${after.id}'))`
      : ''
  }
  order by blog_posts.created_at desc, id desc limit ${limit}`

const adminPage = (after?: Key, search = '', limit: number = ADMIN_PAGE_SIZE) => `
  select id, title, created_at::text, author from public.admin_blog_posts(
    p_search => '${search.replaceAll("'", "''")}', p_limit => ${limit}
    ${after ? `, p_before => '${after.created_at}', p_before_id => '${after.id}'` : ''})`

const ask = (caller: Caller, query: string) =>
  db.as(caller, async (sql) => [...(await sql.unsafe(query))]) as unknown as Promise<Row[]>

/** Reads page after page until one is not full. */
async function walk(caller: Caller, page: (after?: Key) => string, size: number): Promise<string[]> {
  const ids: string[] = []
  for (let after: Key | undefined; ; ) {
    const rows = await ask(caller, page(after))
    ids.push(...rows.map((row) => row.id))
    after = rows.at(-1)
    if (rows.length < size) return ids
  }
}

describe('the admin’s search', () => {
  const TITLES = [
    '100% yours',
    '100 yours',
    'under_score',
    'underXscore',
    'Ünïcode',
    "It's \\ here",
    'Plain',
    'Σοφός Ёлка',
    'Straße im Łódź',
  ]
  beforeEach(async () => {
    await db.owner`truncate public.blog_posts`
    for (const [index, title] of TITLES.entries()) {
      await db.owner`insert into public.blog_posts (title, slug, content, category)
 values (${title}, ${`slug-${index}`}, ${index === 0 ? '<p>A n<b>éé</b>dle &amp; thread</p>' : 'x'}, ${title === 'Plain' ? 'AI Tools' : 'General'})`
    }
  })

  test.each([
    ['', TITLES],
    ['100%', ['100% yours']],
    ['%', ['100% yours']],
    ['_', ['under_score']],
    ['UNDER', ['under_score', 'underXscore']],
    ['üNÏ', ['Ünïcode']],
    ["it's \\", ["It's \\ here"]],
    ['ai tool', ['Plain']],
    ['GENERAL', TITLES.filter((title) => title !== 'Plain')],
    ['unicode', ['Ünïcode']],
    ['ΣΟΦΟΣ', ['Σοφός Ёлка']],
    ['елка', ['Σοφός Ёлка']],
    ['STRASSE IM lodz', ['Straße im Łódź']],
    ['slug-3', ['underXscore']],
    ['Needle & thread', ['100% yours']],
    ['<b>', []],
  ])('for %j', async (search, expected) => {
    const rows = await ask(ADMIN, adminPage(undefined, search))
    expect(new Set(rows.map((row) => row.title))).toEqual(new Set(expected))
    expect(rows).toHaveLength(expected.length)
  })

  test('folds the letters that the site’s search and slugs fold', async () => {
    const letters = Array.from({ length: 0x3ff - 0xc0 }, (_, index) => String.fromCodePoint(0xc0 + index))
    const rows = await db.owner<{ letter: string; folded: string }[]>`
      select letter, private.fold_text(letter) as folded from unnest(${letters}::text[]) letter`
    const other = rows.filter(({ letter, folded }) => /\p{L}/u.test(letter) && plainLetters(letter) !== folded)
    expect(other).toEqual([])
  })

  test('for null is for everything', async () => {
    const rows = await ask(ADMIN, 'select id from public.admin_blog_posts(null, null, null, null)')
    expect(rows).toHaveLength(TITLES.length)
  })
})

describe('pages by key', () => {
  const POSTS = 437
  let newestFirst: string[]
  beforeAll(async () => {
    await db.owner`truncate public.blog_posts`
    // Three moments only, one microsecond apart: nearly every page ends between equals.
    await db.owner`insert into public.blog_posts (title, slug, content, created_at, category)
      select 'Post ' || n, 'post-' || n, 'x', timestamptz '2026-01-01' + (n % 3) * interval '1 microsecond',
        case when n % 2 = 0 then 'Marketing' else 'General' end
      from generate_series(1, ${POSTS}::int) n`
    newestFirst = (await db.owner.unsafe(`select id from public.blog_posts ${NEWEST}`)).map((row) => row.id)
  })

  test.each([VISITOR, READER])('the public list loses and repeats nothing', async (caller) => {
    expect(await walk(caller, (after) => publicPage(after), BLOG_PAGE_SIZE)).toEqual(newestFirst)
  })

  test('nor does a category', async () => {
    const ids = await walk(VISITOR, (after) => publicPage(after, 'Marketing'), BLOG_PAGE_SIZE)
    const expected = await db.owner.unsafe(`select id from public.blog_posts where category = 'Marketing' ${NEWEST}`)
    expect(ids).toEqual(expected.map((row) => row.id))
  })

  test('nor the admin’s list', async () => {
    expect(await walk(ADMIN, (after) => adminPage(after), ADMIN_PAGE_SIZE)).toEqual(newestFirst)
  })

  test.each([
    ['oldest', 'order by created_at, id', (after: Row) => `p_before => '${after.created_at}'`],
    [
      'title',
      'order by lower(title collate "pg_c_utf8"), id',
      (after: Row) => `p_before_title => '${String(after.title)}'`,
    ],
  ])('nor does it when sorted: %s', async (sort, order, keyOf) => {
    const page = (after?: Key) => `select id, title, created_at::text from public.admin_blog_posts(
      p_sort => '${sort}' ${after ? `, ${keyOf(after as Row)}, p_before_id => '${after.id}'` : ''})`
    const expected = await db.owner.unsafe(`select id from public.blog_posts ${order}`)
    expect(await walk(ADMIN, page, ADMIN_PAGE_SIZE)).toEqual(expected.map((row) => row.id))
  })

  test('and it says how many there are, to admins alone', async () => {
    expect(await ask(ADMIN, `select public.admin_blog_post_count('MARKET') as count`)).toEqual([{ count: 218 }])
    expect(await ask(ADMIN, 'select public.admin_blog_post_count() as count')).toEqual([{ count: POSTS }])
    for (const caller of [VISITOR, READER])
      await expect(ask(caller, 'select public.admin_blog_post_count()')).rejects.toMatchObject({ code: '42501' })
  })

  test('a key without an id starts after its moment', async () => {
    const rows = await ask(ADMIN, `select id from public.admin_blog_posts(p_before => '2026-01-01', p_limit => 50)`)
    expect(rows).toEqual([])
    const later = await ask(ADMIN, `select id from public.admin_blog_posts(p_before => '2026-01-02', p_limit => 1)`)
    expect(later).toEqual([{ id: newestFirst[0] }])
  })

  test.each([
    [0, 1],
    [-5, 1],
    [7, 7],
    [100, 100],
    [100_000, 100],
  ])('a page of %d has %d rows', async (limit, expected) => {
    expect(await ask(ADMIN, adminPage(undefined, '', limit))).toHaveLength(expected)
  })
})

describe('ten thousand posts', () => {
  const POSTS = 10_000
  interface Plan {
    'Node Type': string
    'Index Name'?: string
    'Actual Rows': number
    Plans?: Plan[]
  }
  const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

  beforeAll(async () => {
    await db.owner`truncate public.blog_posts`
    // Titles, excerpts and every other text as long as a real post's at the most; one in three without an excerpt.
    await db.owner`insert into public.blog_posts (title, slug, excerpt, content, category, created_at, read_time)
      select left('Post ' || n || repeat(' on writing prompts that work', 4), 120), 'post-' || n || repeat('-slug', 12),
        case when n % 3 > 0 then left(repeat('A sentence of the excerpt. ', 30), 600) end,
        repeat('<p>' || md5(n::text) || ' a paragraph of the article &amp; more.</p>', 8),
        (${[...BLOG_CATEGORIES]}::text[])[1 + n % ${BLOG_CATEGORIES.length}::int],
        timestamptz '2020-01-01' + n * interval '1 hour', '5 min'
      from generate_series(1, ${POSTS}::int) n`
    await db.owner`vacuum analyze public.blog_posts`
    // Each row's words, picture names and first version are kept by triggers: a slow machine needs minutes.
  }, 300_000)

  async function explain(query: string) {
    const [row] = await db.as(VISITOR, (sql) => sql.unsafe(`explain (analyze, format json) ${query}`))
    return nodesOf(row?.['QUERY PLAN'][0].Plan)
  }
  const middle = async (category?: string) => (await ask(VISITOR, publicPage(undefined, category, 500))).at(-1)

  test.each([
    ['the first page', 'blog_posts_newest', () => publicPage()],
    ['a page in the middle', 'blog_posts_newest', async () => publicPage(await middle())],
    ['a category', 'blog_posts_category_newest', () => publicPage(undefined, 'AI Tools')],
    [
      'a category in the middle',
      'blog_posts_category_newest',
      async () => publicPage(await middle('AI Tools'), 'AI Tools'),
    ],
  ])('%s is read from the index', async (_name, index, query) => {
    const nodes = await explain(await query())
    const types = nodes.map((node) => `${node['Node Type']} ${node['Index Name'] ?? ''}`.trim())
    expect(types).toEqual(['Limit', `Index Scan ${index}`])
    expect(nodes[0]?.['Actual Rows']).toBe(BLOG_PAGE_SIZE)
  })

  test.each(['the posts that are there', 'the longest posts that could be'])(
    'a page of the list is small: %s',
    async (posts) => {
      if (posts !== 'the posts that are there')
        // Four bytes a character; half of them show the opening of their content.
        await db.owner`insert into public.blog_posts (title, slug, excerpt, content, category, read_time)
        select repeat('🦊', ${TITLE_MAX}::int), n || repeat('𝔞', ${SLUG_MAX - 2}::int),
          case when n % 2 = 0 then repeat('🦊', ${EXCERPT_MAX}::int) end, repeat('🦊', 2000), 'Prompt Engineering',
          repeat('🦊', ${READ_TIME_MAX}::int)
        from generate_series(10, ${9 + ADMIN_PAGE_SIZE}::int) n`
      const pages = [await ask(VISITOR, publicPage()), await ask(ADMIN, adminPage())]
      const bytes = pages.map((rows) => Buffer.byteLength(JSON.stringify(rows)))
      expect(pages.map((rows) => rows.length)).toEqual([BLOG_PAGE_SIZE, ADMIN_PAGE_SIZE])
      for (const size of bytes) expect(size).toBeLessThanOrEqual(PAGE_MAX_BYTES)
    },
  )

  test('all of them can be reached, past the API’s silent stop at a thousand rows', async () => {
    const ids = await walk(ADMIN, (after) => adminPage(after, '', 100), 100)
    const [stored] = await db.owner`select count(*)::int as posts from public.blog_posts`
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toHaveLength(stored?.posts)
  })

  test('the admin’s search finds the one', async () => {
    const rows = await ask(ADMIN, adminPage(undefined, 'post 4711 '))
    expect(rows).toHaveLength(1)
  })
})
