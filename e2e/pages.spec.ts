import type { Page } from '@playwright/test'
import { alive, expect, expectAccessible, test } from './fixtures'
import { ADDRESSES } from './support/addresses.ts'

/** Widths in CSS pixels: a small phone, a phone, 200 % zoom on a desktop, and the least with the wide header. */
const WIDTHS = [320, 360, 720, 1024]

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 })
    const [content, window] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return [scrollWidth, clientWidth] as const
    })
    expect(content, `at ${width} px`).toBeLessThanOrEqual(window)
  }
}

for (const path of ADDRESSES) {
  test(`${path} reads without scripts, comes alive without a flash, is accessible in both themes, fits`, {
    tag: '@core',
  }, async ({ page, request }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    const [, heading = ''] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(await response.text()) ?? []
    expect(heading).not.toBe('')

    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      new MutationObserver(() => {
        const text = document.querySelector('h1')?.textContent ?? '(no heading)'
        if (document.querySelector('footer') && seen.at(-1) !== text) seen.push(text)
      }).observe(document, { subtree: true, childList: true, characterData: true })
    })
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(path)
    await alive(page)
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen.length)).toBeLessThanOrEqual(1)
    // As it was built (tests/architecture/built-pages.test.ts), and still so once it is alive.
    for (const selector of ['title', 'meta[name=description]', 'link[rel=canonical]', 'meta[property="og:image"]']) {
      await expect(page.locator(selector), selector).toHaveCount(1)
    }

    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
}

/** The size of the largest thing painted until now, in square pixels, as browsers report it. */
function largestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(Math.max(...list.getEntries().map((entry) => (entry as PerformanceEntry & { size: number }).size)))
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}

// It comes seconds after the page: were it larger, a page would count as slow to whoever only reads.
test('the question about cookies is on no page the largest thing', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto('/')
  await alive(page)
  const { width, height } = (await page.locator('.consent p').boundingBox()) ?? { width: 0, height: 0 }
  expect(height).toBeGreaterThan(0)
  for (const path of ADDRESSES) {
    await page.goto(path)
    // Reported one after the other, the largest last.
    await expect.poll(() => largestPaint(page), path).toBeGreaterThan(width * height)
  }
})

test('on a wide screen the answers about cookies stand side by side', async ({ page }) => {
  await page.goto('/')
  await alive(page)
  const places = ['Accept', 'Decline'].map((name) => page.getByRole('button', { name, exact: true }).boundingBox())
  const [accept, decline] = await Promise.all(places)
  expect(accept?.y).toBeDefined()
  expect(decline?.y).toBe(accept?.y)
})

test('the not-found page is accessible', async ({ page, problems }) => {
  await page.goto('/no/such/page')
  await alive(page)
  await expectAccessible(page)
  problems.length = 0
})

for (const path of ['/careers', '/affiliate', '/no/such/page', '/blog/%E0%A4%A', '/chatgpt%00']) {
  test(`${path} answers 404 with the not-found page`, { tag: '@core' }, async ({ page, problems }) => {
    const warnings: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text())
    })
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
    await alive(page)
    await expect.poll(() => warnings.join()).toContain('404: no page at')
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
    // The browser's own line about the 404 can come late.
    await page.close()
    problems.length = 0
  })
}
