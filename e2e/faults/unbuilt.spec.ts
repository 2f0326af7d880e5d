import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { alive, expect, test } from '../fixtures.ts'
import { faultyBackend, waitOut } from './backend.ts'
import { STORAGES, setStorage } from './device.ts'
import { combination, expectSound, faultsWith, forgiveNetwork } from './matrix.ts'

// What no build has made: the browser has to fill it, or to say that there is none.
const NEWER = { title: 'Newer than the build', slug: 'newer-than-the-build' }
const OLDER_POSTS = '/blog?before=2090-01-01T00:00:00Z,00000000-0000-4000-8000-000000000000'
const FILLED = [
  {
    path: `/blog/${NEWER.slug}`,
    heading: 'Error or Post Not Found',
    whole: (page: Page) => page.getByText('Its last word.'),
  },
  { path: OLDER_POSTS, heading: 'Blog', whole: (page: Page) => page.getByRole('article') },
  {
    path: '/ai-prompts?search=lease',
    heading: undefined,
    whole: (page: Page) => page.getByRole('region', { name: 'From the pages' }).getByRole('listitem'),
  },
]
const MISSING = ['/no/such/page', '/blog/%E0%A4%A']

test.afterEach(({ problems }) => forgiveNetwork(problems))

test.beforeAll(async ({ playwright, baseURL }) => {
  const { secretKey } = JSON.parse(readFileSync('.cache/e2e-data/keys.json', 'utf8')) as { secretKey: string }
  const headers = { apikey: secretKey, prefer: 'resolution=ignore-duplicates,return=minimal' }
  const request = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL })
  const data = { ...NEWER, category: 'Business', content: '<p>Its last word.</p>', created_at: '2003-03-03T00:00:00Z' }
  // Both workers get here: the second finds it there.
  const made = await request.post('/rest/v1/blog_posts?on_conflict=slug', { headers, data })
  expect(made.ok()).toBe(true)
  await request.dispose()
})

for (const storage of STORAGES) {
  for (const { path, heading, whole } of FILLED) {
    test(`${path}, storage ${storage}`, async ({ page }) => {
      await setStorage(page, storage)
      const backend = await faultyBackend(page)
      // As from a host without a function of ours, which would send the article itself.
      await page.route(`**/blog/${NEWER.slug}`, (route) =>
        route.fulfill({ path: 'dist/app-shell.html', contentType: 'text/html' }),
      )
      for (const fault of faultsWith(storage)) {
        await combination(path, [`storage ${storage}`, `loading ${fault}`], async () => {
          // The page before may still ask for something: its calls are none of this one's.
          await page.goto('about:blank')
          backend.fault = fault
          backend.calls.length = 0
          await page.goto(path)
          await alive(page)
          await expect.poll(() => backend.calls.length).toBeGreaterThan(0)
          await waitOut(page, fault)
          await expectSound(page, heading)
          const retry = page.getByRole('button', { name: /^(?:Retry|Try again)$/ })
          await expect(retry).toBeVisible()
          backend.fault = undefined
          await retry.click()
          await expect(whole(page).first()).toBeVisible()
        })
      }
    })
  }

  test(`/account, storage ${storage}`, async ({ page }) => {
    await setStorage(page, storage)
    const backend = await faultyBackend(page)
    for (const fault of faultsWith(storage)) {
      await combination('/account', [`storage ${storage}`, `signing in ${fault}`], async () => {
        const refused = async (field: Locator, typed: string) => {
          backend.calls.length = 0
          backend.fault = fault
          await field.press('Enter')
          await expect.poll(() => backend.calls.length).toBeGreaterThan(0)
          await waitOut(page, fault)
          await expect(field).toHaveAttribute('aria-invalid', 'true')
          await expect(field).toHaveValue(typed)
          await expectSound(page, 'Your Account')
          backend.fault = undefined
        }
        await page.goto('about:blank')
        await page.goto('/account')
        await alive(page)
        const address = `faults-${crypto.randomUUID()}@promptory.test`
        const email = page.getByLabel('Your e-mail address')
        await email.fill(address)
        // Whatever JSON comes back, a mail is on its way: the auth service answers this call with nothing.
        if (fault !== 'of another shape') await refused(email, address)
        await email.press('Enter')
        const code = page.getByLabel('Code from the mail')
        await code.fill('123456')
        await refused(code, '123456')
        // For the next one: this tab remembers where a code was sent.
        await page.getByRole('button', { name: 'Another address' }).click()
        await expect(email).toHaveValue(address)
      })
    }
  })

  for (const path of MISSING) {
    test(`${path}, storage ${storage}`, async ({ page, problems }) => {
      await setStorage(page, storage)
      const backend = await faultyBackend(page)
      backend.fault = 'refused'
      await combination(path, [`storage ${storage}`, 'asks for nothing'], async () => {
        await page.goto(path)
        await alive(page)
        await expectSound(page, '404: Oops! Page not found')
        expect(backend.calls).toEqual([])
      })
      // The document itself answers 404, as it should; the browser's line about it can come late.
      await page.close()
      problems.splice(0, problems.length, ...problems.filter((line) => !line.includes('status of 404')))
    })
  }
}
