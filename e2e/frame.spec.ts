import type { Page } from '@playwright/test'
import { alive, expect, test } from './fixtures'

test('the theme follows the system, the toggle is remembered, and nothing flashes', { tag: '@core' }, async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/generator')
  await alive(page)
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const dark = await paper()
  await page.getByRole('button', { name: 'Change between light and dark' }).click()
  const light = await paper()
  expect(light).not.toBe(dark)
  // The very first style of the next page is the chosen one: the theme is set before the body exists.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      Object.assign(window, { themeAtFirstBody: document.documentElement.dataset.theme })
      observer.disconnect()
    }).observe(document, { subtree: true, childList: true })
  })
  await page.goto('/chatgpt')
  expect(await page.evaluate(() => (window as unknown as { themeAtFirstBody: string }).themeAtFirstBody)).toBe('light')
  expect(await paper()).toBe(light)
})

test('the dropdown works by keyboard alone', async ({ page }) => {
  await page.goto('/generator')
  await alive(page)
  const summary = page.getByRole('navigation', { name: 'Main' }).getByText('AI Models')
  await summary.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Claude' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/claude')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Best Claude Prompt Generator')
  await expect(page).toHaveTitle(/Claude/)
})

test('a dropdown opens for a mouse that rests on it and closes on Escape', async ({ page }) => {
  await page.goto('/generator')
  await alive(page)
  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.getByText('Prompt Categories').hover()
  await expect(nav.getByRole('link', { name: 'AI Prompts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await nav.getByText('Prompt Categories').focus()
  await page.keyboard.press('Escape')
  await expect(nav.getByRole('link', { name: 'AI Prompts' })).toBeHidden()
})

test('a click on a dropdown that the mouse has opened leaves it open; the next one closes it', async ({ page }) => {
  await page.goto('/generator')
  await alive(page)
  const nav = page.getByRole('navigation', { name: 'Main' })
  const summary = nav.getByText('Prompt Categories')
  const link = nav.getByRole('link', { name: 'AI Prompts' })
  await summary.hover()
  await expect(link).toBeVisible()
  await summary.click()
  await expect(link).toBeVisible()
  await summary.click()
  await expect(link).toBeHidden()
  await page.waitForTimeout(400)
  await expect(link).toBeHidden()
})

test('on a phone the menu opens, leads somewhere and closes', { tag: '@core' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/generator')
  const toggle = page.getByRole('button', { name: 'Menu' })
  // Pressed at once, perhaps before any script has come: the press must not be lost.
  await toggle.click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await menu.getByRole('link', { name: 'Midjourney' }).click()
  await expect(page).toHaveURL('/midjourney')
  await expect(menu).toBeHidden()
})

/** Follows the footer's link to V0; gives how far down one was. */
async function leaveByFooter(page: Page): Promise<number> {
  await page.locator('footer').scrollIntoViewIfNeeded()
  await page.waitForTimeout(300)
  const y = await page.evaluate(() => window.scrollY)
  expect(y).toBeGreaterThan(500)
  await page.locator('footer').getByRole('link', { name: 'V0' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Best V0 Prompt Generator')
  return y
}

test('skip link, focus and scroll after a change of page, and Back', { tag: '@core' }, async ({ page }) => {
  await page.goto('/chatgpt')
  await alive(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  const y = await leaveByFooter(page)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Best ChatGPT Prompt Generator')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(y - 200)
})

test('a link to the page one is on leads to its top, with the focus', async ({ page }) => {
  await page.goto('/ai-prompts')
  await alive(page)
  const link = page.locator('footer').getByRole('link', { name: 'Prompt Library' })
  await link.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
  await link.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL('/ai-prompts')
})

test('a link to a part of another page takes the focus there', async ({ page }) => {
  await page.goto('/sitemap')
  await alive(page)
  const link = page.getByRole('main').locator('a[href^="/terms#"]').first()
  const fragment = (await link.getAttribute('href'))?.split('#')[1]
  await link.click()
  await expect(page).toHaveURL(`/terms#${fragment}`)
  const target = page.locator(`[id="${fragment}"]`)
  await expect(target).toBeInViewport()
  await expect(target).toBeFocused()
})

test('Back to a page that has to be loaded anew leads to where one was, without the event of a scroll’s end', async ({
  page,
}) => {
  await page.addInitScript(() => addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true))
  await page.goto('/chatgpt')
  await alive(page)
  const y = await leaveByFooter(page)
  // The page before is not held by the new document.
  await page.reload()
  await alive(page)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Best ChatGPT Prompt Generator')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(y - 200)
})

test('Back and Forward between sections of a page lead to where one was', async ({ page }) => {
  const y = () => page.evaluate(() => Math.round(window.scrollY))
  const wrong: string[] = []
  for (const path of ['/faq', '/privacy', '/writing-prompts', '/chatgpt']) {
    await page.goto(path)
    await alive(page)
    const links = page.locator('main a[href^="#"]')
    await links.first().waitFor()
    await page.evaluate(() => window.scrollTo(0, 19))
    const places = [19]
    // To the last section, and on a bit; to the second; to the last again, which is no way back.
    for (const link of [links.last(), links.nth(1), links.last()]) {
      const before = await y()
      await link.evaluate((element: HTMLElement) => element.click())
      await expect.poll(y).not.toBe(before)
      // The router has scrolled, too.
      await page.evaluate(() => new Promise<unknown>((done) => requestIdleCallback(done)))
      await page.evaluate(() => window.scrollBy(0, -100))
      places.push(await y())
    }
    if (places[3] !== places[1]) wrong.push(`${path}: the last section at ${places[1]}, then at ${places[3]}`)
    for (const at of [2, 1, 0]) {
      await page.goBack()
      await expect.poll(y, path).toBe(places[at])
    }
    await page.goForward()
    await expect.poll(y, path).toBe(places[1])
  }
  expect(wrong).toEqual([])
})

test('breadcrumbs lead home', async ({ page }) => {
  await page.goto('/perplexity')
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
})

test('touch targets of header and generator are at least 44 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/generator')
  await alive(page)
  const small = await page.locator('header button, main button:visible, main select, main summary').evaluateAll((all) =>
    all
      .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0 && box.height < 44)
      .map(({ text, box }) => `${text} ${box.height}`),
  )
  expect(small).toEqual([])
})

test('in forced colours a blank and the current menu are still told apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/claude')
  await alive(page)
  const slot = page.locator('.about .slot').first()
  await expect(slot).toHaveCSS('border-bottom-width', '2px')
  await expect(page.getByRole('button', { name: 'Generate Prompt' })).toHaveCSS('border-top-width', '1px')
})

test('reduced motion is respected', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/generator')
  await expect(page.getByRole('button', { name: 'Generate Prompt' })).toHaveCSS(
    'transition-duration',
    /^(0s|1e-05s|0\.00001s)/,
  )
})

test('another address in the same tab begins at its top; a page loaded again, where it was', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 400 })
  await page.goto('/faq')
  await alive(page)
  await page.mouse.wheel(0, 2000)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
  // A page without a file of its own is built in the browser.
  await page.goto('/admin/login')
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
})
