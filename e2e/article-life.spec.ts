import { alive, expect, expectAccessible, test } from './fixtures.ts'
import { table } from './support/blog-posts.ts'

test('an article that no build knows is shared, moved and taken down', { tag: '@core' }, async ({
  page,
  request,
  problems,
}) => {
  const posts = table(request)
  const title = 'Tide & "Bean"'
  await posts.add([{ title, slug: 'a-life', excerpt: 'In short.', content: '<h2>One</h2><p>First.</p>' }])
  const get = (path: string) => request.get(path, { maxRedirects: 0 })

  let shared = await get('/blog/a-life')
  const text = async () => {
    shared = await get('/blog/a-life')
    return shared.text()
  }
  // Where the database takes more than two seconds, the server sends the app without the article.
  await expect.poll(text).toContain('<meta property="og:title" content="Tide &amp; &quot;Bean&quot; | Promptory">')
  expect(shared.status()).toBe(200)
  expect(await shared.text()).toContain('<p>First.</p>')

  // The app takes its place with what the server has sent, and does not ask for it again.
  const asked: string[] = []
  page.on('request', (call) => void (call.url().includes('slug=eq.a-life') && asked.push(call.url())))
  // Which it may not have done at once, as above.
  const sent = async () => {
    asked.length = 0
    return (await page.goto('/blog/a-life'))?.text()
  }
  await expect.poll(sent).toContain('<p>First.</p>')
  await alive(page)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.locator('meta[name=description]')).toHaveCount(1)
  await expect(page.locator('meta[name="twitter:title"]')).toHaveCount(1)
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(2)
  expect(asked).toEqual([])
  await expectAccessible(page)

  await posts.change('a-life', { slug: 'a-new-life' })
  const moved = async () => {
    const answer = await get('/blog/a-life?from=mail')
    return [answer.status(), answer.headers().location]
  }
  await expect.poll(moved).toEqual([301, '/blog/a-new-life?from=mail'])
  await page.goto('/blog/a-life')
  await expect(page).toHaveURL('/blog/a-new-life')

  await posts.remove('a-new-life')
  for (const path of ['/blog/a-new-life', '/blog/a-life', '/admin/nope'])
    await expect.poll(async () => (await get(path)).status()).toBe(404)
  await page.goto('/blog/a-life')
  await expect(page.getByRole('heading', { level: 1, name: 'Error or Post Not Found' })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  // The browser itself logs the status; its line can come late.
  await page.close()
  expect(problems.filter((problem) => !/status of 404/.test(problem))).toEqual([])
  problems.length = 0
})
