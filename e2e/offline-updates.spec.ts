import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { createStaticSite } from '../scripts/server/static-site.ts'
import { alive, expect, test } from './fixtures'

// Workers are installed when the browser finds the time.
const WORKER_MS = 120_000

test.use({ serviceWorkers: 'allow' })

/** What a deployment serves in place of the built files, by address; undefined is gone. */
type Deployment = ReadonlyMap<RegExp, { type: string; body: string } | undefined>

const script = (body: string) => ({ type: 'text/javascript', body })

/** The built site on a port of its own, whose deployments a test changes. */
async function startSite(): Promise<{ server: Server; origin: string; deploy: (next: Deployment) => void }> {
  const site = createStaticSite('dist')
  let current: Deployment = new Map()
  const server = createServer((request, response) => {
    const row = [...current].find(([pattern]) => pattern.test(request.url ?? ''))
    if (!row) return site(request, response)
    const [, file] = row
    response.writeHead(file ? 200 : 404, { 'content-type': file?.type ?? 'text/plain', 'cache-control': 'no-cache' })
    response.end(file?.body)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    server,
    origin: `http://127.0.0.1:${port}`,
    deploy: (next) => {
      current = next
    },
  }
}

let site: Awaited<ReturnType<typeof startSite>>

test.beforeEach(async () => {
  site = await startSite()
})

test.afterEach(async () => {
  site.server.closeAllConnections()
  await new Promise((resolve) => {
    site.server.close(resolve)
  })
})

const cacheNames = (page: Page) => page.evaluate(() => caches.keys())

/**
 * Waits until the worker of the new build is at work: what only older ones could read is gone. A browser asks for a new
 * worker after each visit, but not while it still asks after the one before: then the next visit brings it.
 */
async function untilNewWorker(page: Page): Promise<void> {
  const isNew = async () => !(await cacheNames(page)).includes('promptory:pages-0')
  await expect(async () => {
    await page.goto(`${site.origin}/about`)
    await expect.poll(isNew, { timeout: WORKER_MS / 12 }).toBe(true)
  }).toPass({ timeout: WORKER_MS })
}

async function openWithWorker(page: Page): Promise<void> {
  await page.goto(`${site.origin}/about`)
  await alive(page)
  const isReady = () =>
    page.evaluate(
      async () => navigator.serviceWorker.controller !== null && (await caches.match('/about')) !== undefined,
    )
  await expect.poll(isReady, { timeout: WORKER_MS }).toBe(true)
}

test('a new build is seen at once, its worker takes over, and an old tab finds its way', async ({
  page,
  context,
  problems,
}) => {
  await openWithWorker(page)
  // Stays open, and would hold a new worker back that waits for its turn.
  const otherTab = await context.newPage()
  await otherTab.goto(`${site.origin}/about`)
  await page.evaluate(() => caches.open('promptory:pages-0'))
  const about = readFileSync('dist/about.html', 'utf8').replace(
    '<head>',
    '<head><meta name="edition" content="second">',
  )
  site.deploy(
    new Map([
      [/^\/about$/, { type: 'text/html', body: about }],
      [/^\/sw\.js$/, script(`${readFileSync('dist/sw.js', 'utf8')}\n// the second\n`)],
      [/^\/assets\/faq-page-.*\.js$/, undefined],
    ]),
  )
  await page.goto(`${site.origin}/about`)
  await expect(page.locator('meta[name=edition]')).toHaveAttribute('content', 'second')
  await alive(page)
  // Nobody has closed a tab.
  await untilNewWorker(page)
  await alive(page)
  const isWaiting = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null)
  await expect.poll(isWaiting).toBe(false)
  // The script behind this link went with the old build: the page is loaded whole.
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.locator('#root')).toHaveAttribute('data-prerendered', '/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const others = problems.filter((problem) => !/404|Failed to fetch dynamically imported module/.test(problem))
  problems.length = 0
  expect(others).toEqual([])
})

test('texts of another build are not shown by old scripts: the page is loaded whole', async ({ page, problems }) => {
  await page.goto(`${site.origin}/about`)
  await alive(page)
  const texts = JSON.stringify({ build: 'index-other', content: {} })
  site.deploy(new Map([[/^\/data\/pages\/faq\.json$/, { type: 'application/json', body: texts }]]))
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.locator('#root')).toHaveAttribute('data-prerendered', '/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const others = problems.filter((problem) => !/of another build/.test(problem))
  problems.length = 0
  expect(others).toEqual([])
})
