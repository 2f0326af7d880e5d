import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { blogKeys } from '@/features/blog/api/queries'
import BlogCategoryPage from '@/pages/blog/blog-category-page'
import BlogPostPage from '@/pages/blog/blog-post-page'
import { articlePieces } from '../../../scripts/hosting/article/article-page.ts'
import { server } from '../../msw/server.ts'
import { aPost, showBlog } from './support'

const ENDPOINT = '*/rest/v1/blog_posts'

beforeEach(() => {
  vi.stubGlobal('CSS', { supports: () => true })
  // What is shown for five seconds counts as read: a slow machine gets there.
  server.use(http.post('*/functions/v1/count-read', () => new HttpResponse(null, { status: 204 })))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Answers for the post and, told apart by what they ask for, its neighbours. */
function answer(post: unknown[], { previous = [], next = [] }: { previous?: unknown[]; next?: unknown[] } = {}) {
  server.use(
    http.get('*/rest/v1/moved_posts', () => HttpResponse.json([])),
    http.get(ENDPOINT, ({ request }) => {
      const query = new URL(request.url).searchParams
      if (query.has('slug')) return HttpResponse.json(post as never)
      // What has become of it since.
      if (query.has('id') && !query.has('created_at')) return HttpResponse.json(post as never)
      return HttpResponse.json((query.get('created_at')?.startsWith('lte') ? previous : next) as never)
    }),
  )
}

const page = (
  <main id="main" tabIndex={-1}>
    <BlogPostPage />
  </main>
)
const open = (path = '/blog/a-post') => showBlog(page, path).show()
const meta = (selector: string) => document.querySelector(selector)?.getAttribute('content')

test('shows the post, with everything that belongs to it', async () => {
  answer([aPost({ title: 'Tide & Bean', category: 'AI Tools', updated_at: '2026-11-12T07:30:00+00:00' })], {
    previous: [{ title: 'Before', slug: 'before' }],
    next: [{ title: 'After', slug: '写作' }],
  })
  open()
  expect(screen.getByText('Loading...')).toBeVisible()
  expect(await screen.findByRole('heading', { level: 1, name: 'Tide & Bean' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog')
  expect(screen.getByText(/^Published on/)).toHaveTextContent('Published on November 9, 2026')
  expect(screen.getByText(/^Updated on/)).toHaveTextContent('Updated on November 12, 2026')
  expect(screen.getByText('4 min')).toBeVisible()
  expect(screen.getByRole('link', { name: 'AI Tools' })).toHaveAttribute('href', '/blog/category/ai-tools')
  expect(screen.getByRole('heading', { name: 'Now put it to work' })).toBeVisible()

  const more = await screen.findByRole('navigation', { name: 'More articles' })
  expect(within(more).getByRole('link', { name: /Before/ })).toHaveAttribute('href', '/blog/before')
  expect(within(more).getByRole('link', { name: /After/ })).toHaveAttribute('href', '/blog/%E5%86%99%E4%BD%9C')

  await waitFor(() => expect(document.title).toBe('Tide & Bean | Promptory'))
  expect(meta('meta[name=description]')).toBe('In short.')
  expect(meta('meta[name=keywords]')).toBe('AI Tools, blog, gpt, prompts')
  expect(meta('meta[property="og:type"]')).toBe('article')
  expect(document.querySelector('meta[name=robots]')).toBeNull()
})

test('an address with capitals leads to the one without, where there is a post', async () => {
  answer([aPost()])
  const { router, show } = showBlog(page, '/blog/A-Post?from=letter#section-2')
  show()
  expect(await screen.findByRole('heading', { level: 1, name: 'A post' })).toBeVisible()
  const { pathname, search, hash } = router.state.location
  expect(pathname + search + hash).toBe('/blog/a-post?from=letter#section-2')
})

test('where there is none, it stays', async () => {
  answer([])
  const { router, show } = showBlog(page, '/blog/No-Post')
  show()
  expect(await screen.findByText('Error or Post Not Found')).toBeVisible()
  expect(router.state.location.pathname).toBe('/blog/No-Post')
})

test('writes the head that a server has sent for it', async () => {
  const post = aPost({ title: 'Tide & "Bean"', excerpt: 'In <short>.', slug: '写作' })
  answer([post])
  open('/blog/%E5%86%99%E4%BD%9C')
  await waitFor(() => expect(document.title).toBe('Tide & "Bean" | Promptory'))
  const sent = document.createElement('div')
  const { head, body } = articlePieces({ ...post, slug: '写作' }, { name: 'Promptory', url: 'https://promptory.test' })
  sent.innerHTML = head + body
  const of = (place: ParentNode) =>
    [...place.querySelectorAll('meta[name], meta[property], link[rel=canonical]')].map(({ attributes }) =>
      [...attributes]
        .map(({ value }) => value)
        .toSorted()
        .join(' '),
    )
  expect(new Set(of(sent))).toEqual(new Set(of(document)))
  const data = (place: ParentNode) =>
    [...place.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
      JSON.parse(textContent ?? ''),
    )
  expect(data(sent)).toEqual(data(document))
})

test('leads on from an address that the post had before', async () => {
  server.use(
    http.get('*/rest/v1/moved_posts', () => HttpResponse.json([{ slug: 'a-post' }])),
    http.get(ENDPOINT, ({ request }) =>
      HttpResponse.json(new URL(request.url).searchParams.get('slug') === 'eq.a-post' ? [aPost()] : []),
    ),
  )
  const blog = showBlog(page, '/blog/before')
  blog.show()
  expect(await screen.findByRole('heading', { level: 1, name: 'A post' })).toBeVisible()
  expect(blog.router.state.location.pathname).toBe('/blog/a-post')
})

test('a post with a cover is shared under it', async () => {
  answer([aPost({ cover: '/storage/v1/object/public/pictures/a.webp' })])
  open()
  await screen.findByRole('heading', { level: 1, name: 'A post' })
  const cover = 'https://promptory.test/storage/v1/object/public/pictures/a.webp'
  await waitFor(() => expect(meta('meta[property="og:image"]')).toBe(cover))
  expect(meta('meta[name="twitter:image"]')).toBe(cover)
  expect(meta('meta[property="og:image:width"]')).toBeUndefined()
  expect(document.querySelector('script[type="application/ld+json"]')?.textContent).toContain(`"image":"${cover}"`)
  expect(document.querySelector('article img')).toHaveAttribute('src', '/storage/v1/object/public/pictures/a.webp')
})

test('search engines get the texts that are written for them', async () => {
  answer([aPost({ title: 'Tide', search_title: 'Tide tables, explained', search_description: 'How to read one.' })])
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Tide' })).toBeVisible()
  await waitFor(() => expect(document.title).toBe('Tide tables, explained'))
  expect(meta('meta[name="description"]')).toBe('How to read one.')
  expect(meta('meta[property="og:title"]')).toBe('Tide tables, explained')
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent
  expect(data).toContain('"headline":"Tide","description":"How to read one."')
})

test('a cover of a known size is said with it', async () => {
  answer([aPost({ cover: '/storage/v1/object/public/pictures/a.jpg' })])
  open()
  await waitFor(() => expect(meta('meta[property="og:image"]')).toMatch(/a\.jpg$/))
  expect(meta('meta[property="og:image:width"]')).toBe('1200')
  expect(meta('meta[property="og:image:alt"]')).toMatch(/^A post/)
})

test('puts the ad behind the second paragraph', async () => {
  answer([aPost()])
  open()
  const ad = await waitFor(() => {
    const found = document.querySelector('[data-ad=article]')
    if (!found) throw new Error('no ad yet')
    return found
  })
  expect(ad.previousElementSibling?.textContent).toBe('One.Two.')
  expect(ad.nextElementSibling?.textContent).toBe('Three.')
})

test('sanitises what it shows, each time', async () => {
  answer([aPost({ content: '<p onclick="x()">Hi<script>x()</script><img src=x onerror=x()></p>' })])
  open()
  expect(await screen.findByText('Hi')).toBeVisible()
  expect(document.querySelector('.post-text')?.innerHTML).not.toMatch(/onclick|onerror|<script|<img/)
})

test('says who wrote it where there is a name, and nothing where there is none', async () => {
  answer([aPost({ author_name: 'Ana Bell' })])
  const { unmount } = open()
  expect(await screen.findByText('By Ana Bell')).toBeVisible()
  unmount()
  answer([aPost()])
  open()
  await screen.findByText(/^Published on/)
  expect(screen.queryByText(/^By/)).toBeNull()
})

test('without an excerpt the description is empty', async () => {
  answer([aPost({ excerpt: null, opening: 'Something' })])
  open()
  await screen.findByRole('heading', { level: 1, name: 'A post' })
  await waitFor(() => expect(meta('meta[name=description]')).toBe(''))
})

test('structured data cannot end its own element', async () => {
  answer([aPost({ title: '</script><b id="out">x</b>' })])
  open()
  await screen.findByRole('heading', { level: 1, name: '</script><b id="out">x</b>' })
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
  expect(scripts).toHaveLength(2)
  for (const { innerHTML } of scripts) expect(innerHTML).not.toContain('<')
})

test('a missing post says so and is kept out of search engines', async () => {
  answer([])
  open('/blog/gone')
  expect(await screen.findByRole('heading', { level: 1, name: 'Error or Post Not Found' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
  await waitFor(() => expect(meta('meta[name=robots]')).toBe('noindex'))
})

test('a slug that no post can have is not even asked for', async () => {
  open(`/blog/${encodeURIComponent('A B"),or(id.gt.0')}`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Error or Post Not Found' })).toBeVisible()
})

test('an address that cannot be decoded is the not-found page', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  open('/blog/%E0%A4%A')
  expect(screen.getByRole('heading', { name: /Oops! Page not found/ })).toBeVisible()
})

test('an error can be tried again, and is no reason to leave the search engines', async () => {
  server.use(http.get(ENDPOINT, () => HttpResponse.html('<p>maintenance</p>')))
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Error or Post Not Found' })).toBeVisible()
  expect(screen.getByText('The server’s answer could not be read.')).toBeVisible()
  expect(document.querySelector('meta[name=robots]')).toBeNull()
  answer([aPost()])
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'A post' })).toBeVisible()
  expect(screen.getByRole('main')).toHaveFocus()
})

test('the neighbours may fail without harm', async () => {
  server.use(
    http.get(ENDPOINT, ({ request }) =>
      new URL(request.url).searchParams.has('slug') ? HttpResponse.json([aPost()]) : HttpResponse.error(),
    ),
  )
  open()
  expect(await screen.findByText('Three.')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a category that does not exist is the not-found page', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  showBlog(<BlogCategoryPage />, '/blog/category/nothing').show()
  expect(screen.getByRole('heading', { name: /Oops! Page not found/ })).toBeVisible()
})

/** Shows the article as the build has written it. */
function openBuilt() {
  const blog = showBlog(page, '/blog/a-post')
  blog.client.setQueryData(blogKeys.post('a-post'), aPost({ title: 'Built', version: 2 }))
  blog.show()
  return blog
}

test('an article that was changed since says so, and shows the new text when asked to', async () => {
  answer([aPost({ title: 'Changed', version: 3 })])
  openBuilt()
  const show = await screen.findByRole('button', { name: 'Show the new version' })
  expect(screen.getByText(/^This article has changed\./)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Built' })).toBeVisible()
  await userEvent.click(show)
  expect(await screen.findByRole('heading', { level: 1, name: 'Changed' })).toBeVisible()
})

test('an article that is gone says so, and leaves the search engines', async () => {
  answer([])
  openBuilt()
  expect(await screen.findByRole('heading', { level: 1, name: 'Error or Post Not Found' })).toBeVisible()
  expect(screen.getByText('This article has been taken down.')).toBeVisible()
  expect(screen.queryByText('Built')).not.toBeInTheDocument()
  await waitFor(() => expect(meta('meta[name=robots]')).toBe('noindex'))
})

test('an article stays as it is where nothing can be learned', async () => {
  server.use(http.get(ENDPOINT, () => HttpResponse.html('<p>maintenance</p>')))
  const { client } = openBuilt()
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect(screen.queryByRole('navigation', { name: 'More articles' })).toBeNull()
  expect(screen.getByRole('heading', { level: 1, name: 'Built' })).toBeVisible()
})
