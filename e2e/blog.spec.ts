import { alive, expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'
import { BUILT } from './support/blog-posts.ts'
import { COPIED_MS, linger } from './support/linger.ts'

const THEMES = ['light', 'dark'] as const

for (const theme of THEMES) {
  test(`list, category and post are accessible, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme })
    for (const path of ['/blog', '/blog/category/business', BUILT]) {
      await page.goto(path)
      await alive(page)
      await expectAccessible(page)
    }
  })
}

test('the list stands in two columns, and in one on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/blog')
  await expect(page.getByRole('heading', { level: 2, name: 'Latest Articles' })).toBeVisible()
  const columns = () =>
    page.evaluate(
      () =>
        getComputedStyle(document.querySelector('main ul:has(article)') as Element).gridTemplateColumns.split(' ')
          .length,
    )
  expect(await columns()).toBe(2)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(columns).toBe(1)
  await expectNoSidewaysScroll(page)
})

test('from the list to a post and back, inside the app', async ({ page }) => {
  await page.goto('/blog/category/prompt-engineering')
  await alive(page)
  await page.getByRole('link', { name: 'Forbid the first answer', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Forbid the first answer' })).toBeVisible()
  await expect(page).toHaveURL(BUILT)
  await expect(page).toHaveTitle('Forbid the first answer | Promptory')
  await expect(page.getByText(/^Published on/)).toHaveText('Published on September 14, 2026')
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Blog', exact: true })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a prerendered post reads from its title to its last word', { tag: '@core' }, async ({ page }) => {
    await page.goto(BUILT)
    await expect(page.getByRole('heading', { level: 1, name: 'Forbid the first answer' })).toBeVisible()
    await expect(page.getByText('There is a small cure.')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first()).toBeVisible()
    const ad = page.locator('[data-ad=article]')
    expect(await ad.evaluate((slot) => slot.previousElementSibling?.querySelectorAll(':scope > p').length)).toBe(2)
    await page.goto('/blog')
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})

test('what machines read of a post', async ({ page }) => {
  await page.goto(BUILT)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const [article, crumbs] = data.map((text) => JSON.parse(text) as Record<string, unknown>)
  expect(article).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Forbid the first answer',
    datePublished: '2026-09-14T07:30:00.000Z',
    author: { '@type': 'Organization', name: 'Promptory' },
  })
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: { length: 3 } })
  await expect(page.locator('meta[name=keywords]')).toHaveAttribute('content', 'Prompt Engineering, blog, gpt, prompts')
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect((await page.request.get(new URL(picture ?? '').pathname)).headers()['content-type']).toBe('image/png')
})

test('contents, progress and the link', async ({ page, context }) => {
  await linger(page, COPIED_MS)
  await page.goto(BUILT)
  await alive(page)
  const progress = page.getByTestId('reading-progress')
  const scale = async () => {
    const [bar, window] = [await progress.boundingBox(), await page.evaluate(() => innerWidth)]
    return (bar?.width ?? 0) / window
  }
  expect(await scale()).toBe(0)
  await page.getByRole('link', { name: 'Where to stop' }).click()
  await expect(page.getByRole('heading', { name: 'Where to stop' })).toBeInViewport()
  await expect.poll(scale).toBeGreaterThan(0.3)
  expect(await scale()).toBeLessThan(1)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(BUILT, page.url()).href)
  await context.clearPermissions()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(progress).toBeHidden()
})

test('an address without a post says so and is kept out of search engines', async ({ page, problems }) => {
  // A busy database answers too late for a status; then the page says so.
  await expect.poll(async () => (await page.request.get('/blog/no-such-post')).status()).toBe(404)
  await page.goto('/blog/no-such-post')
  await expect(page.getByRole('heading', { level: 1, name: 'Error or Post Not Found' })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  for (const path of ['/blog/%E0%A4%A', '/blog/..%2fadmin', '/blog/category/nothing', '/blog/a/b']) {
    expect([path, (await page.request.get(path)).status()]).toEqual([path, 404])
  }
  // The browser itself logs the status; its line can come late.
  await page.close()
  expect(problems.filter((problem) => !/status of 404/.test(problem))).toEqual([])
  problems.length = 0
})

test('feeds and sitemap hold the articles', async ({ page }) => {
  await page.goto('/about')
  const found = await page.evaluate(async () => {
    const xml = async (path: string) =>
      new DOMParser().parseFromString(await (await fetch(path)).text(), 'application/xml')
    const rss = await xml('/rss.xml')
    const sitemap = await xml('/sitemap.xml')
    // Other journeys' articles come and go above it.
    const item = [...rss.querySelectorAll('item')].find((each) => each.textContent.includes('/blog/why-we-count-'))
    return {
      errors: [rss, sitemap].map((file) => file.querySelectorAll('parsererror').length),
      link: new URL(item?.querySelector('link')?.textContent ?? 'http://none').pathname,
      date: item?.querySelector('pubDate')?.textContent,
      places: [...sitemap.querySelectorAll('loc')].map(({ textContent }) => new URL(textContent ?? '').pathname),
      feed: (await (await fetch('/feed.json')).json()) as { items: { url: string; date_modified?: string }[] },
      llms: await (await fetch('/llms.txt')).text(),
    }
  })
  expect(found.errors).toEqual([0, 0])
  expect(found.link).toBe('/blog/why-we-count-to-a-hundred')
  expect(found.date).toBe('Mon, 16 Nov 2026 07:30:00 GMT')
  expect(found.places).toEqual(expect.arrayContaining(['/blog', '/blog/category/business', BUILT]))
  const inFeed = found.feed.items.find(({ url }) => url.endsWith('/blog/why-we-count-to-a-hundred'))
  expect(inFeed?.date_modified).toMatch(/^2026-11-16T/)
  expect(found.llms).toContain(`](${new URL(page.url()).origin.replace(/:\d+$/, '')}`)
  expect(found.llms).toContain('## Articles')
})
