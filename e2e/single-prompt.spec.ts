import { alive, expect, test } from './fixtures'

const LOGBOOK = '/prompts/the-lighthouse-logbook'

test('a friend on a phone sees whose site it is, the prompt and what to do, and writes to it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(LOGBOOK)
  await alive(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Promptory' })).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1, name: 'The lighthouse logbook' })).toBeInViewport()
  const text = page.locator('.sheet .prompt-text')
  await expect(text).toBeInViewport({ ratio: 1 })
  const write = page.getByRole('link', { name: 'Write it here' }).first()
  await expect(write).toBeInViewport({ ratio: 1 })
  const words = await text.innerText()
  await write.click()
  await expect(page).toHaveURL(/\/write#prompt=/)
  await expect(page.getByText(`“${words}”`)).toBeVisible()
})

test('from a list to a prompt, to one like it, and back to where one was', { tag: '@core' }, async ({ page }) => {
  await page.goto('/writing-prompts')
  await alive(page)
  await page.evaluate(() => Object.assign(window, { isSameVisit: true }))
  const title = page.locator('#prompt-30 .prompt-title a')
  const name = await title.innerText()
  await title.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(name))
  await page.getByRole('main').locator('a[href^="/prompts/"]').first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/writing-prompts')
  await expect(page.locator('#prompt-30')).toBeInViewport()
  expect(await page.evaluate(() => 'isSameVisit' in window)).toBe(true)
})

test('a prompt is shared by the address of its own page, from its list, too', async ({ page }) => {
  await page.goto('/creative-writing-prompts')
  await alive(page)
  await page.locator('#prompt-55').getByRole('button', { name: 'Share' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${LOGBOOK}$`))
  await expect(page).toHaveURL('/creative-writing-prompts')
})

test('an address that no prompt has is the not-found page, which comes alive as it stands', async ({
  page,
  problems,
}) => {
  const unknown = '/prompts/no-such-prompt'
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  expect((await page.goto(unknown))?.status()).toBe(404)
  await alive(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Page not found/)
  await expect(page.locator('main code')).toHaveText(unknown)
  await expect(page.locator('title')).toHaveCount(1)
  expect(asked.filter((path) => path === unknown)).toHaveLength(1)
  // The browser's own line about the 404 can come late.
  await page.close()
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
  problems.length = 0
})

test('without scripts the prompt, its lengths and those like it are there', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/prompts/the-misspelt-election-poster')
  await expect(page.locator('.sheet .prompt-text')).toContainText('a print shop in Cluj')
  await expect(page.getByRole('heading', { name: 'The short version' })).toBeVisible()
  await expect(page.getByRole('main').locator('a[href^="/prompts/"]')).toHaveCount(6)
  await page.close()
})

test('from a list to the answer to a prompt, and to all that have one', async ({ page }) => {
  await page.goto('/business-prompts')
  await alive(page)
  await page.getByRole('link', { name: 'See an answer' }).first().click()
  await expect(page).toHaveURL(/\/prompts\/[a-z0-9-]+#answer$/)
  const answer = page.locator('#answer')
  await expect(answer.getByRole('heading', { name: 'An answer' })).toBeInViewport()
  await expect(answer.getByText(/^Answered by an AI from this text alone, \w+ \d{4}\. Not edited\./)).toBeVisible()
  await expect(answer.getByText('An editor’s word.')).toBeVisible()
  await page.goto('/prompts')
  await alive(page)
  await page.getByLabel('Tried').selectOption('yes')
  await expect(page).toHaveURL('/prompts?tried=yes')
  await expect(page.getByRole('status').filter({ hasText: /^\d+ prompts$/ })).toBeVisible()
})

test('a prompt with an answer is for search engines, and others are not', async ({ request }) => {
  const html = async (slug: string) => (await request.get(`/prompts/${slug}`)).text()
  expect(await html('break-even-on-one-line')).not.toContain('noindex')
  expect(await html('the-lighthouse-logbook')).toContain('noindex')
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain('/prompts/break-even-on-one-line<')
})
