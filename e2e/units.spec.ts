import { alive, expect, test } from './fixtures'

const UNIT = '/teachers/units/a-story-that-starts-with-trouble'

for (const width of [360, 1440]) {
  test(`a unit fits ${width} pixels, and its lessons lead to their prompts`, { tag: '@core' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/teachers/units')
    await alive(page)
    await page.getByRole('main').getByRole('link', { name: 'A Story That Starts With Trouble' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'A Story That Starts With Trouble' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Rubric' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Start with a sound' })).toHaveAttribute(
      'href',
      '/prompts/start-with-a-sound',
    )
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
}

test('paper holds the whole unit, or one lesson alone', async ({ page }) => {
  // Printing is over at once; what it would show is looked at in between.
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  await page.goto(UNIT)
  await alive(page)
  await page.emulateMedia({ media: 'print' })
  const lesson = (number: number) => page.locator(`#lesson-${number}`)
  await expect(lesson(1)).toBeVisible()
  await expect(lesson(5)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Rubric' })).toBeVisible()

  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Print lesson 3: The slow walk' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(lesson(3)).toBeVisible()
  await expect(lesson(1)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Rubric' })).toBeHidden()

  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(lesson(1)).toBeVisible()
})
