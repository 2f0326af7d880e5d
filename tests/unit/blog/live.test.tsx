import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LiveList } from '@/features/blog/components/live-list'
import { newsLabel, stateOf } from '@/features/blog/model/list-news'
import { forgetLoaded } from '@/features/blog/model/use-loaded'
import BlogPostIsland from '@/pages/blog/islands/blog-post-island'
import { server } from '../../msw/server.ts'
import { aPost, aSummary } from './support'

const ENDPOINT = '*/rest/v1/blog_posts'
const { id } = aPost()

/** A prerendered page with a part that is looked after. */
function serve(html: string) {
  const page = document.createElement('div')
  page.innerHTML = html
  document.body.append(page)
}

let asked: URLSearchParams[] = []
function answer(respond: (query: URLSearchParams) => unknown) {
  server.use(
    http.get(ENDPOINT, ({ request }) => {
      const query = new URL(request.url).searchParams
      asked.push(query)
      return HttpResponse.json(respond(query) as never)
    }),
  )
}
const settled = () => waitFor(() => expect(asked.length).toBeGreaterThan(0))

beforeEach(() => {
  asked = []
  vi.stubGlobal('CSS', { supports: () => true })
  window.history.replaceState(null, '', '/blog')
})
afterEach(() => {
  // Before the document is emptied under React's feet.
  cleanup()
  forgetLoaded()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  document.head.replaceChildren()
})

