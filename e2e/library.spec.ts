import { alive, expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures'
import { COPIED_MS, linger } from './support/linger.ts'

test('without scripts the first six prompts are there to read', async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage()
  await page.goto('/ai-prompts')
  await expect(page.getByRole('article')).toHaveCount(6)
  await expect(page.getByText('Tomorrow I sign this lease')).toBeVisible()
})

test('a search from outside filters on arrival and can be shared', async ({ page }) => {
  await page.goto('/ai-prompts?search=STUDY')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Two studies, two answers' })).toBeInViewport()
  await expect(page.getByLabel('Search prompts')).toHaveValue('STUDY')

  await page.getByRole('button', { name: 'Coding', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'No coding prompt in the library has “STUDY”.' })).toBeVisible()
  await expect(page).toHaveURL('/ai-prompts?search=STUDY&category=coding')
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByLabel('Search prompts').fill('')
  await expect(page).toHaveURL('/ai-prompts')
  await page.getByRole('button', { name: 'Load More Prompts' }).click()
  await expect(page.getByRole('article')).toHaveCount(10)
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(10)
  await expect(page.getByRole('button', { name: 'Load More Prompts' })).toHaveCount(0)
})

test('by keyboard alone from the search to a filled and copied prompt', { tag: '@core' }, async ({ page }) => {
  await linger(page, COPIED_MS)
  await page.goto('/ai-prompts')
  await alive(page)
  await page.getByLabel('Search prompts').focus()
  await page.keyboard.type('lease')
  await expect(page.getByRole('article')).toHaveCount(1)
  // Past the AI, the order, the eight categories and the vote.
  const opener = page.getByRole('button', { name: /^View Full Prompt/ })
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('Tab')
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')

  const dialog = page.getByRole('dialog', { name: 'The lease, read from across the table' })
  await expect(dialog.getByRole('textbox', { name: 'your premises' })).toBeFocused()
  await page.keyboard.type('a bakery under a tram stop')
  await expect(dialog.getByText('a bakery under a tram stop', { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
  const copy = dialog.getByRole('button', { name: 'Copy prompt' })
  // Past the blanks that are left, what the prompt still lacks and the count.
  await expect(dialog.locator('.score summary')).toBeVisible()
  for (let press = 0; press < 7; press += 1) await page.keyboard.press('Tab')
  await expect(copy).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Copied!' })).toBeVisible()
  await expect(dialog.getByText(/^Copied to clipboard!/)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('lease for a bakery under a tram stop: [')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('a browser without its clipboard still copies the filled prompt', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
  })
  await page.goto('/ai-prompts?search=lease')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('button', { name: /^View Full Prompt/ }).click()
  await page.getByLabel('country').fill('Togo')
  await page.getByRole('button', { name: 'Copy prompt' }).click()
  await expect(page.getByText('Copied to clipboard!')).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toMatch(/^Tomorrow I sign .* only a lawyer in Togo can answer\.$/s)
})

test('reached by a link it works the same, and Back brings the filtered view again', async ({ page }) => {
  await page.goto('/chatgpt')
  await alive(page)
  await page.locator('footer').getByRole('link', { name: 'Prompt Library' }).click()
  await expect(page).toHaveURL('/ai-prompts')
  await page.getByRole('button', { name: 'Writing', exact: true }).click()
  await page.getByRole('button', { name: /vote for Cover the names/ }).click()
  await expect(page.getByRole('button', { name: '122 votes, vote for Cover the names' })).toBeVisible()
  await page.locator('footer').getByRole('link', { name: 'Claude' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Best Claude Prompt Generator')
  await page.goBack()
  await expect(page).toHaveURL('/ai-prompts?category=writing')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('button', { name: '122 votes, vote for Cover the names' })).toBeVisible()
})

test('the page as it was served: Back from elsewhere, and the link to the page itself', async ({ page }) => {
  await page.goto('/ai-prompts')
  await alive(page)
  await page.getByRole('button', { name: 'Design', exact: true }).click()
  await expect(page).toHaveURL('/ai-prompts?category=design')
  await page.locator('footer').getByRole('link', { name: 'Claude' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Best Claude Prompt Generator')
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.locator('footer').getByRole('link', { name: 'Prompt Library' }).click()
  await expect(page).toHaveURL('/ai-prompts')
  await expect(page.getByRole('article')).toHaveCount(6)
})

test('on a phone the dialog rises from the bottom and closes beside it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/ai-prompts')
  await alive(page)
  await page.getByRole('button', { name: /^View Full Prompt: The lease/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Copy prompt' })).toBeInViewport({ ratio: 1 })
  await expect
    .poll(async () => {
      const box = await dialog.boundingBox()
      return box && [box.x, box.width, Math.round(box.y + box.height)]
    })
    .toEqual([0, 360, 740])
  await expectNoSidewaysScroll(page)
  await page.mouse.click(180, 20)
  await expect(dialog).toHaveCount(0)
})

test('a typing slip finds prompts of the pages; by keyboard alone to one of them and Back to the same results', async ({
  page,
}) => {
  await page.goto('/ai-prompts')
  await alive(page)
  await page.getByLabel('Search prompts').focus()
  await page.keyboard.type('gohst')
  const pages = page.getByRole('region', { name: 'From the pages' })
  await expect(pages.getByRole('status')).toHaveText(
    /^6 of \d+ prompts\. Nothing says exactly that; these come close\.$/,
  )
  await expect(pages.getByRole('listitem')).toHaveCount(6)
  await expect(pages.locator('mark').first()).toHaveText('ghost')
  await expect(page).toHaveURL('/ai-prompts?search=gohst')

  const found = pages.getByRole('link').first()
  // Past the AI, the order, the eight categories and the button that resets.
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('Tab')
  await expect(found).toBeFocused()
  // Only now: what was found for half the word may have stood here before.
  const address = (await found.getAttribute('href')) ?? ''
  expect(address).toMatch(/^\/prompts\/[a-z0-9-]+$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address)
  await expect(page.locator('.sheet')).toContainText('ghost')

  await page.goBack()
  await expect(page).toHaveURL('/ai-prompts?search=gohst')
  await alive(page)
  await expect(pages.getByRole('listitem')).toHaveCount(6)
  await expect(found).toBeFocused()
  await expect(found).toBeInViewport()
})

test('Load More Prompts leads through the ten to the prompts of the pages, as many as one likes', async ({ page }) => {
  await page.goto('/ai-prompts')
  await alive(page)
  const pages = page.getByRole('region', { name: 'From the pages' })
  await expect(pages).toHaveCount(0)
  await page.getByRole('button', { name: 'Load More Prompts' }).click()
  await expect(page.getByRole('article')).toHaveCount(10)
  await expect(pages.getByRole('status')).toHaveText(/^6 of \d+ prompts$/)
  await page.getByRole('button', { name: 'More from the pages' }).click()
  await expect(pages.getByRole('listitem')).toHaveCount(12)
  await expect(pages.getByRole('link').nth(6)).toBeFocused()
  await expect(page).toHaveURL('/ai-prompts?show=12&more=12')
  await page.reload()
  await expect(pages.getByRole('listitem')).toHaveCount(12)
})

test('AI, order, category and search are one address; Reset Filters clears what filters', async ({ page }) => {
  await page.goto('/ai-prompts?search=sourdouhg&category=coding&model=claude&sort=title')
  await expect(page.getByLabel('Filter by AI')).toHaveValue('claude')
  await expect(page.getByLabel('Sort by')).toHaveValue('title')
  await expect(page.getByText('No coding prompt on our pages has “sourdouhg”.')).toBeVisible()
  await page.getByRole('button', { name: 'Reset Filters' }).click()
  await expect(page).toHaveURL('/ai-prompts?sort=title')
  await expect(page.getByRole('article')).toHaveCount(6)
  await page.goBack()
  await expect(page.getByLabel('Search prompts')).toHaveValue('sourdouhg')
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('without its index the library says so and keeps working; trying again helps', async ({ page, problems }) => {
  await page.route('**/data/search.json', (route) => route.abort())
  await page.goto('/ai-prompts?search=lease')
  await expect(page.getByRole('alert')).toContainText('Prompts from our pages could not be loaded.')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.unroute('**/data/search.json')
  await page.getByRole('button', { name: 'Try again' }).click()
  // The whole index is made meanwhile.
  await expect(page.getByRole('region', { name: 'From the pages' }).getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  // The browser's own line about the request that was cut.
  expect(problems.splice(0)).toEqual(['Failed to load resource: net::ERR_FAILED'])
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [what, query] of [
    ['found', 'search=letter&model=claude'],
    ['nothing found', 'search=zzzxqj'],
    ['all in turn', 'show=12'],
  ]) {
    test(`prompts of the pages on a phone, ${what}, ${colorScheme}: accessible, nothing scrolls sideways`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(`/ai-prompts?${query}`)
      // "Loading prompts" is not it.
      await expect(page.getByRole('region', { name: 'From the pages' }).getByRole('status')).toHaveText(/^(?:\d|No )/)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    })
  }
}

test('a prompt of the library is shared by an address that opens it', async ({ page }) => {
  await page.goto('/ai-prompts?search=lease')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('button', { name: /^View Full Prompt/ }).click()
  const dialog = page.getByRole('dialog', { name: 'The lease, read from across the table' })
  await dialog.getByRole('button', { name: 'Share' }).click()
  await expect(dialog.getByText('Link copied to clipboard!')).toBeVisible()
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()))
  await expect(dialog).toBeVisible()
})
