import {
  BLOG_CATEGORIES,
  CONTENT_MAX,
  COVER_MAX,
  DEFAULT_BLOG_CATEGORY,
  DEFAULT_READ_TIME,
  EXCERPT_MAX,
  READ_TIME_MAX,
  SEARCH_DESCRIPTION_MAX,
  SEARCH_TITLE_MAX,
  SLUG_MAX,
  SLUG_PATTERN,
  slugFromTitle,
  TITLE_MAX,
} from '@contracts/blog.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ADMIN, openDatabase, outcome, type TestDatabase } from './support/database.ts'

const REFUSED = '23514'
const MISSING = '23502'

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
})
beforeEach(() => db.owner`truncate public.blog_posts`)
afterAll(() => db?.drop())

const create = (values: Record<string, unknown>) =>
  outcome(() =>
    db.as(ADMIN, (sql) => {
      const row = { title: 'Title', slug: 'slug', content: '<p>Text</p>', ...values }
      return sql`insert into public.blog_posts ${sql(row)}`
    }),
  )

test.each<[string, Record<string, unknown>, number | string]>([
  ['a title at the limit', { title: '🦊'.repeat(TITLE_MAX) }, 1],
  ['a title past it', { title: 'x'.repeat(TITLE_MAX + 1) }, REFUSED],
  ['no title', { title: '' }, REFUSED],
  ['a blank title', { title: ' \n\u00a0\u3000' }, REFUSED],
  ['a null title', { title: null }, MISSING],
  ['content at the limit', { content: 'ж'.repeat(CONTENT_MAX) }, 1],
  ['content past it', { content: 'x'.repeat(CONTENT_MAX + 1) }, REFUSED],
  ['no content', { content: '' }, REFUSED],
  ['blank content', { content: '\n\u00a0' }, REFUSED],
  ['null content', { content: null }, MISSING],
  ['no excerpt', { excerpt: null }, 1],
  ['an empty excerpt', { excerpt: '' }, REFUSED],
  ['a blank excerpt', { excerpt: ' ' }, REFUSED],
  ['an excerpt at the limit', { excerpt: '写'.repeat(EXCERPT_MAX) }, 1],
  ['an excerpt past it', { excerpt: 'x'.repeat(EXCERPT_MAX + 1) }, REFUSED],
  ['an unknown category', { category: 'Gardening' }, REFUSED],
  ['a category in another case', { category: 'general' }, REFUSED],
  ['a null category', { category: null }, MISSING],
  ['a cover elsewhere', { cover: 'https://example.com/a.png?b=1' }, 1],
  ['a cover of the site’s own', { cover: '/storage/v1/object/public/pictures/a.webp' }, 1],
  ['a cover at the limit', { cover: `https://${'x'.repeat(COVER_MAX - 8)}` }, 1],
  ['a cover past it', { cover: `https://${'x'.repeat(COVER_MAX - 7)}` }, REFUSED],
  ['a cover without encryption', { cover: 'http://example.com/a.png' }, REFUSED],
  ['a cover inside the text', { cover: 'data:image/png;base64,AA' }, REFUSED],
  ['a cover on another host', { cover: '//example.com/a.png' }, REFUSED],
  ['a cover with more in it', { cover: 'https://example.com/a.png" onload="x()' }, REFUSED],
  ['a search title at the limit', { search_title: '写'.repeat(SEARCH_TITLE_MAX) }, 1],
  ['a search title past it', { search_title: 'x'.repeat(SEARCH_TITLE_MAX + 1) }, REFUSED],
  ['a blank search title', { search_title: '\u00a0' }, REFUSED],
  ['a search text at the limit', { search_description: 'ж'.repeat(SEARCH_DESCRIPTION_MAX) }, 1],
  ['a search text past it', { search_description: 'x'.repeat(SEARCH_DESCRIPTION_MAX + 1) }, REFUSED],
  ['an empty search text', { search_description: '' }, REFUSED],
  ['a read time at the limit', { read_time: 'x'.repeat(READ_TIME_MAX) }, 1],
  ['a read time past it', { read_time: 'x'.repeat(READ_TIME_MAX + 1) }, REFUSED],
  ['an empty read time', { read_time: '' }, REFUSED],
])('%s', async (_name, values, expected) => {
  expect(await create(values)).toBe(expected)
})

test('every category of the list is taken, and the defaults are those of the list', async () => {
  for (const [index, category] of BLOG_CATEGORIES.entries()) {
    expect([category, await create({ category, slug: `s${index}` })]).toEqual([category, 1])
  }
  expect(await create({})).toBe(1)
  const [row] = await db.owner`select category, read_time from public.blog_posts where slug = 'slug'`
  expect(row).toEqual({ category: DEFAULT_BLOG_CATEGORY, read_time: DEFAULT_READ_TIME })
})

