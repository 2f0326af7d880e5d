import type { Page } from '@playwright/test'
import type { PromptTexts, SearchFile } from '../src/lib/search/search-file.ts'
import { alive, expect, test } from './fixtures'

test('the shelf begins without its data, grows as one reads, and comes back where one was', { tag: '@core' }, async ({
  page,
}) => {
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

/** Holds the texts back until the function that it returns is called. */
async function holdTexts(page: Page): Promise<() => void> {
  let arrive = () => {}
  const texts = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(TEXTS, async (route) => {
    await texts
    await route.continue()
  })
  return arrive
}

test('a filter answers at once; its prompts take the place of the others when their texts are there', async ({
  page,
}) => {
  const arrive = await holdTexts(page)
  await page.goto('/prompts')
  await alive(page)
  const shown = page.locator('[data-prompt]')
  const first = await shown.first().innerText()
  await page.getByLabel('For whom').selectOption('kids')
  const status = page.getByRole('status').filter({ hasText: /^\d+ prompts$/ })
  await expect(status).toBeVisible()
  await expect(page.getByLabel('What for').getByRole('option', { name: /^Write \(\d+\)$/ })).toBeAttached()
  // Its own count would be cut off on a phone.
  await expect(page.getByLabel('For whom').locator('option:checked')).toHaveText('Kids, ages 5 to 10')
  await expect(shown).toHaveCount(20)
  await expect(shown.first()).toHaveText(first, { useInnerText: true })
  const busy = page.locator('ul[aria-busy=true]')
  await expect(busy).toHaveCount(1)
  const count = await status.innerText()
  arrive()
  await expect(shown.first()).not.toHaveText(first, { useInnerText: true })
  await expect(shown.first()).toContainText('Kids')
  await expect(status).toHaveText(count)
  await expect(busy).toHaveCount(0)
})

test('a link with a filter shows none of the others while its texts are on their way', async ({ page }) => {
  const arrive = await holdTexts(page)
  await page.goto('/prompts?for=kids')
  await alive(page)
  await expect(page.getByRole('status').filter({ hasText: /^\d+ prompts$/ })).toBeVisible()
  const shown = page.locator('[data-prompt]')
  await expect(shown).toHaveCount(0)
  arrive()
  await expect(shown).toHaveCount(20)
  await expect(shown.first()).toContainText('Kids')
})

test('for a class, nothing is offered of a list that is about to change', async ({ page }) => {
  const arrive = await holdTexts(page)
  await page.goto('/teachers')
  await alive(page)
  const offer = page.getByRole('group', { name: 'For the class' })
  await expect(offer).toBeVisible()
  await page.getByLabel('Skill').selectOption('dialogue')
  await expect(offer).toHaveCount(0)
  arrive()
  await expect(offer).toBeVisible()
})

test('where reading on fails, its end says so, and asks again', async ({ page, problems }) => {
  await page.route(TEXTS, (route) => route.abort())
  await page.goto('/prompts')
  await alive(page)
  const shown = page.locator('[data-prompt]')
  await shown.nth(19).scrollIntoViewIfNeeded()
  const failed = page.getByText('The prompts did not load.')
  // By the list's count, over it and at its end.
  await expect(failed).toHaveCount(3)
  await expect(failed.last()).toBeInViewport()
  await page.unroute(TEXTS)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => shown.count()).toBeGreaterThan(20)
  await expect(failed).toHaveCount(0)
  problems.length = 0
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
    const { pages } = (await (await route.fetch()).json()) as PromptTexts
    const others = Object.entries(pages).map(([path, own]) => [path, ['A new one.', ...own]])
    await route.fulfill({ json: { stamp: 'another', pages: Object.fromEntries(others) } })
  })
  await again.click()
  await expect(alert).toHaveText('The prompts did not load.')
  await expect(page.getByText('A new one.')).toHaveCount(0)

  await page.unroute(TEXTS)
  await again.click()
  await expect(alert).toHaveCount(0)
  const { prompts } = (await (await page.request.get('/data/search.json')).json()) as SearchFile
  const chosen = prompts.titles.filter((_, row) => prompts.skills[row] === 'dialogue')
  expect(chosen.length).toBeGreaterThan(20)
  await expect(page.locator('ul[aria-busy=true]')).toHaveCount(0)
  expect(chosen).toContain(await first.getByRole('heading').innerText())
  await expect(alert).toHaveCount(0)
  await page.getByLabel('Sort by').selectOption('short')
  await first.getByRole('button', { name: 'Choose' }).click()
  await expect(page.getByText('1 chosen')).toBeVisible()
  problems.length = 0
})

test('in a tab that is older than the site, all is loaded anew without a word', async ({ page }) => {
  const asked: string[] = []
  await page.route(TEXTS, async (route) => {
    const isFirst = asked.push(route.request().url()) === 1
    const texts = (await (await route.fetch()).json()) as PromptTexts
    await route.fulfill({ json: isFirst ? { ...texts, stamp: 'another' } : texts })
  })
  await page.goto('/prompts?for=kids')
  await alive(page)
  await expect(page.locator('[data-prompt]')).toHaveCount(20)
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(new Set(asked).size).toBeLessThan(asked.length)
})

test('where the file is of another version, the page is loaded anew once', async ({ page, problems }) => {
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.route('**/data/search.json', (route) => route.fulfill({ json: { version: 1 } }))
  await page.goto('/prompts?for=kids')
  await expect.poll(() => loads).toBe(2)
  await expect(page.getByRole('alert')).toHaveText('The prompts did not load.')
  expect(loads).toBe(2)
  problems.length = 0
})

test('on a phone the open filters say how many prompts they leave, and lead to them', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/prompts')
  await alive(page)
  const cookies = page.getByRole('region', { name: 'Cookies for ads?' })
  await expect(cookies).toBeVisible()
  const folder = page.getByRole('button', { name: 'Filters' })
  await folder.click()
  await page.getByLabel('Genre or job').selectOption('sci-fi')
  const show = page.getByRole('button', { name: /^Show [\d,]+ prompts$/ })
  await expect(show).toBeInViewport({ ratio: 1 })
  const [button, bar] = [await show.boundingBox(), await cookies.boundingBox()]
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  const count = /[\d,]+/.exec(await show.innerText())?.[0] ?? ''
  await expect(page.getByRole('status').filter({ hasText: `${count} prompts` })).toHaveCount(1)
  await show.click()
  await expect(show).toBeHidden()
  await expect(folder).toBeFocused()
  await expect(page.locator('[data-prompt]').first()).toBeInViewport()
})
