import { alive, expect, test } from './fixtures'

test('the shelf begins without its data, grows as one reads, and comes back where one was', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/prompts')
  await alive(page)
  const shown = page.locator('[data-prompt]')
  await expect(shown).toHaveCount(20)
  await expect(page.getByRole('status').filter({ hasText: /^[\d,]+ prompts$/ })).toBeVisible()
  expect(asked).not.toContain('/data/search.json')
  await shown.nth(19).scrollIntoViewIfNeeded()
  await expect.poll(() => shown.count()).toBeGreaterThan(20)
  const far = shown.nth(30)
  await far.scrollIntoViewIfNeeded()
  const link = far.getByRole('heading').getByRole('link')
  const name = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name, exact: true })).toBeInViewport()
})

test('a page of filters is there without scripts, and its filters can be taken off and added to', async ({
  page,
  browser,
}) => {
  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto('/prompts/for/science-fiction')
  await expect(plain.locator('[data-prompt]')).toHaveCount(20)
  await plain.close()

  await page.goto('/prompts/for/science-fiction')
  await alive(page)
  await expect(page.getByLabel('Genre or job')).toHaveValue('sci-fi')
  await page.getByLabel('For whom').selectOption('beginners')
  await expect(page).toHaveURL('/prompts/for/science-fiction?for=beginners')
  await expect(page.getByRole('status').filter({ hasText: /^\d+ prompts$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Take off: Science fiction' }).click()
  await expect(page).toHaveURL('/prompts/for/science-fiction?for=beginners&topic=')
  await expect(page.getByLabel('Genre or job')).toHaveValue('')
})

test('from the collection of AI prompts to all of them in one press', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/ai-prompts')
  await alive(page)
  const all = page.getByRole('link', { name: /^All [\d,]+ prompts$/ })
  await expect(all).toBeInViewport({ ratio: 1 })
  await all.click()
  await expect(page).toHaveURL('/prompts')
})

const TEXTS = '**/data/prompt-texts/*.json'

test('a filter answers at once; its prompts take the place of the others when their texts are there', async ({
  page,
}) => {
  let arrive = () => {}
  const texts = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(TEXTS, async (route) => {
    await texts
    await route.continue()
  })
  await page.goto('/prompts')
  await alive(page)
  const shown = page.locator('[data-prompt]')
  const first = await shown.first().innerText()
  await page.getByLabel('For whom').selectOption('kids')
  const status = page.getByRole('status').filter({ hasText: /^\d+ prompts$/ })
  await expect(status).toBeVisible()
  await expect(page.getByLabel('What for').getByRole('option', { name: /^Write \(\d+\)$/ })).toBeAttached()
  await expect(shown).toHaveCount(20)
  await expect(shown.first()).toHaveText(first, { useInnerText: true })
  const count = await status.innerText()
  arrive()
  await expect(shown.first()).not.toHaveText(first, { useInnerText: true })
  await expect(shown.first()).toContainText('Kids')
  await expect(status).toHaveText(count)
})

test('where texts do not come, or are those of another build, it says so, and tries again', async ({
  page,
  problems,
}) => {
  await page.goto('/teachers')
  await alive(page)
  const alert = page.getByRole('alert')
  const again = page.getByRole('button', { name: 'Try again' })
  const first = page.locator('[data-prompt]').first()
  await page.route(TEXTS, (route) => route.abort())
  await page.getByLabel('Skill').selectOption('dialogue')
  await expect(alert).toHaveText('The prompts did not load.')

  await page.unroute(TEXTS)
  await page.route(TEXTS, async (route) => {
    const texts = (await (await route.fetch()).json()) as Record<string, string[]>
    const others = Object.entries(texts).map(([path, own]) => [path, ['A new one.', ...own]])
    await route.fulfill({ json: Object.fromEntries(others) })
  })
  await again.click()
  await expect(alert).toHaveText('The prompts did not load.')
  await expect(page.getByText('A new one.')).toHaveCount(0)

  await page.unroute(TEXTS)
  await again.click()
  await expect(alert).toHaveCount(0)
  await page.getByLabel('Sort by').selectOption('short')
  await first.getByRole('button', { name: 'Choose' }).click()
  await expect(page.getByText('1 chosen')).toBeVisible()
  problems.length = 0
})
