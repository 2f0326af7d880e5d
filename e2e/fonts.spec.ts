import type { Page } from '@playwright/test'
import { alive, expect, test } from './fixtures'
import { PATHS } from './support/sitemap'

const LIMIT = 0.01

const SAMPLE = PATHS.filter((_, index) => index % 8 === 0)

// A visit in its own context has no fonts yet. The phone's width is Lighthouse's.
for (const { name, viewport, paths } of [
  { name: 'a phone', viewport: { width: 412, height: 823 }, paths: PATHS },
  { name: 'a small phone', viewport: { width: 360, height: 740 }, paths: SAMPLE },
  { name: 'a desktop', viewport: { width: 1440, height: 900 }, paths: SAMPLE },
]) {
  test.describe(name, () => {
    test.use({ viewport })
    test('nothing moves when the fonts come', async ({ browser, baseURL }) => {
      test.setTimeout(300_000)
      const moved: string[] = []
      for (const path of paths) {
        const context = await browser.newContext({ viewport, baseURL: baseURL ?? '', serviceWorkers: 'block' })
        const page = await context.newPage()
        await page.addInitScript(() => {
          const sum = { shift: 0 }
          Object.assign(window, { sum })
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum.shift += (entry as unknown as { value: number }).value
          }).observe({ type: 'layout-shift', buffered: true })
        })
        await page.goto(path)
        await page.locator('html[data-lettered]').waitFor({ state: 'attached' })
        await page.evaluate(() => document.fonts.ready)
        // Two frames: the shift is told after the first one is on the screen.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
        const shift = await page.evaluate(() => (window as unknown as { sum: { shift: number } }).sum.shift)
        if (shift >= LIMIT) moved.push(`${path} ${shift.toFixed(4)}`)
        await context.close()
      }
      expect(moved).toEqual([])
    })
  })
}

const nudged = (page: Page) => page.locator('[style*=letter-spacing]')

test('lines that were kept are let go at another width, and not when a phone folds its address bar away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/writing-prompts/adults')
  await page.locator('html[data-lettered]').waitFor({ state: 'attached' })
  await expect(nudged(page)).not.toHaveCount(0)
  const count = await nudged(page).count()
  await page.setViewportSize({ width: 360, height: 800 })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect(nudged(page)).toHaveCount(count)
  await page.setViewportSize({ width: 740, height: 360 })
  await expect(nudged(page)).toHaveCount(0)
})

test('the fonts come part by part, and to the whole document once it is alive', async ({ page }) => {
  await page.goto('/terms')
  await page.locator('html[data-lettered]').waitFor({ state: 'attached' })
  // The whole would be one long task, and belongs where somebody waits for the scripts anyway.
  const ofWhole = () => getComputedStyle(document.documentElement).getPropertyValue('--font-serif')
  expect(await page.evaluate(ofWhole)).not.toContain('Variable')
  const families = await page
    .locator('h1, .lede, .legal p, .foot a')
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).fontFamily.split(',')[0]))
  expect(new Set(families)).toEqual(new Set(['"Geist Variable"', '"Newsreader Variable"']))
  await alive(page)
  expect(await page.evaluate(ofWhole)).toContain('Newsreader Variable')
})

for (const [platform, serif, sans] of [
  ['Linux x86_64', 'Newsreader Fallback DejaVu', 'Geist Fallback DejaVu'],
  ['Linux armv81', 'Newsreader Fallback Noto', 'Geist Fallback Roboto'],
  ['MacIntel', 'Newsreader Fallback', 'Geist Fallback'],
] as const) {
  test(`${platform} is asked first for a face that it has`, async ({ page }) => {
    await page.addInitScript((name) => {
      Object.defineProperty(navigator, 'platform', { get: () => name })
    }, platform)
    await page.goto('/terms')
    for (const [selector, family] of [
      ['.legal p', serif],
      ['summary', sans],
    ] as const) {
      const families = await page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).fontFamily.replaceAll('"', '').split(', '))
      expect(families.filter((name) => !name.endsWith(' Variable'))[0]).toBe(family)
    }
  })
}

test('fonts that do not come leave the stand-ins, and nothing else fails', async ({ page, problems }) => {
  await page.route('**/*.woff2', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.woff2'))
  await page.goto('/about')
  await failed
  await alive(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('promptory:fonts'))).toBeNull()
  // The browser's own lines.
  problems.splice(0, problems.length, ...problems.filter((text) => !text.startsWith('Failed to load resource')))
})
