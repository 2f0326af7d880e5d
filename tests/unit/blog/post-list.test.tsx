import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { blogKeys } from '@/features/blog/api/queries'
import { PostList } from '@/features/blog/components/post-list'
import { YearLinks } from '@/features/blog/components/year-links'
import { readCursor } from '@/features/blog/lib/cursor'
import { server } from '../../msw/server.ts'
import { aSummary, showBlog } from './support'

const ENDPOINT = '*/rest/v1/blog_posts'
const IDS = Array.from({ length: 11 }, (_, i) => `b0000000-0000-4000-8000-0000000000${10 + i}`)

const answer = (rows: unknown) => server.use(http.get(ENDPOINT, () => HttpResponse.json(rows as never)))

function show(category?: string, address = '/blog') {
  const blog = showBlog(<PostList path="/blog" category={category} />, address)
  blog.show()
  return blog
}

describe('a list that does not come', () => {
  test('one that hangs is given up after ten seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      expect(ms).toBe(10_000)
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), 50)
      return controller.signal
    })
    server.use(
      http.get(ENDPOINT, async () => {
        await delay('infinite')
        return HttpResponse.json([])
      }),
    )
    show()
    expect(await screen.findByText('The server did not answer within ten seconds.')).toBeVisible()
    expect(timeout).toHaveBeenCalledOnce()
  })
})

describe('pages', () => {
  const eleven = IDS.map((id, i) => aSummary({ id, slug: `p-${i}`, title: `Post ${i}` }))

  test('ask for ten and one more by key, with named columns, without texts and addresses', async () => {
    const asked: URL[] = []
    server.use(
      http.get(ENDPOINT, ({ request }) => {
        asked.push(new URL(request.url))
        return HttpResponse.json(eleven)
      }),
    )
    show('AI Tools', `/blog?before=2026-11-10T00:00:00.000001Z,${IDS[0]}`)
    expect(await screen.findAllByRole('article')).toHaveLength(10)
    expect(screen.getByRole('heading', { name: 'Older Articles' })).toBeVisible()
    const query = asked.at(-1)?.searchParams
    expect(query?.get('select')).not.toMatch(/content|author(?!_name)|\*/)
    expect(Object.fromEntries([...(query ?? [])].filter(([name]) => name !== 'select'))).toEqual({
      category: 'eq.AI Tools',
      created_at: 'lte.2026-11-10T00:00:00.000001Z',
      or: `(created_at.lt."2026-11-10T00:00:00.000001Z",id.lt.${IDS[0]})`,
      order: 'created_at.desc,id.desc',
      limit: '11',
    })
  })

  test('lead to the newer ones as well, nearest first, and end at the newest', async () => {
    const asked: URL[] = []
    server.use(
      http.get(ENDPOINT, ({ request }) => {
        asked.push(new URL(request.url))
        return HttpResponse.json([eleven[1], eleven[0]])
      }),
    )
    show(undefined, `/blog?after=2026-11-01T00:00:00Z,${IDS[5]}`)
    const cards = await screen.findAllByRole('article')
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(['Post 0', 'Post 1'])
    expect(asked[0]?.searchParams.get('order')).toBe('created_at.asc,id.asc')
    expect(asked[0]?.searchParams.get('or')).toBe(`(created_at.gt."2026-11-01T00:00:00Z",id.gt.${IDS[5]})`)
    expect(screen.queryByRole('link', { name: 'Newer posts' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Older posts' })).toBeVisible()
  })
})

describe('a list that is older than the posts', () => {
  const built = { posts: [aSummary({ id: IDS[0], title: 'Built' })], hasOlder: false }
  /** Shows the list as the build has written it. */
  const showBuilt = (category?: string) => {
    const blog = showBlog(<PostList path="/blog" category={category} />, '/blog')
    blog.client.setQueryData(blogKeys.page(category), built)
    blog.show()
    return blog
  }

  test('that was changed or has lost a post offers the list as it is now', async () => {
    answer([aSummary({ id: IDS[0], title: 'Changed', version: 2 })])
    showBuilt()
    fireEvent.keyDown(document.body, { key: 'Tab' })
    await userEvent.click(await screen.findByRole('button', { name: 'Show the updated list' }))
    expect(screen.getByRole('article', { name: 'Changed' })).toBeVisible()
  })

  test('that is still the same offers nothing', async () => {
    let asked = 0
    server.use(
      http.get(ENDPOINT, () => {
        asked += 1
        return HttpResponse.json(built.posts)
      }),
    )
    const { client } = showBuilt()
    await waitFor(() => expect([asked, client.isFetching()]).toEqual([1, 0]))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })
})

describe('years', () => {
  test('lead to the newest post of each, where there is more than one', async () => {
    server.use(
      http.get(ENDPOINT, ({ request }) => {
        const isOldest = new URL(request.url).searchParams.get('order') === 'created_at.asc'
        return HttpResponse.json([{ created_at: isOldest ? '2024-12-31 23:59:59+00' : '2026-01-01 00:00:00+00' }])
      }),
    )
    showBlog(<YearLinks path="/blog" />, '/blog').show()
    const links = await screen.findAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(['2026', '2025', '2024'])
    expect(links[1]).toHaveAttribute('href', '/blog?before=2026-01-01T00:00:00Z,00000000-0000-0000-0000-000000000000')
    expect(readCursor('?before=2026-01-01T00:00:00Z,00000000-0000-0000-0000-000000000000')).toBeDefined()
  })
})
