import AxeBuilder from '@axe-core/playwright'
import { alive, expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'
import { ADMIN, enter, FORBIDDEN, heading, logIn, password, READER, standingLoaded, toast } from './support/admin.ts'

// One after the other: a logout ends the sessions of the account everywhere, those of a test beside it, too.
test.describe.configure({ mode: 'default' })

const LOGOUT_CALL = '**/auth/v1/logout**'

test('login: wrong, then right, and on to where one wanted to go', { tag: '@core' }, async ({ page, problems }) => {
  await page.goto('/admin/blog')
  await expect(page).toHaveURL('/admin/login?from=%2Fadmin%2Fblog')
  await expect(heading(page)).toHaveText('Admin Login')
  await expect(page.getByText('Enter your credentials to access the admin dashboard')).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('button', { name: 'Login to Admin' }).click()
  await expect(toast(page, 'Please enter both email and password')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await enter(page, { ...ADMIN, password: 'not this' })
  await expect(toast(page, 'Invalid login credentials')).toBeVisible()
  await expect(password(page)).toBeFocused()
  await expect(password(page)).toHaveValue('not this')
  await expect(page.getByLabel('Email')).toHaveValue(ADMIN.email)
  // Where one wanted to go survives a reload.
  await page.reload()
  await enter(page)
  await expect(toast(page, 'Successfully logged in')).toBeVisible()
  await expect(page).toHaveURL('/admin/blog')
  problems.length = 0 // the browser's own line about the 400
})

test('a reader is refused and led home', { tag: '@core' }, async ({ page }) => {
  await page.goto('/admin/login')
  await enter(page, READER)
  await expect(toast(page, FORBIDDEN)).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.goto('/admin/blog/new')
  await expect(toast(page, FORBIDDEN)).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('an admin who is signed in passes through the login', async ({ page }) => {
  await logIn(page)
  await expect(heading(page)).toHaveText('Admin Dashboard')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.goto('/admin/login?from=%2Fadmin%2Fblog')
  await expect(page).toHaveURL('/admin/blog')
  await page.goto('/admin/login')
  await expect(page).toHaveURL('/admin')
})

for (const from of [
  '//evil.example/admin',
  'https://evil.example/admin',
  '/\\evil.example',
  '/admin/\t/evil.example',
  '/admin/%2e%2e/blog',
  '/administrator',
  'javascript:alert(1)',
]) {
  test(`login does not lead to ${JSON.stringify(from)}`, async ({ page, baseURL }) => {
    await page.goto(`/admin/login?from=${encodeURIComponent(from)}`)
    await enter(page)
    await expect(heading(page)).toHaveText('Admin Dashboard')
    expect(page.url()).toBe(`${baseURL}/admin`)
  })
}

test('logout ends the session here and at the server, and keeps what is the site’s', { tag: '@core' }, async ({
  page,
}) => {
  await logIn(page)
  await page.evaluate(() => localStorage.setItem('promptory:post-draft', 'typed'))
  const told = page.waitForRequest(LOGOUT_CALL)
  await page.getByRole('button', { name: 'Logout' }).click()
  expect((await told).url()).toContain('scope=global')
  await expect(toast(page, 'Successfully logged out')).toBeVisible()
  await expect(page).toHaveURL('/admin/login')
  const keys = await page.evaluate(() => Object.keys(localStorage))
  expect(keys.filter((key) => key.startsWith('sb-'))).toEqual([])
  expect(keys).toContain('promptory:post-draft')
  await page.goto('/admin')
  await expect(page).toHaveURL('/admin/login')
})

test('logout without the server signs this device out all the same, and says what it could not do', async ({
  page,
  problems,
}) => {
  await logIn(page)
  await page.route(LOGOUT_CALL, (route) => route.abort())
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(toast(page, 'Failed to sign out. Please try again.')).toBeVisible()
  await expect(page.getByText('This device is signed out.')).toBeVisible()
  await expect(page).toHaveURL('/admin/login')
  await page.goto('/admin')
  await expect(page).toHaveURL('/admin/login')
  problems.length = 0
})

test('a logout in another tab is noticed, and so is the login after it', async ({ page, context }) => {
  await logIn(page)
  const other = await context.newPage()
  await other.goto('/admin')
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(toast(page, 'You have been logged out')).toBeVisible()
  await expect(page).toHaveURL('/admin/login')
  await enter(other)
  await expect(page).toHaveURL('/admin')
  await expect(heading(page)).toHaveText('Admin Dashboard')
})

test('a logout in another tab leaves an open form where it is, and asks for the password', async ({
  page,
  context,
  problems,
}) => {
  await logIn(page, '/admin/blog/new')
  await page.getByLabel('Title').first().fill('Half a post')
  const other = await context.newPage()
  await other.goto('/admin')
  await other.getByRole('button', { name: 'Logout' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(dialog).toBeVisible()
  await expect(password(page)).toBeFocused()
  await expect(dialog.getByLabel('Email')).toHaveValue(ADMIN.email)
  // Half-faded text has the contrast of neither state.
  await dialog.evaluate((sheet) => Promise.allSettled(sheet.getAnimations().map(({ finished }) => finished)))
  // What lies below it is the editor's, and out of reach.
  expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await page.keyboard.type(ADMIN.password)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/admin/blog/new')
  await expect(page.getByLabel('Title').first()).toHaveValue('Half a post')
  problems.length = 0 // the editor's key is not given out without one in the environment
})

test('by keyboard alone: in, to the posts, back and out', async ({ page }) => {
  await page.goto('/admin/login')
  await page.getByLabel('Email').focus()
  await page.keyboard.type(ADMIN.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(ADMIN.password)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(password(page)).toHaveAttribute('type', 'text')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Login to Admin' })).toBeFocused()
  await page.keyboard.press('Enter')
  await standingLoaded(page)
  await page.getByRole('button', { name: 'Logout' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Content Management' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/blog')
  await expect(page.getByRole('table')).toBeVisible()
  await page.goBack()
  await expect(heading(page)).toHaveText('Admin Dashboard')
  await page.getByRole('button', { name: 'Logout' }).focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/admin/login')
})

// A refused call would write an error into the console, which fails the test.
test('what is being asked for when one signs out is given up', async ({ page }) => {
  let signedOut = () => {}
  const isSignedOut = new Promise<void>((resolve) => {
    signedOut = resolve
  })
  await page.route('**/rest/v1/blog_posts**', async (route) => {
    await isSignedOut
    await route.continue()
  })
  // The last of its calls: the others are on their way by then, not still looking for the session.
  const asked = page.waitForRequest('**/rest/v1/blog_posts**')
  await page.goto('/admin')
  await enter(page)
  await asked
  await expect(page.getByText('Asking…').first()).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/admin/login')
  signedOut()
  await page.unrouteAll({ behavior: 'wait' })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`login and dashboard are accessible and fit a phone, ${colorScheme}`, async ({ page, problems }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 360, height: 740 })
    const expectFit = async () => {
      await expectNoSidewaysScroll(page)
      const small = await page
        .locator('main :is(button, input, .btn):visible')
        .evaluateAll((all) =>
          all.map((element) => element.getBoundingClientRect().height).filter((height) => height < 44),
        )
      expect(small).toEqual([])
    }
    await page.goto('/admin/login')
    await expect(heading(page)).toHaveText('Admin Login')
    await expectAccessible(page)
    await expectFit()
    await enter(page, { ...ADMIN, password: 'wrong' })
    await expect(password(page)).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await enter(page)
    await expect(heading(page)).toHaveText('Admin Dashboard')
    await expectAccessible(page)
    await expectFit()
    problems.length = 0
  })
}

test('who comes from a page with ads enters in a new document', async ({ page }) => {
  await page.goto('/chatgpt')
  await alive(page)
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.type = 'text/plain'
    script.src = '/adsbygoogle.js'
    document.head.append(script)
    window.history.pushState({}, '', '/admin/login')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(heading(page)).toHaveText('Admin Login')
  await expect(page.locator('script[src*=adsbygoogle]')).toHaveCount(0)
})

test('nothing of the admin area’s styles is left on a public page, and no log line names anybody', async ({ page }) => {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  await logIn(page)
  await page.getByRole('link', { name: 'Promptory, home' }).first().click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => document.documentElement.innerHTML.includes('.admin-login'))).toBe(false)
  expect(lines.join('\n')).not.toMatch(/eyJ|@promptory|promptory-admin/)
})
