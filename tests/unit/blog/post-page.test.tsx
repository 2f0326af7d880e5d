import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { blogKeys } from '@/features/blog/api/queries'
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

test('an address with capitals leads to the one without, where there is a post', async () => {
  answer([aPost()])
  const { router, show } = showBlog(page, '/blog/A-Post?from=letter#section-2')
  show()
  expect(await screen.findByRole('heading', { level: 1, name: 'A post' })).toBeVisible()
  const { pathname, search, hash } = router.state.location
  expect(pathname + search + hash).toBe('/blog/a-post?from=letter#section-2')
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

test('sanitises what it shows, each time', async () => {
  answer([aPost({ content: '<p onclick="x()">Hi<script>x()</script><img src=x onerror=x()></p>' })])
  open()
  expect(await screen.findByText('Hi')).toBeVisible()
  expect(document.querySelector('.post-text')?.innerHTML).not.toMatch(/onclick|onerror|<script|<img/)
})

test('structured data cannot end its own element', async () => {
  answer([aPost({ title: '</script><b id="out">x</b>' })])
  open()
  await screen.findByRole('heading', { level: 1, name: '</script><b id="out">x</b>' })
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
  expect(scripts).toHaveLength(2)
  for (const { innerHTML } of scripts) expect(innerHTML).not.toContain('<')
})

test('a slug that no post can have is not even asked for', async () => {
  open(`/blog/${encodeURIComponent('A B"),or(id.gt.0')}`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Error or Post Not Found' })).toBeVisible()
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

/** Shows the article as the build has written it. */
function openBuilt() {
  const blog = showBlog(page, '/blog/a-post')
  blog.client.setQueryData(blogKeys.post('a-post'), aPost({ title: 'Built', version: 2 }))
  blog.show()
  return blog
}

test('an article stays as it is where nothing can be learned', async () => {
  server.use(http.get(ENDPOINT, () => HttpResponse.html('<p>maintenance</p>')))
  const { client } = openBuilt()
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect(screen.queryByRole('navigation', { name: 'More articles' })).toBeNull()
  expect(screen.getByRole('heading', { level: 1, name: 'Built' })).toBeVisible()
})
