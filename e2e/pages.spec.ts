import { readFileSync } from 'node:fs'
import { alive, expect, expectAccessible, test } from './fixtures'

// The registry is read from what was built: every prerendered page is walked, whoever added it.
const sitemap = readFileSync('dist/sitemap.xml', 'utf8')
const PATHS = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')

test('the sitemap lists the pages', () => {
  expect(PATHS.length).toBeGreaterThanOrEqual(14)
  expect(PATHS).toContain('/chatgpt')
})

for (const path of PATHS) {
  test(`${path} reads without scripts, then comes alive without a flash`, async ({ page, browser, baseURL }) => {
    const still = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
    const quiet = await still.newPage()
    const response = await quiet.goto(path)
    expect(response?.status()).toBe(200)
    await expect(quiet.locator('h1')).toBeVisible()
    const heading = await quiet.locator('h1').innerText()
    await still.close()

    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      new MutationObserver(() => {
        const text = document.querySelector('h1')?.textContent ?? '(no heading)'
        if (document.querySelector('footer') && seen.at(-1) !== text) seen.push(text)
      }).observe(document, { subtree: true, childList: true, characterData: true })
    })
    await page.goto(path)
    await alive(page)
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen.length)).toBeLessThanOrEqual(1)
    await expect(page.locator('h1')).toHaveText(heading.replace(/\s+/g, ' '))
    for (const selector of ['title', 'meta[name=description]', 'link[rel=canonical]', 'meta[property="og:title"]']) {
      await expect(page.locator(selector), selector).toHaveCount(1)
    }
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.length).toBeGreaterThan(0)
    for (const text of data) expect(JSON.parse(text)).toHaveProperty('@type')
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const path of [...PATHS, '/no-such-page']) {
    test(`${path} is accessible in the ${colorScheme} theme`, async ({ page, problems }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(path)
      await alive(page)
      await expectAccessible(page)
      // The browser itself reports the 404 of the page that is meant to be missing.
      if (path === '/no-such-page') problems.length = 0
    })
  }
}

for (const path of PATHS) {
  test(`${path} does not scroll sideways at 360 px or at 200 % zoom`, async ({ page }) => {
    for (const width of [320, 360, 720]) {
      await page.setViewportSize({ width, height: 740 })
      await page.goto(path)
      const { scrollWidth, clientWidth } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return { scrollWidth, clientWidth }
      })
      expect(scrollWidth, `at ${width} px`).toBeLessThanOrEqual(clientWidth)
    }
  })
}

for (const path of ['/careers', '/affiliate', '/no/such/page', '/blog/%E0%A4%A', '/chatgpt%00']) {
  test(`${path} answers 404 with the not-found page`, async ({ page, problems }) => {
    const warnings: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text())
    })
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
    await alive(page)
    expect(warnings.join()).toContain('404: no page at')
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
    problems.length = 0
  })
}

test('every internal link leads somewhere', async ({ page, request }) => {
  const targets = new Set<string>()
  for (const path of PATHS) {
    await page.goto(path)
    for (const href of await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? '')))
      targets.add(href.split(/[?#]/)[0] ?? '')
  }
  const meantToBeMissing = ['/careers', '/affiliate']
  const dead: string[] = []
  for (const target of targets) {
    const response = await request.get(target, { maxRedirects: 0 })
    if (response.status() !== 200 && !meantToBeMissing.includes(target)) dead.push(`${target} (${response.status()})`)
  }
  expect(dead).toEqual([])
})