test.each<[string, string, number | string]>([
  ['of words', 'ten-prompts_2', 1],
  ['of one character', 'a', 1],
  ['at the limit', '𝔞'.repeat(SLUG_MAX), 1],
  ['past it', 'a'.repeat(SLUG_MAX + 1), REFUSED],
  ['in Chinese', '写作提示', 1],
  ['in Hindi', 'लेखन-संकेत-१२', 1],
  ['in Arabic', 'كتابة-٣', 1],
  ['in Greek', 'γράψιμο', 1],
  ['with umlauts', 'übung-macht-den-meister', 1],
  ['that is empty', '', REFUSED],
  ['of hyphens', '---', REFUSED],
  ['of one underscore', '_', REFUSED],
  ['with words between hyphens', '-a-', 1],
  ['with a capital', 'Ten-prompts', REFUSED],
  ['with a Greek capital', 'Γράψιμο', REFUSED],
  ['with a title-case letter', 'ǅ', REFUSED],
  ['with a space', 'ten prompts', REFUSED],
  ['with a space at the end', 'ten-prompts ', REFUSED],
  ['with a line break at the end', 'ten-prompts\n', REFUSED],
  ['with a hard space', 'ten\u00a0prompts', REFUSED],
  ['with a slash', 'ten/prompts', REFUSED],
  ['with dots', '..', REFUSED],
  ['with a percent sign', 'ten%20prompts', REFUSED],
  ['with a question mark', 'ten?', REFUSED],
  ['with an emoji', 'ten-🦊', REFUSED],
  ['with a zero-width space', 'ten\u200bprompts', REFUSED],
  ['with a turned direction', 'ten\u202estpmorp', REFUSED],
  ['with markup', '<b>', REFUSED],
])('a slug %s', async (_name, slug, expected) => {
  expect(await create({ slug })).toBe(expected)
  expect(SLUG_PATTERN.test(slug)).toBe(expected === 1)
})

test('one text in two spellings is one slug', async () => {
  expect(await create({ slug: 'cafe\u0301' })).toBe(1)
  expect(await create({ slug: 'caf\u00e9' })).toBe('23505')
  expect(await db.owner`select slug from public.blog_posts`).toEqual([{ slug: 'caf\u00e9' }])
})

test.each([
  ['Ten Prompts, for “Writers”!'],
  ['  spaces   around  '],
  ['tab\tand\nline'],
  ['Ünïcode Straße'],
  ['a_b - c'],
  ['Word '.repeat(60)],
])('the slug proposed for %j is one that the database takes', async (title) => {
  expect(await create({ slug: slugFromTitle(title) })).toBe(1)
})

// Character by character, for every character that both sides know: their Unicode versions differ.
test('the form and the database agree on what a slug may hold', async () => {
  const checks = await db.owner`select pg_get_expr(conbin, conrelid) as text from pg_constraint
    where conname in ('blog_posts_slug_check', 'blog_posts_slug_word_check')`
  expect(checks).toHaveLength(2)
  const condition = checks.map(({ text }) => text).join(' and ')
  const allowed = await db.owner.unsafe(`select c, ${condition} as allowed from (
      select c, chr(c) as slug from generate_series(1, 1114111) as c where c not between 55296 and 57343) as s
    where unicode_assigned(slug)`)
  expect(allowed.length).toBeGreaterThan(250_000)
  const differing = allowed.filter(({ c, allowed: inDatabase }) => {
    const character = String.fromCodePoint(c)
    return !/\p{Cn}/u.test(character) && SLUG_PATTERN.test(character) !== inDatabase
  })
  expect(differing.map(({ c }) => c.toString(16))).toEqual([])
})

test.each([
  ['<p>One <b>b</b>old&nbsp;word.</p><p>Two</p>', 'One bold word. Two'],
  ['<h2>Head</h2><ul><li>a</li><li>b</li></ul>', 'Head a b'],
  ['<p>Tom &amp; Ana</p>', 'Tom &amp; Ana'],
  ['<p title="x">a<br>b</p>\n<p><a href="https://example.org/">link</a>s</p>', 'a b links'],
  [`<p>${'word '.repeat(2000)}</p>`, 'word '.repeat(120)],
  [`${'x'.repeat(19_995)}<p class="cut-in-the-middle">y</p>`, 'x'.repeat(600)],
])('a card without an excerpt gets the opening of %j', async (content, opening) => {
  expect(await create({ content })).toBe(1)
  expect(await db.owner`select opening from public.blog_posts`).toEqual([{ opening }])
  await db.owner`update public.blog_posts set excerpt = 'Short'`
  expect(await db.owner`select opening from public.blog_posts`).toEqual([{ opening: null }])
})
