import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { alive, expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures'
import { COPIED_MS, linger } from './support/linger.ts'

const SLUG = 'a-no-that-stays-polite'
const TEXT = 'Write three ways to turn down'

/** Serves one page at another origin. Really served: browsers keep a page that is only made up from local addresses. */
async function serveElsewhere(html: string) {
  const server = createServer((_req, res) => res.setHeader('content-type', 'text/html').end(html))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

for (const width of [360, 1440]) {
  test(`the lines of a prompt show it on another site, where nothing of ours is in reach, at ${width} pixels`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await linger(page, COPIED_MS)
    await page.goto(`/prompts/${SLUG}`)
    await alive(page)
    await page.evaluate(() => localStorage.setItem('mine', 'secret'))
    await page.getByRole('button', { name: 'Embed' }).click()
    const lines = page.getByLabel('Show this prompt on your site')
    await expect(lines).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Copy lines' }).click()
    await expect(page.getByRole('button', { name: 'Lines copied' })).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(await lines.inputValue())

    // The built site names its public address; here it is served at another.
    const html = copied.replace(/src="https?:\/\/[^/]+/, `src="${baseURL}`)
    const elsewhere = await serveElsewhere(`<h1>Blog</h1>${html}`)
    await page.goto(elsewhere.url)
    const card = page.frameLocator('iframe')
    await expect(card.getByText(TEXT)).toBeVisible()
    await expect(card.getByRole('link', { name: 'More on Promptory' })).toHaveAttribute('href', /\/prompts\/a-no-that-/)
    await card.getByRole('button', { name: 'Copy' }).click()
    await expect(card.getByRole('button', { name: 'Copied!' })).toBeVisible()
    await card.getByText('Open in…').click()
    await expect(card.getByRole('link', { name: 'ChatGPT' })).toHaveAttribute(
      'href',
      /^https:\/\/chatgpt\.com\/\?q=Write/,
    )

    const frame = page.frames().find((each) => each.url().includes('/embed/'))
    const reached = await frame?.evaluate(() => {
      const attempt = (read: () => unknown) => {
        try {
          return String(read())
        } catch (error) {
          return (error as Error).name
        }
      }
      return [
        window.origin,
        attempt(() => localStorage.getItem('mine')),
        attempt(() => sessionStorage.length),
        attempt(() => document.cookie),
        attempt(() => indexedDB.open('x')),
        attempt(() => window.parent.document),
      ]
    })
    elsewhere.close()
    expect(reached).toEqual(['null', ...Array.from({ length: 5 }, () => 'SecurityError')])
  })
}

test('without scripts the card is read, and its links lead on', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark', baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto(`/embed/prompts/${SLUG}`)
  await expect(page.getByText(TEXT)).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await page.getByText('Open in…').click()
  await expect(page.getByRole('link', { name: 'Claude' })).toBeVisible()
  await context.close()
})

test('a prompt tells programs where its other forms are', async ({ page, request }) => {
  await page.goto(`/prompts/${SLUG}`)
  for (const type of ['text/markdown', 'application/json']) {
    const href = await page.locator(`link[rel=alternate][type="${type}"]`).getAttribute('href')
    expect(await (await request.get(href ?? '')).text()).toContain(TEXT)
  }
  const oembed = await page.locator('link[type="application/json+oembed"]').getAttribute('href')
  const { pathname, search } = new URL(oembed ?? '')
  const { html } = (await (await request.get(pathname + search)).json()) as { html: string }
  expect(html).toContain(`/embed/prompts/${SLUG}"`)
})
