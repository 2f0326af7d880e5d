import type { BrowserContext, Page } from '@playwright/test'
import { TEXT_FILES } from '../src/lib/search/search-file.ts'
import { alive, expect, expectAccessible, test } from './fixtures'

test.use({ serviceWorkers: 'allow' })

// Workers are installed when the browser finds the time.
const WORKER_MS = 40_000

// What the browser writes into the console about every request that a lost network takes with it.
const LOST = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/

test.afterEach(({ problems }) => {
  const others = problems.filter((problem) => !LOST.test(problem))
  problems.length = 0
  expect(others).toEqual([])
})

/** Every address that the site keeps, by cache. */
async function kept(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const rows = names.map(async (name) => {
      const requests = await (await caches.open(name)).keys()
      return [name, requests.map(({ url }) => url.slice(location.origin.length)).toSorted()] as const
    })
    return Object.fromEntries(await Promise.all(rows))
  })
}

/** Opens a page, and waits until the service worker has it. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await alive(page)
  await untilKept(page, path.replace(/\?.*/, ''))
}

async function untilKept(page: Page, path: string): Promise<void> {
  await expect
    .poll(async () => Object.values(await kept(page)).flat(), { message: `${path} is kept`, timeout: WORKER_MS })
    .toContain(path)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true)
}

test('a visited page opens without a network, and its buttons work', { tag: '@core' }, async ({ page, context }) => {
  await visit(page, '/writing-prompts')
  await goOffline(context)
  await page.reload()
  await alive(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'You are offline' })).toBeVisible()
  await page.locator('#prompt-1').getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Copied to clipboard!')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You are offline')).toHaveCount(0)
})

test('a plan goes on without a network, and keeps its count', async ({ page, context }) => {
  await visit(page, '/plans/a-novel-in-november')
  await goOffline(context)
  await page.reload()
  await alive(page)
  const words = page.getByLabel('Words on day 1', { exact: true })
  await words.fill('1700')
  await page.reload()
  await alive(page)
  await expect(words).toHaveValue('1700')
  await expect(page.getByText('1,700 of 50,000 words.')).toBeVisible()
})

test('a page that a link led to opens by its address, and one that was only loaded opens by a link', async ({
  page,
  context,
}) => {
  await visit(page, '/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page).toHaveURL('/terms')
  await untilKept(page, '/terms')
  await goOffline(context)
  await page.goto('/terms?from=elsewhere')
  await alive(page)
  await expect(page.locator('#root')).toHaveAttribute('data-prerendered', '/terms')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Promptory')
})

test('the local generator works without ever having been visited', async ({ page, context }) => {
  await visit(page, '/about')
  await goOffline(context)
  await page.goto('/prompt-generator')
  await alive(page)
  await page.getByLabel('Topic').fill('bees')
  await expect(page.getByLabel('Your prompt', { exact: true }).and(page.locator('textarea'))).toHaveValue(/bees/)
  await page.getByRole('button', { name: 'Copy to Clipboard' }).click()
  await expect(page.getByText('You can now paste the prompt anywhere.')).toBeVisible()
})

for (const [path, label, text] of [
  ['/generator', 'What do you want to achieve?', 'A kind reminder to my tenant'],
  ['/feedback-tool', 'Your text', 'The bees were late this year, and so was I.'],
] as const) {
  test(`a draft on ${path} is there after a reload without a network`, async ({ page, context }) => {
    await visit(page, path)
    await page.getByLabel(label).fill(text)
    await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain(text)
    await goOffline(context)
    await page.reload()
    await alive(page)
    await expect(page.getByLabel(label)).toHaveValue(text)
  })
}

test('a page that is not kept says so, lists what is, and comes by itself with the network', async ({
  page,
  context,
}) => {
  await visit(page, '/about')
  await goOffline(context)
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not on this device.')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await alive(page)
  const list = page.locator('main ul a')
  await expect(list).toHaveCount(2)
  await expect(list.first()).toHaveAttribute('href', '/prompt-generator')
  await expect(list.last()).toHaveAttribute('href', '/about')
  await expectAccessible(page)
  await list.last().click()
  await expect(page.locator('#root')).toHaveAttribute('data-prerendered', '/about')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not on this device.')
  await context.setOffline(false)
  await expect(page.locator('#root')).toHaveAttribute('data-prerendered', '/faq')
})

test('the library can be searched without a network, once it was', async ({ page, context }) => {
  await visit(page, '/ai-prompts?search=bees')
  await expect
    .poll(async () =>
      ((await kept(page))['promptory:data-3'] ?? []).map((path) => path.replace(/\d+\.json$/, 'N.json')),
    )
    .toEqual([
      ...Array.from({ length: TEXT_FILES }, () => '/data/prompt-texts/N.json'),
      '/data/search-words.json',
      '/data/search.json',
    ])
  await goOffline(context)
  await page.goto('/ai-prompts?search=dragon')
  await alive(page)
  await expect(
    page
      .locator('main')
      .getByText(/dragon/i)
      .first(),
  ).toBeVisible()
})

test('neither the admin area nor an answer of the backend is ever kept', async ({ page, context }) => {
  const answers: string[] = []
  context.on('response', (response) => {
    if (response.fromServiceWorker()) answers.push(new URL(response.url()).pathname)
  })
  await visit(page, '/generator')
  await page.getByLabel('What do you want to achieve?').fill('A kind reminder to my tenant')
  await page.getByRole('button', { name: 'Generate Prompt' }).click()
  await expect(page.locator('main')).toContainText(/reminder/i)
  await page.goto('/blog')
  await alive(page)
  await untilKept(page, '/blog')
  await page.goto('/admin/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const admin = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.includes('login-page') || path.includes('admin-frame')),
  )
  expect(admin.length).toBeGreaterThan(0)
  await page.waitForTimeout(500)
  const all = Object.values(await kept(page)).flat()
  expect(all.length).toBeGreaterThan(10)
  expect(all.filter((path) => /^\/(admin|app-shell|auth|rest|functions)/.test(path))).toEqual([])
  expect(all.filter((path) => admin.includes(path) || /tinymce/.test(path))).toEqual([])
  expect(answers.filter((path) => /^\/(admin|auth|rest|functions)/.test(path))).toEqual([])
})

test('a browser that keeps nothing shows the site as ever', async ({ page, context }) => {
  await visit(page, '/about')
  const [worker] = context.serviceWorkers()
  await worker?.evaluate(() => {
    const refuse = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
    Object.assign(caches, { open: refuse, match: refuse })
  })
  await page.goto('/pricing')
  await alive(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('This page could not be shown.')).toHaveCount(0)
})
