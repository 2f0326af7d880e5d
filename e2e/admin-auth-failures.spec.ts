import type { Locator, Page } from '@playwright/test'
import { alive, expect, expectAccessible, test } from './fixtures.ts'
import {
  ADMIN,
  enter,
  FORBIDDEN,
  heading,
  logIn,
  password,
  READER,
  SESSION,
  standingLoaded,
  toast,
} from './support/admin.ts'

// One after the other: a logout ends the sessions of the account everywhere, those of a test beside it, too.
test.describe.configure({ mode: 'default' })

const TOKEN_CALL = '**/auth/v1/token**'
const LOGOUT_CALL = '**/auth/v1/logout**'
const PROFILE_CALL = '**/rest/v1/profiles**'

/** A session that has to be renewed at once, as one finds it in the morning. */
async function ageSession(page: Page): Promise<void> {
  // A page without the app, which would renew it wherever it looks.
  await page.goto('/robots.txt')
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as { expires_at: number }
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) - 60 }))
  }, SESSION)
}

/** Lets the page's own time pass, ten times as fast, until something is there: calls are given eight seconds. */
const waitFor = (page: Page, wanted: Locator): Promise<void> =>
  expect.poll(() => page.clock.runFor(1000).then(() => wanted.isVisible()), { intervals: [100] }).toBe(true)

test.describe('when the auth service does not answer as it should', () => {
  const answers = {
    refuses: (page: Page) => page.route(TOKEN_CALL, (route) => route.abort()),
    'answers 500': (page: Page) => page.route(TOKEN_CALL, (route) => route.fulfill({ status: 500, json: {} })),
    'answers HTML': (page: Page) =>
      page.route(TOKEN_CALL, (route) => route.fulfill({ contentType: 'text/html', body: '<html>Welcome</html>' })),
    hangs: (page: Page) => page.route(TOKEN_CALL, () => undefined),
  }
  for (const [name, answer] of Object.entries(answers)) {
    test(`a login that it ${name} says so and can be tried again`, async ({ page, problems }) => {
      await page.clock.install()
      await page.goto('/admin/login')
      await answer(page)
      await enter(page)
      await waitFor(page, toast(page, 'Failed to login. Please check your credentials.'))
      await expect(password(page)).toHaveValue(ADMIN.password)
      await expect(page.getByRole('button', { name: 'Login to Admin' })).toBeEnabled()
      await page.unroute(TOKEN_CALL)
      await page.getByRole('button', { name: 'Login to Admin' }).click()
      await expect(page).toHaveURL('/admin')
      problems.length = 0
    })

    test(`a session to renew that it ${name} leaves neither a blank page nor a spinner`, async ({ page, problems }) => {
      await logIn(page)
      await ageSession(page)
      await page.goto('about:blank')
      await page.clock.install()
      await answer(page)
      await page.goto('/admin/blog')
      await alive(page)
      const wayOn = page.getByRole('button', { name: 'Retry' }).or(page.getByRole('button', { name: 'Login to Admin' }))
      await waitFor(page, wayOn)
      await expect(page.locator('main [data-spinner]')).toHaveCount(0)
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
      // The auth library goes on asking, and each failure is a line of its own.
      await page.close()
      problems.length = 0
    })
  }

  test('an answer that comes late brings one in', async ({ page, problems }) => {
    await logIn(page)
    const session = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}') as object, SESSION)
    await ageSession(page)
    await page.goto('about:blank')
    await page.clock.install()
    await answers.hangs(page)
    await page.goto('/admin')
    await alive(page)
    const retry = page.getByRole('button', { name: 'Retry' })
    await waitFor(page, retry)
    await page.unroute(TOKEN_CALL)
    await page.route(TOKEN_CALL, (route) => route.fulfill({ json: session }))
    // The auth library asks again by itself when its call has run out of time; Retry waits with it.
    await retry.click({ timeout: 2000 }).catch(() => undefined)
    await expect(heading(page)).toHaveText('Admin Dashboard')
    problems.length = 0
  })
})

test.describe('when the admin flag cannot be read', () => {
  const answers = {
    refused: (page: Page) => page.route(PROFILE_CALL, (route) => route.abort()),
    'answered with 500': (page: Page) => page.route(PROFILE_CALL, (route) => route.fulfill({ status: 500, json: {} })),
    'answered with HTML': (page: Page) =>
      page.route(PROFILE_CALL, (route) => route.fulfill({ contentType: 'text/html', body: '<html></html>' })),
    'cut short': (page: Page) =>
      page.route(PROFILE_CALL, (route) => route.fulfill({ contentType: 'application/json', body: '{"is_adm' })),
  }
  for (const [name, answer] of Object.entries(answers)) {
    test(`${name}: nobody is let in`, async ({ page, problems }) => {
      await page.goto('/admin/login')
      await answer(page)
      await enter(page)
      await expect(toast(page, FORBIDDEN)).toBeVisible()
      await expect(page).toHaveURL('/')
      problems.length = 0
    })
  }

  test('not answered at all: words, a retry and a way out', async ({ page, problems }) => {
    await logIn(page)
    await page.clock.install()
    await page.route(PROFILE_CALL, () => undefined)
    await page.goto('/admin')
    await alive(page)
    const retry = page.getByRole('button', { name: 'Retry' })
    await waitFor(page, retry)
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toHaveCount(0)
    await expectAccessible(page)
    await page.unroute(PROFILE_CALL)
    await retry.click()
    await expect(heading(page)).toHaveText('Admin Dashboard')
    problems.length = 0
  })
})

test('a hanging sign-out does not hold up the next login', async ({ page, problems }) => {
  await page.goto('/admin/login')
  await enter(page, READER)
  await expect(page).toHaveURL('/')
  await page.route(LOGOUT_CALL, () => undefined)
  await page.goto('/admin/login')
  await enter(page)
  await expect(page).toHaveURL('/admin')
  problems.length = 0
})

test('storage that is blocked does not keep anybody out', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto('/admin/login')
  await enter(page)
  await standingLoaded(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/admin/login')
})
