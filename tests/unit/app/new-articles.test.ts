import { beforeEach, expect, test, vi } from 'vitest'

const fetchPostPage = vi.fn<() => Promise<{ posts: object[]; hasOlder: boolean }>>()
vi.mock('@/features/blog/api/posts', () => ({ fetchPostPage }))

const POST = { id: '1', created_at: '2026-11-24', title: 'Two vans and a tuba', slug: 'vans', excerpt: 'They meet.' }
let loadArticles: typeof import('@/pages/blog/new-articles').loadArticles

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.resetModules()
  ;({ loadArticles } = await import('@/pages/blog/new-articles'))
  fetchPostPage.mockReset().mockResolvedValue({ posts: [POST], hasOlder: false })
})

test('the backend is asked once, however often the search is opened, and again after a while', async () => {
  const [first] = await Promise.all([loadArticles(), loadArticles()])
  expect(first).toMatchObject([{ kind: 'article', title: POST.title, to: '/blog/vans' }])
  await loadArticles()
  expect(fetchPostPage).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(6 * 60_000)
  await loadArticles()
  expect(fetchPostPage).toHaveBeenCalledTimes(2)
})

test('after a failure it is asked again', async () => {
  fetchPostPage.mockRejectedValueOnce(new Error('offline'))
  await expect(loadArticles()).rejects.toThrow('offline')
  expect(await loadArticles()).toHaveLength(1)
})
