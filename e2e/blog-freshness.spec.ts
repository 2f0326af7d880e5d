import type { Locator } from '@playwright/test'
import { alive, expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'
import { BUILT, table } from './support/blog-posts.ts'

/** Where something stands, once the fonts are there; they may come after the page. */
async function placeOf(element: Locator) {
  await element.page().evaluate(() => document.fonts.ready.then(() => undefined))
  const { x, y } = (await element.boundingBox()) ?? {}
  return [x, y]
}

/** Articles as the backend answers for a list. */
const newArticles = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `c0000000-0000-4000-8000-00000000000${index}`,
    title: `Brand new ${index}`,
    slug: `brand-new-${index}`,
    excerpt: 'In short.',
    opening: null,
    author_name: null,
    category: 'General',
    created_at: '2026-11-22T08:00:00Z',
    updated_at: '2026-11-22T08:00:00Z',
    read_time: null,
    cover: null,
    search_title: null,
    search_description: null,
    version: 1,
  }))

for (const width of [360, 1440]) {
  test(`a list that is being read offers what is new, and nothing moves, ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.route('**/rest/v1/blog_posts?*', async (route) => {
      const posts = (await (await route.fetch()).json()) as { created_at: string }[]
      // Other journeys add articles of their own meanwhile.
      const built = posts.filter(({ created_at: time }) => time < '2026-11-20')
      await route.fulfill({ json: [...newArticles(2), ...built].slice(0, 11) })
    })
    // The answer waits until somebody has touched the page.
    let touched = () => {}
    const touch = new Promise<void>((resolve) => {
      touched = resolve
    })
    await page.route('**/rest/v1/blog_posts?*', async (route) => {
      await touch
      await route.fallback()
    })
    await page.goto('/blog')
    await alive(page)
    await page.mouse.move(50, 300)
    touched()
    const first = page
      .getByRole('article')
      .first()
      .getByRole('link', { name: /^Read more/ })
    const name = await first.textContent()
    const place = await placeOf(first)
    await expect(page.getByRole('status').getByRole('button', { name: '2 new articles' })).toBeVisible()
    expect(await placeOf(first)).toEqual(place)
    expect(await first.textContent()).toBe(name)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.getByRole('button', { name: '2 new articles' }).click()
    await expect(page.getByRole('article').first()).toContainText('Brand new 0')
    await expect(page.getByRole('heading', { level: 2, name: 'Latest Articles' })).toBeFocused()
    await expect(page.getByRole('button', { name: /new article/ })).toHaveCount(0)
    // What is still being asked, such as the years.
    await page.unrouteAll({ behavior: 'wait' })
  })
}

test('a post newer than the build is shown by the browser, and the list has it without a press', async ({
  page,
  request,
}) => {
  test.slow()
  await table(request).add([
    {
      title: 'مرحبا 👩‍👩‍👧 Ünïcode',
      slug: '写作-مرحبا',
      category: 'Education',
      content: '<p>First.</p><p>Second.</p><p>Third.</p>',
      created_at: new Date().toISOString(),
    },
  ])
  await page.goto('/blog/category/education')
  await alive(page)
  const card = page.getByRole('article', { name: /Ünïcode/ })
  await expect(card.getByText('First. Second. Third.')).toBeVisible()
  await card.getByRole('link', { name: /^Read more/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Ünïcode/ })).toBeVisible()
  await expect(page.locator('h1')).toHaveAttribute('dir', 'auto')

  // By its address, through the shell.
  const response = await page.goto(`/blog/${encodeURIComponent('写作-مرحبا')}`)
  expect(response?.status()).toBe(200)
  await expect(page.getByText('Third.')).toBeVisible()
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('direction', 'rtl')
  await expectAccessible(page)
  // And told to those who read feeds, fifteen seconds later, or thirty if the database was busy.
  for (const feed of ['/rss.xml', '/feed.json', '/llms.txt'])
    await expect
      .poll(async () => (await request.get(feed)).text(), { timeout: 60_000 })
      .toContain('مرحبا 👩‍👩‍👧 Ünïcode')
  await table(request).remove('写作-مرحبا')
})

test('a post that was edited after the build says so, and shows its new text when asked to', async ({
  page,
  request,
}) => {
  const path = '/blog/four-questions-at-ten-to-five'
  await table(request).change('four-questions-at-ten-to-five', {
    content: '<p>Rewritten one.</p><p>Rewritten two.</p><p>Rewritten three.</p>',
  })
  await page.goto(path)
  const text = page.locator('.post-text')
  const place = await placeOf(text)
  await expect(page.getByRole('status').getByText('This article has changed.')).toBeVisible()
  expect(await placeOf(text)).toEqual(place)
  await page.getByRole('button', { name: 'Show the new version' }).click()
  await expect(page.getByText('Rewritten three.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.locator('.post-text')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Four questions at ten to five')
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await expectAccessible(page)
})

test('a post that was taken down after the build says so', async ({ page }) => {
  await page.route('**/rest/v1/blog_posts?*id=eq.*', (route) => route.fulfill({ json: [] }))
  await page.goto(BUILT)
  await expect(page.getByText('This article has been taken down.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Error or Post Not Found' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Error or Post Not Found' })).toHaveCount(1)
  await expect(page.getByRole('navigation', { name: 'More articles' })).toHaveCount(0)
  await expect(page.getByText('There is a small cure.')).toHaveCount(0)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('older posts come by page, with the focus, and Back returns', async ({ page, request }) => {
  const posts = Array.from({ length: 14 }, (_, index) => ({
    title: `Paged ${index}`,
    slug: `paged-${index}`,
    content: '<p>x</p>',
    category: 'Technology',
    created_at: '2002-02-02T02:02:02.020202Z',
  }))
  await table(request).add(posts)
  await page.goto('/blog/category/technology')
  const titles = () => page.getByRole('article').getByRole('heading').allTextContents()
  await expect.poll(titles).toHaveLength(10)
  const first = await titles()
  await page.getByRole('link', { name: 'Older posts' }).click()
  await expect(page).toHaveURL(/\?before=2002-02-02T02:02:02\.020202Z,/)
  await expect(page.getByRole('heading', { level: 2, name: 'Older Articles' })).toBeFocused()
  await expect(page.getByRole('article').first()).toBeVisible()
  const second = await titles()
  expect(first).toHaveLength(10)
  expect(new Set([...first, ...second].filter((title) => title.startsWith('Paged'))).size).toBe(14)
  // The same page by its address.
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'Older Articles' })).toBeVisible()
  await expect.poll(titles).toEqual(second)
  // Loaded anew, the first page is the build's again, and offers what is newer.
  await page.getByRole('link', { name: 'Newest posts' }).click()
  await page.getByRole('button', { name: /^(?:10 new articles|Show the updated list)$/ }).click()
  await expect.poll(titles).toEqual(first)
  await page.goBack()
  await expect.poll(titles).toEqual(second)
})

test('a backend that fails leaves the built pages as they are, and new ones with a way to try again', async ({
  page,
  problems,
}) => {
  let isDown = true
  await page.route('**/rest/v1/blog_posts?*', (route) => (isDown ? route.abort() : route.continue()))
  await page.goto(BUILT)
  await alive(page)
  await expect(page.getByText('There is a small cure.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page.getByRole('heading', { name: 'Error loading blog posts' })).toBeVisible()
  await expect(page.getByText('Please try again later.')).toBeVisible()
  await expectAccessible(page)
  isDown = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  // The browser itself logs each request that failed; its line can come late.
  await page.close()
  expect(problems.filter((problem) => !/Failed to load resource/.test(problem))).toEqual([])
  problems.length = 0
})
