import type { Page } from '@playwright/test'
import { alive, expect, test } from './fixtures'
import { holdScripts } from './support/hindrances.ts'

/** Opens a page, and adds up how far things move by themselves, as browsers count it, once its scripts come. */
async function openWatched(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        ;(window as unknown as { shifted: number }).shifted += (entry as PerformanceEntry & { value: number }).value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const release = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
  await page.evaluate(async () => {
    // What the fonts move is looked at elsewhere (e2e/fonts.spec.ts), and told some frames after it.
    await document.fonts.ready
    await document.body.animate([], 200).finished
    Object.assign(window, { shifted: 0 })
  })
  release()
  await alive(page)
}

const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { shifted: number }).shifted)

test('the prompt of the visitor’s day is the one of its month’s page, and nothing moves as it comes', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date(2027, 10, 24, 12))
  await page.setViewportSize({ width: 360, height: 740 })
  await openWatched(page, '/today')
  await expect(page.getByRole('heading', { name: 'Wednesday, November 24' })).toBeVisible()
  const text = page.locator('#prompt-24 .prompt-text')
  await expect(text).toBeVisible()
  const words = await text.innerText()
  expect(await shiftOf(page)).toBeLessThan(0.02)
  await page.getByRole('link', { name: 'November', exact: true }).click()
  await expect(page).toHaveURL('/today/november')
  await expect(page.locator('#prompt-24 .prompt-text')).toHaveText(words)
})

test('without scripts, the page shows a day and its prompt', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/today')
  const heading = await page.locator('#day').innerText()
  expect(heading).toMatch(/^[A-Z][a-z]+day, [A-Z][a-z]+ \d+$/)
  await expect(page.locator(`.torn #prompt-${heading.split(' ').at(-1)} .prompt-text`)).toBeVisible()
  await page.close()
})

test('a school year opens at the month of today; another month is printed alone', async ({ page }) => {
  await page.clock.setFixedTime(new Date(2027, 1, 3, 12))
  await page.setViewportSize({ width: 360, height: 740 })
  await openWatched(page, '/school-writing-prompts-ages-7-to-10')
  await expect(page.getByRole('heading', { name: 'February' })).toBeVisible()
  expect(await shiftOf(page)).toBeLessThan(0.02)
  await expect(page.locator('.prompt:visible')).toHaveCount(18)
  await page.getByRole('link', { name: 'March', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'March' })).toBeVisible()
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Print 18 prompts' })).toBeVisible()
})

test('an address of a prompt leads to it in whichever month it stands', async ({ page }) => {
  await page.clock.setFixedTime(new Date(2027, 1, 3, 12))
  await page.goto('/school-writing-prompts-ages-7-to-10#prompt-170')
  await alive(page)
  await expect(page.locator('#prompt-170')).toBeInViewport()
  await expect(page.locator('#prompt-170').getByRole('button', { name: 'Copy' })).toBeVisible()
})

test('who comes to the short versions by a link finds them all', async ({ page }) => {
  await page.goto('/writing-prompts')
  await alive(page)
  await page.locator('footer').getByRole('link', { name: 'Short Prompts' }).click()
  await expect(page).toHaveURL('/short-writing-prompts')
  await expect(page.locator('#prompt-200')).toBeAttached()
})
