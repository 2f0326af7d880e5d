import { alive, expect, test } from './fixtures'

// On the narrowest phones a line more or less is a larger share of the window. How much is told hangs on which font
// comes with which frame: one after the other after the first paint, they move a wide page by 0.022.
const limitAt = (width: number) => (width < 400 ? 0.04 : 0.03)
// One address a template.
const PATHS = [
  '/',
  '/generator',
  '/ai-prompts',
  '/claude',
  '/writing-prompts',
  '/funny-writing-prompts-for-adults',
  '/journal-prompts/daily',
  '/about',
  '/pricing',
  '/faq',
  '/terms',
  '/sitemap',
  '/blog',
  '/blog/forbid-the-first-answer',
]

for (const width of process.env.FULL_RUN ? [360, 412, 1440] : [360, 1440]) {
  test(`nothing moves when the fonts come, ${width} px wide`, async ({ browser, baseURL }) => {
    const moved: string[] = []
    for (const path of PATHS) {
      // A visit in its own context has no fonts yet.
      const context = await browser.newContext({
        viewport: { width, height: 823 },
        baseURL: baseURL ?? '',
        serviceWorkers: 'block',
      })
      const page = await context.newPage()
      await page.addInitScript(() => {
        const sum = { shift: 0 }
        Object.assign(window, { sum })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum.shift += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
      })
      // The list of articles takes in what other journeys have just published, which is not about fonts.
      await page.route('**/rest/v1/**', (route) => route.abort())
      await page.goto(path)
      await alive(page)
      await page.evaluate(() => document.fonts.ready)
      // Two frames: the shift is told after the first one is on the screen.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      const shift = await page.evaluate(() => (window as unknown as { sum: { shift: number } }).sum.shift)
      if (shift >= limitAt(width)) moved.push(`${path} ${shift.toFixed(4)}`)
      await context.close()
    }
    expect(moved).toEqual([])
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
