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

test('says that it is loading, then shows a card for each post', async () => {
  answer([aSummary({ title: 'Tide & Bean', category: 'AI Tools', read_time: '7 min' })])
  show()
  expect(screen.getByText('Loading...')).toBeVisible()
  const card = await screen.findByRole('article', { name: 'Tide & Bean' })
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 2, name: 'Latest Articles' })).toBeVisible()
  expect(within(card).getByRole('link', { name: 'AI Tools' })).toHaveAttribute('href', '/blog/category/ai-tools')
  expect(within(card).getByRole('link', { name: 'Tide & Bean' })).toHaveAttribute('href', '/blog/a-post')
  expect(within(card).getByRole('link', { name: 'Read more: Tide & Bean' })).toHaveTextContent('Read more')
  expect(within(card).getByText('November 9, 2026')).toHaveAttribute('datetime', '2026-11-09T07:30:00Z')
  expect(within(card).getByText('7 min')).toBeVisible()
  expect(within(card).getByText('In short.')).toBeVisible()
})

test('fills in the read time, and the excerpt from the text', async () => {
  answer([aSummary({ read_time: null, excerpt: null, opening: `Tide &amp; Bean ${'x'.repeat(200)}` })])
  show()
  const card = await screen.findByRole('article')
  expect(within(card).getByText('5 min')).toBeVisible()
  expect(within(card).getByText(`Tide & Bean ${'x'.repeat(138)}…`)).toBeVisible()
})

test('a card shows the cover of its post', async () => {
  answer([aSummary({ cover: '/p/a.jpg' }), aSummary({ id: IDS[1], title: 'Other', slug: 'other' })])
  show()
  const [first, second] = await screen.findAllByRole('article')
  expect(first?.querySelector('img')).toHaveAttribute('src', '/p/a.jpg')
  expect(second?.querySelector('img')).toBeNull()
})

test('a post without a slug is not linked and says so', async () => {
  answer([aSummary({ slug: null }), aSummary({ id: IDS[1], slug: '', title: 'Other' })])
  show()
  for (const card of await screen.findAllByRole('article')) {
    expect(within(card).getByText('Blog post missing slug, cannot link.')).toBeVisible()
    expect(within(card).queryByText('Read more')).not.toBeInTheDocument()
    expect(
      within(card)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['General'])
  }
})

test('an empty list has its own words', async () => {
  answer([])
  show()
  expect(await screen.findByText('No blog posts found. Check back later for new content!')).toBeVisible()
})

describe('a list that does not come', () => {
  const failures: [string, () => Response | Promise<Response>, string][] = [
    ['refused by the backend', () => HttpResponse.json({ message: 'too many' }, { status: 500 }), 'too many'],
    ['no network', () => HttpResponse.error(), 'The server could not be reached.'],
    ['a page of HTML with 200', () => HttpResponse.html('<!doctype html>hi'), 'The server’s answer could not be read.'],
    [
      'JSON that is cut short',
      () => new Response('[{"id":"b00', { headers: { 'content-type': 'application/json' } }),
      'The server’s answer could not be read.',
    ],
    ['rows of another shape', () => HttpResponse.json([{ id: 1 }]), 'The server’s answer could not be read.'],
    ['no rows at all', () => HttpResponse.json(null), 'The server’s answer could not be read.'],
    [
      'a time that is none',
      () => HttpResponse.json([aSummary({ created_at: 'soon' })]),
      'The server’s answer could not be read.',
    ],
  ]

  test.each(failures)('%s', async (_, respond, message) => {
    server.use(http.get(ENDPOINT, respond as never))
    show()
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByRole('heading', { name: 'Error loading blog posts' })).toBeVisible()
    expect(within(alert).getByText('Please try again later.')).toBeVisible()
    expect(within(alert).getByText(message)).toBeVisible()
    answer([aSummary()])
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('article')).toBeVisible()
    // The button is gone; the focus is where the list begins.
    expect(screen.getByRole('heading', { level: 2, name: 'Latest Articles' })).toHaveFocus()
  })

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

  test('lead to the older posts and back, and take the focus along', async () => {
    answer(eleven)
    const { go } = show()
    const older = await screen.findByRole('link', { name: 'Older posts' })
    expect(older).toHaveAttribute('href', `/blog?before=2026-11-09T07:30:00Z,${IDS[9]}`)
    expect(screen.queryByRole('link', { name: 'Newest posts' })).not.toBeInTheDocument()

    Element.prototype.scrollIntoView = vi.fn<() => void>()
    answer([aSummary({ title: 'The last' })])
    await userEvent.click(older)
    expect(await screen.findByRole('article', { name: 'The last' })).toBeVisible()
    const heading = screen.getByRole('heading', { level: 2, name: 'Older Articles' })
    expect(heading).toHaveFocus()
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled()
    expect(screen.queryByRole('link', { name: 'Older posts' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Newest posts' })).toHaveAttribute('href', '/blog')
    expect(screen.getByRole('link', { name: 'Newer posts' })).toHaveAttribute(
      'href',
      '/blog?after=2026-11-09T07:30:00Z,b0000000-0000-4000-8000-000000000001',
    )

    await go(-1)
    // Seen before: it is there at once.
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(10))
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

  test('with a place that is none are the first page', async () => {
    answer([aSummary()])
    show(undefined, '/blog?before=yesterday')
    expect(await screen.findByRole('article')).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'Latest Articles' })).toBeVisible()
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

  test('shows what is new at once to a visitor who has just come', async () => {
    answer([aSummary({ id: IDS[1], title: 'Newest', created_at: '2026-11-11T07:30:00+00:00' }), ...built.posts])
    showBuilt()
    expect(await screen.findByRole('article', { name: 'Newest' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /new/ })).toBeNull()
    expect(document.body).toHaveFocus()
  })

  test('that is being read offers what is new by a button, and moves nothing before it is pressed', async () => {
    answer([
      aSummary({ id: IDS[1], title: 'Newest', created_at: '2026-11-11T07:30:00+00:00' }),
      aSummary({ id: IDS[2], title: 'New', created_at: '2026-11-10T07:30:00+00:00' }),
      ...built.posts,
    ])
    showBuilt('AI Tools')
    fireEvent.pointerMove(document.body)
    const offer = await screen.findByRole('button', { name: '2 new articles' })
    expect(screen.getAllByRole('article')).toHaveLength(1)
    await userEvent.click(offer)
    expect(screen.getAllByRole('article')).toHaveLength(3)
    expect(screen.getByRole('heading', { level: 2, name: 'Latest Articles' })).toHaveFocus()
    expect(screen.queryByRole('button', { name: /new/ })).toBeNull()
  })

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

  test('stays as it is where nothing can be learned', async () => {
    let asked = 0
    server.use(
      http.get(ENDPOINT, () => {
        asked += 1
        return HttpResponse.error()
      }),
    )
    const { client } = showBuilt()
    await waitFor(() => expect([asked, client.isFetching()]).toEqual([1, 0]))
    expect(screen.getByRole('article', { name: 'Built' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
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

  test('are not shown for a list of one year', async () => {
    let asked = 0
    server.use(
      http.get(ENDPOINT, () => {
        asked += 1
        return HttpResponse.json([{ created_at: '2026-01-01T00:00:00Z' }])
      }),
    )
    const { client, show } = showBlog(<YearLinks path="/blog" />, '/blog')
    show()
    await waitFor(() => expect([asked, client.isFetching()]).toEqual([2, 0]))
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})
