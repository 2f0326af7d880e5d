import { alive, expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`on a phone, ${colorScheme}: found in two presses, accessible, nothing scrolls sideways`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    await alive(page)
    await page.getByRole('button', { name: 'Search prompts and articles' }).click()
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
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
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await page.keyboard.type('e-mail to my landlord about the cold radiator')
  // Whole: it follows the typing.
  await page.getByRole('option', { name: /^Write one about .*the cold radiator”$/ }).click()
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/generator$/)
  await expect(page.getByLabel('What do you want to achieve?')).toHaveValue(
    'e-mail to my landlord about the cold radiator',
  )
  await page.getByRole('button', { name: 'Generate Prompt' }).click()
  const link = page.getByRole('link', { name: /^Open in ChatGPT/ })
  await expect(link).toHaveAttribute('href', /cold%20radiator/)
  expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).not.toContain('[')
})

test('by keyboard alone: opened by a key, chosen by arrows, closed with the focus where it was', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/faq')
  await alive(page)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('gratitude')
  // It comes with what was found; before it there are other options.
  await expect(page.getByRole('option', { name: 'Write one about “gratitude”' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL('/faq')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // The new page takes the focus, and closes a search that was opened before it came.
  await expect(page.locator(':focus')).toHaveCount(1)
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
  // Not the offer alone, which is there without an index, too.
  await expect(page.getByRole('option', { name: /dragon/i }).nth(1)).toBeVisible()
  problems.length = 0
})

test('a tab that is older than the site offers a reload, which searches for what was typed', async ({ page }) => {
  await page.goto('/terms')
  await alive(page)
  const isHome = (url: URL) => url.pathname === '/'
  await page.route('**/data/search.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), version: 0 } })
  })
  await page.route(isHome, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace(/data-build="[^"]*"/, 'data-build="later"') })
  })
  await page.keyboard.press('/')
  await page.getByRole('combobox').fill('gratitude')
  await expect(page.getByText('The site has changed since this page was opened.')).toBeVisible()
  await page.unroute('**/data/search.json')
  await page.unroute(isHome)
  await page.getByRole('link', { name: 'Reload' }).click()
  await expect(page).toHaveURL('/prompts#q=gratitude')
  await expect(page.getByRole('searchbox', { name: 'Search all prompts' })).toHaveValue('gratitude')
  await expect(page.getByRole('link', { name: /gratitude/i }).first()).toBeVisible()
})
