import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  fetchNeighbours,
  fetchPost,
  fetchPostPage,
  fetchRelated,
  fetchVersion,
  fetchYears,
} from '@/features/blog/api/posts'
import { readCursor, writeCursor, yearCursor } from '@/features/blog/lib/cursor'
import { cardText } from '@/features/blog/lib/card-text'
import type { PostSummary } from '@/features/blog/lib/post'
import { type Backend, startBackend } from '../support/backend.ts'

let backend: Backend
const answers: number[] = []

beforeAll(async () => {
  backend = await startBackend()
  vi.stubEnv('VITE_SUPABASE_URL', backend.address)
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test_0000000000000000')
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const response = await backend.fetch(input, init)
    answers.push((await response.clone().arrayBuffer()).byteLength)
    return response
  })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  await backend.stop()
})
beforeEach(async () => {
  // Faster than deleting them one by one, each with what triggers do.
  await backend.execute('truncate public.blog_posts')
})

/** Every page of the list, walked as a reader does: by the address of the next one. */
async function walk(category?: string): Promise<PostSummary[][]> {
  const pages: PostSummary[][] = []
  let search = ''
  for (;;) {
    const { posts, hasOlder } = await fetchPostPage({ category, before: readCursor(search) })
    pages.push([...posts])
    const last = posts.at(-1)
    if (!hasOlder || !last) return pages
    search = writeCursor(last)
  }
}

const insert = (rows: string) =>
  backend.execute(`insert into public.blog_posts (title, slug, content, category, created_at, updated_at) ${rows}`)

describe('the list', () => {
  it('loses and repeats nothing where many posts came in the same microsecond', async () => {
    await insert(`select 'T' || n, 't-' || n, '<p>x</p>', case when n % 3 = 0 then 'Marketing' else 'General' end,
      '2026-11-01T10:00:00.123456Z'::timestamptz + (n / 25) * interval '1 microsecond', now() from generate_series(1, 60) n`)
    const pages = await walk()
    expect(pages.map((page) => page.length)).toEqual([10, 10, 10, 10, 10, 10])
    const slugs = pages.flat().map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(60)
    const expected = await backend.query<{ slug: string }>(
      'select slug from public.blog_posts order by created_at desc, id desc',
    )
    expect(slugs).toEqual(expected.map(({ slug }) => slug))
    expect((await walk('Marketing')).flat()).toHaveLength(20)
  })

  it('leads back by the same pages, and knows its years', async () => {
    await insert(`select 'T' || n, 't-' || n, '<p>x</p>', 'General', '2024-06-01'::timestamptz + n * interval '30 days', now()
      from generate_series(1, 30) n`)
    const pages = await walk()
    const [first = [], second = []] = pages
    const start = second[0]
    if (!start) throw new Error('no second page')
    const back = await fetchPostPage({ after: readCursor(writeCursor(start, 'after'), 'after') })
    expect(back).toEqual({ posts: first, hasOlder: true, hasNewer: false })
    expect(await fetchYears()).toEqual([2026, 2025, 2024])
    const year = await fetchPostPage({ before: readCursor(yearCursor(2025)) })
    expect(year.posts[0]?.created_at.slice(0, 4)).toBe('2025')
    const related = await fetchRelated({ ...start, content: '' })
    expect(related.map(({ slug }) => slug)).toEqual(['t-30', 't-29', 't-28'])
  })

  it('goes on where it was while posts come and go', async () => {
    await insert(`select 'T' || n, 't-' || n, '<p>x</p>', 'General', '2026-11-01'::timestamptz + n * interval '1 hour', now()
      from generate_series(1, 30) n`)
    const first = await fetchPostPage({})
    const last = first.posts.at(-1)
    if (!last) throw new Error('no posts')
    await insert(`select 'New', 'new', '<p>x</p>', 'General', now(), now()`)
    await backend.execute(`delete from public.blog_posts where slug = '${last.slug}'`)
    const second = await fetchPostPage({ before: readCursor(writeCursor(last)) })
    expect(second.posts.map(({ slug }) => slug)).toEqual(Array.from({ length: 10 }, (_, i) => `t-${20 - i}`))
  })

  it('is a small answer by the index, also of many posts with long texts', async () => {
    await insert(`select repeat('Title ', 20) || n, 't-' || n, '<h2>H</h2><p>' || repeat('word &amp; ', 100) || '</p>', 'General',
      '2020-01-01'::timestamptz + n * interval '6 hours', now() from generate_series(1, 1500) n`)
    await backend.execute('analyze public.blog_posts')
    answers.length = 0
    const { posts, hasOlder } = await fetchPostPage({})
    const last = posts.at(-1)
    if (!last) throw new Error('no posts')
    await fetchPostPage({ before: { createdAt: '2020-06-01T00:00:00Z', id: last.id } })
    expect([posts.length, hasOlder]).toEqual([10, true])
    expect(Math.max(...answers)).toBeLessThan(50_000)
    const plan = await backend.query<{ 'QUERY PLAN': string }>(
      `explain select id from public.blog_posts where created_at <= '2020-06-01' and (created_at < '2020-06-01' or id < '${last.id}')
       order by created_at desc, id desc limit 11`,
    )
    const lines = plan.map((row) => row['QUERY PLAN']).join('\n')
    expect(lines).toContain('blog_posts_newest')
    expect(lines).not.toMatch(/Sort|Seq Scan/)
  })
})

describe('a card', () => {
  it('has its opening from the database where there is no excerpt', async () => {
    await insert(`select 'T', 't', '<h2>Tide</h2><p>A <strong>b</strong>old&nbsp;caf&eacute; &amp; ${'more '.repeat(60)}</p>',
      'General', now(), now()`)
    const { posts } = await fetchPostPage({})
    const [post] = posts
    expect(post && 'content' in post).toBe(false)
    const text = post ? cardText(post) : ''
    expect(text).toMatch(/^Tide A bold caf/)
    expect(text).toMatch(/…$/)
  })
})

describe('a post', () => {
  it('is found by its slug in any script, with its neighbours by time', async () => {
    await insert(`values ('Old', 'old', '<p>x</p>', 'General', '2026-01-01', now()),
      ('写作', '写作提示', '<p>字</p>', 'General', '2026-01-02', now()), ('New', 'new', '<p>x</p>', 'General', '2026-01-03', now())`)
    const post = await fetchPost('写作提示')
    expect(post).toMatchObject({ title: '写作', content: '<p>字</p>', created_at: '2026-01-02T00:00:00Z', version: 1 })
    if (!post) throw new Error('no post')
    expect(await fetchNeighbours(post)).toEqual({
      previous: { title: 'Old', slug: 'old' },
      next: { title: 'New', slug: 'new' },
    })
    expect(await fetchVersion(post.id)).toMatchObject({ slug: '写作提示', version: 1 })
  })

  it('is null where there is none, also for what would be a filter of its own', async () => {
    expect(await fetchPost('nothing')).toBeNull()
    for (const slug of ['', 'a b', 'a,b', '*', 'eq.x', '__proto__', 'A']) expect(await fetchPost(slug)).toBeNull()
    expect(await fetchVersion('00000000-0000-4000-8000-000000000000')).toBeNull()
  })
})
