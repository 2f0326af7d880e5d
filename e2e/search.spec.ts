import { alive, expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`on a phone, ${colorScheme}: found in two presses, accessible, nothing scrolls sideways`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    await alive(page)
    await page.getByRole('button', { name: 'Search prompts, pages and articles' }).click()
    await page.keyboard.type('lighthose')
    const found = page.getByRole('option', { name: /^The lighthouse logbook/ })
    await expect(found).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await found.click()
    await expect(page).toHaveURL('/prompts/the-lighthouse-logbook')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The lighthouse logbook')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
}

test('an e-mail to a landlord, opened in ChatGPT in four presses', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/about')
  await alive(page)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.keyboard.type('e-mail to my landlord about the cold radiator')
  await page.getByRole('option', { name: /^Write one about/ }).click()
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/generator\?about=/)
  await expect(page.getByLabel('What do you want to achieve?')).toHaveValue(
    'e-mail to my landlord about the cold radiator',
  )
  await page.getByRole('button', { name: 'Generate Prompt' }).click()
  const link = page.getByRole('link', { name: /^Open in ChatGPT/ })
  await expect(link).toHaveAttribute('href', /cold%20radiator/)
  expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).not.toContain('[')
})

test('by keyboard alone: opened by a key, chosen by arrows, closed with the focus where it was', async ({ page }) => {
  await page.goto('/faq')
  await alive(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('gratitude')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL('/faq')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('where the index does not come, it says so, and tries again', async ({ page, problems }) => {
  await page.route('**/data/search.json', (route) => route.abort())
  await page.goto('/terms')
  await alive(page)
  await page.keyboard.press('/')
  await expect(page.getByText('The search did not load.')).toBeVisible()
  await page.unroute('**/data/search.json')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('combobox').fill('dragon')
  await expect(page.getByRole('option').first()).toBeVisible()
  problems.length = 0
})
