import { alive, expect, test } from './fixtures'

test('behind a dialog the page neither scrolls, takes presses, nor is read out', { tag: '@core' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/ai-prompts?search=lease')
  await alive(page)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.getByRole('button', { name: /^View Full Prompt/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox').first()).toBeFocused()
  const place = await page.evaluate(() => scrollY)

  await page.mouse.move(10, 450)
  await page.mouse.wheel(0, 300)
  // The wheel is answered after some frames.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(await page.evaluate(() => scrollY)).toBe(place)

  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
  const isWithin = () => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 25; press += 1) {
      await page.keyboard.press(key)
      expect(await isWithin()).toBe(true)
    }
  }
  // From the dialog itself, which has the focus after a press on its text.
  await dialog.getByRole('heading').first().click()
  await page.keyboard.press('Shift+Tab')
  expect(await isWithin()).toBe(true)
  // The logo is below.
  await page.mouse.click(200, 20)
  await expect(dialog).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe('/ai-prompts')
  await expect(page.getByRole('button', { name: /^View Full Prompt/ })).toBeFocused()
  await page.mouse.wheel(0, -300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(place)
})
