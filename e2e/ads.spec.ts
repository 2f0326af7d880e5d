import type { Page } from '@playwright/test'
import { adsHead } from '../scripts/build/ads-head.ts'
import { contentSecurityPolicy, inlineScriptHashes } from '../scripts/hosting/policy.ts'
import { alive, expect, expectNoSidewaysScroll, test } from './fixtures.ts'
import { BUILT } from './support/blog-posts.ts'

const CLIENT = 'ca-pub-0000000000000000'
const NETWORK = /^https:\/\/pagead2\.googlesyndication\.com\/pagead\/js\/adsbygoogle\.js\?client=/

/** Fills one free unit for each push, and refuses one without a width, as the network's own script does. */
function standIn() {
  const fill = () => {
    const unit = document.querySelector<HTMLElement>('ins.adsbygoogle:not([data-adsbygoogle-status])')
    if (!unit) throw new Error('All ins elements in the DOM with class=adsbygoogle already have ads in them.')
    unit.dataset.adsbygoogleStatus = 'done'
    if (unit.offsetWidth === 0) throw new Error('No slot size for availableWidth=0')
    unit.textContent = `An ad for ${unit.dataset.adClient}`
  }
  const waiting = window.adsbygoogle ?? []
  window.adsbygoogle = { push: fill } as unknown as object[]
  for (const _ of waiting) fill()
}

/** Serves the site as a build with an ad account writes it, and the network's script. @returns the requests for it */
async function withAds(page: Page, network: 'answers' | 'is blocked' = 'answers'): Promise<string[]> {
  const requests: string[] = []
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname) && !url.pathname.startsWith('/rest/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const html = (await response.text()).replace('</head>', `${adsHead(CLIENT)}</head>`)
      const policy = contentSecurityPolicy({ hashes: inlineScriptHashes(html), hasAds: true })
      await route.fulfill({
        status: response.status(),
        contentType: 'text/html',
        headers: { 'content-security-policy': policy },
        body: html,
      })
    },
  )
  await page.route(NETWORK, (route) => {
    requests.push(route.request().url())
    if (network === 'is blocked') return route.abort('blockedbyclient')
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: `(${standIn.toString()})()`,
    })
  })
  return requests
}

const decide = (page: Page, decision: 'accepted' | 'declined') =>
  page.addInitScript((value) => localStorage.setItem('promptory:consent', value), decision)

const ad = (page: Page, name: 'home' | 'article') => page.locator(`[data-ad=${name}]`)

async function expectAd(page: Page, name: 'home' | 'article') {
  await expect(ad(page, name)).toHaveText(`An ad for ${CLIENT}`)
  await expect(page.locator('ins.adsbygoogle')).toHaveCount(1)
  expect((await ad(page, name).boundingBox())?.height).toBeGreaterThanOrEqual(280)
}

declare global {
  interface Window {
    heightAtFirst?: number | undefined
  }
}

/** Notes how high the slot of each document is before any script of the page has come. */
const noteHeights = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      window.heightAtFirst = document.querySelector<HTMLElement>('[data-ad]')?.offsetHeight
    })
  })

async function expectNothingMoved(page: Page) {
  const [first, now] = await page.evaluate(() => [
    window.heightAtFirst,
    document.querySelector<HTMLElement>('[data-ad]')?.offsetHeight,
  ])
  expect(first).toBe(now)
  await expectNoSidewaysScroll(page)
}

for (const width of [360, 1440]) {
  test(`after consent the slots are filled on each page, by address and by link, and nothing moves, ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await decide(page, 'accepted')
    const requests = await withAds(page)
    await noteHeights(page)
    await page.goto('/')
    await alive(page)
    await expectAd(page, 'home')
    await expectNothingMoved(page)

    await page.goto(BUILT)
    await alive(page)
    await expectAd(page, 'article')
    await expectNothingMoved(page)
    expect(requests).toHaveLength(2)

    await page.getByRole('link', { name: 'Back to Blog' }).click()
    // One that stays: other journeys add articles of their own at the head of the list, and take them away.
    await page
      .getByRole('navigation', { name: 'Categories', exact: true })
      .getByRole('link', { name: 'Creative Writing' })
      .click()
    await page.getByRole('link', { name: 'Begin after the beginning', exact: true }).click()
    await expect(page.getByText(/^Published on/)).toBeVisible()
    await expectAd(page, 'article')
    const title = await page.getByRole('heading', { level: 1 }).textContent()
    await page.getByRole('navigation', { name: 'More articles' }).getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '')
    await expectAd(page, 'article')
    await page.getByRole('link', { name: 'Promptory, home' }).first().click()
    await expectAd(page, 'home')
    // Once for each document.
    expect(requests).toHaveLength(2)
  })
}

test('a changed article has its ad again', async ({ page }) => {
  await decide(page, 'accepted')
  await withAds(page)
  await page.route('**/rest/v1/blog_posts?*select=slug%2Cversion*', async (route) => {
    const [row] = (await (await route.fetch()).json()) as { version: number }[]
    await route.fulfill({ json: [{ ...row, version: -1 }] })
  })
  await page.goto(BUILT)
  await page.getByRole('button', { name: 'Show the new version' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectAd(page, 'article')
})

test('consent that is given on the page shows the ad there, and consent taken back hides it', async ({ page }) => {
  const requests = await withAds(page)
  await page.goto(BUILT)
  await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible()
  await expect(ad(page, 'article')).toBeHidden()
  expect(requests).toEqual([])
  await page.getByRole('button', { name: 'Accept' }).click()
  await expectAd(page, 'article')
  await page.getByRole('button', { name: 'Cookie Settings' }).click()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(ad(page, 'article')).toBeHidden()
})

test('without consent, without an account, and beside a session no script is asked for, and no slot takes space', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') asked.push(request.url())
  })
  const expectNone = async () => {
    await page.goto('/')
    await alive(page)
    // By link, so that the page has certainly been told.
    await page.getByRole('link', { name: 'Blog', exact: true }).first().click()
    await expect(page).toHaveURL('/blog')
    await page.getByRole('link', { name: 'Promptory, home' }).first().click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(ad(page, 'home')).toBeAttached()
    await expect(ad(page, 'home')).toBeHidden()
    expect(asked).toEqual([])
  }
  await page.goto('/about')
  await page.evaluate(() => localStorage.setItem('promptory:consent', 'accepted'))
  await expectNone()
  await withAds(page)
  await page.evaluate(() => localStorage.setItem('sb-promptory-auth-token', '{}'))
  await expectNone()
  await page.evaluate(() => {
    localStorage.removeItem('sb-promptory-auth-token')
    localStorage.setItem('promptory:consent', 'declined')
  })
  await expectNone()
})

test('a network that is blocked does the page no harm', async ({ page, problems }) => {
  await decide(page, 'accepted')
  const requests = await withAds(page, 'is blocked')
  await page.goto(BUILT)
  await alive(page)
  await expect.poll(() => requests.length).toBe(1)
  await expect(page.locator('ins.adsbygoogle')).toHaveCount(0)
  await page.getByRole('link', { name: 'Promptory, home' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(ad(page, 'home')).toBeHidden()
  expect(requests).toHaveLength(1)
  // The browser itself logs the request that failed.
  expect(problems.filter((problem) => !/Failed to load resource/.test(problem))).toEqual([])
  problems.length = 0
})