describe('a prerendered post', () => {
  beforeEach(() =>
    serve(`<div><article data-post="${id}" data-version="2"><h1>Built</h1></article><p>More articles</p></div>`),
  )
  const accept = async () => userEvent.click(await screen.findByRole('button', { name: 'Show the new version' }))

  test('that is still the same is left alone, after one small question', async () => {
    answer(() => [{ slug: 'a-post', version: 2, updated_at: aPost().updated_at }])
    render(<BlogPostIsland />)
    await settled()
    expect(asked.map((query) => query.get('select'))).toEqual(['slug,version,updated_at'])
    expect(screen.getByRole('heading', { name: 'Built' })).toBeVisible()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  test('that was changed is offered, and gives way to the new text when somebody asks for it', async () => {
    answer((query) => {
      if (query.has('id')) return [{ slug: 'a-post', version: 3, updated_at: '2026-11-20T08:00:00+00:00' }]
      return [aPost({ title: 'Changed', version: 3, updated_at: '2026-11-20T08:00:00+00:00' })]
    })
    render(<BlogPostIsland />)
    expect(await within(screen.getByRole('status')).findByText('This article has changed.')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Built' })).toBeVisible()
    await accept()
    expect(screen.getByRole('heading', { level: 1, name: 'Changed' })).toHaveFocus()
    expect(screen.queryByText('Built')).not.toBeInTheDocument()
    expect(screen.getByText('More articles')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Show the new version' })).not.toBeInTheDocument()
  })

  const answerChanged = () =>
    answer((query) => {
      if (query.has('id')) return [{ slug: 'a-post', version: 3, updated_at: '2026-11-20T08:00:00+00:00' }]
      return [aPost({ title: 'Changed', version: 3 })]
    })

  test('that was changed moves the line of progress with the new text', async () => {
    // A browser that cannot do so by styles alone.
    vi.stubGlobal('CSS', { supports: () => false })
    serve('<div class="reading"><i></i></div>')
    const bar = document.querySelector<HTMLElement>('.reading > i')
    screen.getByRole('heading', { name: 'Built' }).insertAdjacentHTML('afterend', '<p class="post-text">Old</p>')
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function measure(this: Element) {
      const top = this.textContent === 'Old' ? -250 : -500
      return { top, height: window.innerHeight + 1000 } as DOMRect
    })
    answerChanged()
    render(<BlogPostIsland />)
    await accept()
    window.dispatchEvent(new Event('scroll'))
    await waitFor(() => expect(bar?.style.transform).toBe('scaleX(0.5)'))
  })

  test('that is gone says so, and leaves the search engines', async () => {
    answer(() => [])
    render(<BlogPostIsland />)
    expect(await screen.findByRole('heading', { name: 'Error or Post Not Found' })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('Error or Post Not Found')
    expect(screen.queryByText('Built')).not.toBeInTheDocument()
    expect(screen.queryByText('More articles')).not.toBeInTheDocument()
    await waitFor(() => expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex'))
  })

  test('that is gone hands the focus it held to the new title', async () => {
    screen.getByRole('heading', { name: 'Built' }).insertAdjacentHTML('afterend', '<a href="/claude">Claude</a>')
    screen.getByRole('link', { name: 'Claude' }).focus()
    answer(() => [])
    render(<BlogPostIsland />)
    expect(await screen.findByRole('heading', { name: 'Error or Post Not Found' })).toHaveFocus()
  })

  test('that is gone leaves a focus elsewhere alone', async () => {
    serve('<a href="/claude">Claude</a>')
    screen.getByRole('link', { name: 'Claude' }).focus()
    answer(() => [])
    render(<BlogPostIsland />)
    await screen.findByRole('heading', { name: 'Error or Post Not Found' })
    expect(screen.getByRole('link', { name: 'Claude' })).toHaveFocus()
  })

  test('stays as it is where nothing can be learned', async () => {
    server.use(
      http.get(ENDPOINT, ({ request }) => {
        asked.push(new URL(request.url).searchParams)
        return HttpResponse.html('<p>maintenance</p>')
      }),
    )
    render(<BlogPostIsland />)
    await settled()
    expect(screen.getByRole('heading', { name: 'Built' })).toBeVisible()
  })
})

describe('a prerendered list', () => {
  const built = { posts: [aSummary()], hasOlder: false }
  const list = (state: string, category = '') =>
    serve(`<div data-blog-list="${state}" ${category}><div class="blog-news" role="status"></div><p>Built</p></div>`)

  test('that is still the same is left alone', async () => {
    list(stateOf(built))
    answer(() => built.posts)
    render(<LiveList />)
    await settled()
    expect(screen.getByText('Built')).toBeVisible()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  test('offers new posts of its category, and shows them when somebody asks for them', async () => {
    list(stateOf(built), 'data-category="AI Tools"')
    answer(() => [aSummary({ id: 'b0000000-0000-4000-8000-000000000002', title: 'Brand new' }), ...built.posts])
    render(<LiveList />)
    const button = await within(screen.getByRole('status')).findByRole('button', { name: '1 new article' })
    expect(screen.getByText('Built')).toBeVisible()
    await userEvent.click(button)
    expect(screen.getByRole('article', { name: 'Brand new' })).toBeVisible()
    expect(screen.queryByText('Built')).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 2, name: 'Latest Articles' })).toHaveFocus()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    expect(asked.map((query) => query.get('category'))).toEqual(['eq.AI Tools'])
  })

  test('gives way at once to the page that the address asks for', async () => {
    window.history.replaceState(null, '', `/blog?before=2026-11-09T07:30:00Z,${id}`)
    list(stateOf(built))
    answer(() => [aSummary({ title: 'Old one' })])
    render(<LiveList />)
    expect(screen.queryByText('Built')).not.toBeInTheDocument()
    expect(await screen.findByRole('article', { name: 'Old one' })).toBeVisible()
    expect(asked).toHaveLength(1)
    // Nobody has pressed anything: the reader is where the browser has put them.
    expect(document.body).toHaveFocus()
  })

  test('gives way to older posts on a step, and takes eye and focus to their heading', async () => {
    const path = `/blog?before=2026-11-09T07:30:00Z,${id}`
    serve(`<div data-blog-list="${stateOf(built)}"><a href="${path}">Older posts</a></div>`)
    answer((query) => (query.has('or') ? [aSummary({ title: 'Old one' })] : built.posts))
    render(<LiveList />)
    await settled()
    const scroll = vi.fn<() => void>()
    Element.prototype.scrollIntoView = scroll
    const older = screen.getByRole('link', { name: 'Older posts' })
    // As the app follows a link: the address changes, and nothing tells of it.
    older.addEventListener('click', (event) => {
      event.preventDefault()
      window.history.pushState(null, '', path)
    })
    await userEvent.click(older)
    expect(await screen.findByRole('article', { name: 'Old one' })).toBeVisible()
    const heading = screen.getByRole('heading', { level: 2, name: 'Older Articles' })
    expect(heading).toHaveFocus()
    expect(scroll.mock.contexts).toEqual([heading])
  })

  test('tells articles on top from other changes', () => {
    const posts = [3, 2, 1].map((number) => aSummary({ id: `b0000000-0000-4000-8000-00000000000${number}` }))
    const shown = (...numbers: number[]) =>
      stateOf({ posts: posts.filter((_, index) => numbers.includes(3 - index)), hasOlder: false })
    const labelFrom = (state: string) => newsLabel(state, { posts, hasOlder: false })
    expect(labelFrom(shown(1))).toBe('2 new articles')
    expect(labelFrom(shown(1, 2))).toBe('1 new article')
    expect(labelFrom(shown())).toBe('3 new articles')
    // One further down, one that has gone, one that was edited.
    expect(labelFrom(shown(1, 3))).toBe('Show changes')
    expect(newsLabel(shown(1, 2, 3), { posts: posts.slice(1), hasOlder: false })).toBe('Show changes')
    expect(newsLabel(shown(1), { posts: [], hasOlder: false })).toBe('Show changes')
  })

  test('that the build had to leave empty is filled, or says why not', async () => {
    serve('<div data-blog-list=""><p>Loading...</p></div>')
    server.use(http.get(ENDPOINT, () => HttpResponse.error()))
    render(<LiveList />)
    expect(await screen.findByRole('heading', { name: 'Error loading blog posts' })).toBeVisible()
  })
})
