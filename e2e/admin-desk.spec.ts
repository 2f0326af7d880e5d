import { readFileSync } from 'node:fs'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'
import { ADMIN, enter, heading, READER, signIn, toast } from './support/admin.ts'
import { backendKeys } from './support/backend.ts'
import { api, unique } from './support/post-editor.ts'

const functions = (page: { request: import('@playwright/test').APIRequestContext }) => ({
  call: (name: string, data: object) =>
    page.request.post(`/functions/v1/${name}`, { data, headers: { apikey: backendKeys().publishableKey } }),
})

test('signups are counted, found, taken along, removed', async ({ page }) => {
  const email = `desk-${test.info().parallelIndex}-${test.info().workerIndex}@example.org`
  expect((await functions(page).call('join-email-list', { list: 'pro', email })).status()).toBe(200)
  await signIn(page)
  await page.getByRole('link', { name: 'Signups' }).click()
  await expect(heading(page)).toHaveText('Signups')
  await expect(page.getByText(/^\d+ confirmed$/)).toHaveCount(2)
  await page.getByLabel('Search signups').fill(email.toUpperCase())
  await expect(page.getByRole('row', { name: new RegExp(email) })).toHaveCount(1)
  await expect(page.getByRole('row')).toHaveCount(2)
  await expectAccessible(page)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const file = readFileSync(await (await saving).path(), 'utf8')
  const token = /leave=([\da-f-]{36})/.exec(file)?.[1]
  expect(file.trim().split('\r\n')).toHaveLength(2)

  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: `Remove ${email} from Pro waiting list` }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('No signups found')).toBeVisible()

  // The link of who is gone leads to nobody.
  await page.goto(`/newsletter?leave=${token}`)
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByText(/no longer leads to an address/)).toBeVisible()
  await expectAccessible(page)
})

test('an account changes its password and ends its other sessions', async ({ page, problems }) => {
  await signIn(page, '/admin/account')
  await expect(page.getByRole('main').getByText(ADMIN.email)).toBeVisible()
  await expect(page.getByText('The embedded backend has no second factor.')).toBeVisible()
  const change = async (current: string, next: string) => {
    await page.getByLabel('Current password').fill(current)
    await page.getByLabel('New password').fill(next)
    await page.getByRole('button', { name: 'Change password' }).click()
  }
  const other = 'promptory-admin-2'
  await change('wrong', other)
  await expect(page.getByLabel('Current password')).toBeFocused()
  await expect(page.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true')
  await change(ADMIN.password, other)
  await expect(toast(page, 'Password changed')).toBeVisible()
  // Back again: other journeys sign in with the first.
  await change(other, ADMIN.password)
  // Emptied once it is changed: the first message may have gone by then.
  await expect(page.getByLabel('Current password')).toHaveValue('')
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(toast(page, 'Signed out everywhere else')).toBeVisible()
  // Still here, with all rights.
  await page.goto('/admin/admins')
  await expect(page.getByText('This is you')).toHaveCount(1)
  await expect(page.getByText('npm run make-admin')).toBeVisible()
  await expectAccessible(page)
  // The browser itself logs the password that was wrong.
  expect(problems.filter((problem) => !/status of 400/.test(problem))).toEqual([])
  problems.length = 0
})

test('the figures know how often a tool answered', async ({ page }) => {
  const wanted = { prompt: 'Ask for a plan for one calm evening.', model: 'chatgpt', category: 'writing' }
  expect((await functions(page).call('generate-prompt', wanted)).status()).toBe(200)
  await signIn(page, '/admin/figures')
  await expect(
    page.getByText(/^[A-Z][a-z]{2} \d.+(?:No|\d+) changed articles? waits? for the next one\.$/),
  ).toBeVisible()
  await expect(page.getByRole('row', { name: /^Together 0 [1-9]\d* / })).toBeVisible()
  await expectAccessible(page)
})

test('the login tells a reader who is signed in, and lets them sign out', async ({ page }) => {
  await page.goto('/admin/login')
  await enter(page, READER)
  await expect(page).toHaveURL('/')
  await page.goto('/admin/login')
  await expect(page.getByText(`You are signed in as ${READER.email}`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('You are signed in as')).toHaveCount(0)
  await expect(page.getByLabel('Email')).toBeVisible()
})

test('the list of posts is sorted, counted, and found again as it was left', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await signIn(page, '/admin/blog')
  await expect(page.getByRole('heading', { level: 2, name: /^Blog Posts\s*\d+ posts$/ })).toBeVisible()
  await page.getByLabel('Search posts').fill('prompt')
  await page.getByLabel('Order').selectOption('By title')
  await expect(page).toHaveURL('/admin/blog?q=prompt&sort=title')
  const titles = () => page.getByRole('row').locator('td:first-child').allTextContents()
  // The address changes before the rows.
  await expect(async () => {
    const shown = await titles()
    expect(shown.length).toBeGreaterThan(1)
    expect(shown).toEqual(shown.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)))
  }).toPass({ timeout: 60_000 })
  const edit = page.getByRole('link', { name: /^Edit / }).last()
  await edit.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(0)
  await edit.click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/admin/blog?q=prompt&sort=title')
  await expect(page.getByLabel('Search posts')).toHaveValue('prompt')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
})

test('the dashboard says how things stand, and which links in articles lead nowhere', async ({
  page,
  request,
  problems,
}) => {
  const posts = await api(request)
  const name = unique()
  const post = await posts.create({
    title: name,
    content: '<p><a href="/no-such-page">a page</a>, <a href="/about">us</a> and <a href="#x">here</a></p>',
  })
  await signIn(page, '/admin')
  const state = page.getByRole('region', { name: 'How things stand' })
  await expect(state.getByRole('link', { name: /^\d+ articles$/ })).toBeVisible()
  // The last article: another journey may have written one since.
  await expect(state.locator('a[href^="/blog/"]')).toBeVisible()
  await expect(state.getByRole('link', { name: /planned article/ })).toBeVisible()
  await expect(state.getByRole('link', { name: /unfinished text/ })).toBeVisible()
  await expect(
    state.getByRole('link', { name: /^Newsletter: \d+ \(\d+ confirmed\), Pro waiting list: \d+/ }),
  ).toBeVisible()
  await expect(state.getByText(/No letters yet|\d+ sent, \d+ left/)).toBeVisible()
  await expect(state.getByText(/^Built on .+(?:as it is now|changed since)/)).toBeVisible()
  await expect(
    state.getByText('Articles, lists, feeds and the sitemap follow each change within seconds.'),
  ).toBeVisible()
  await state.getByRole('button', { name: 'Check again' }).click()
  const dead = state.getByRole('listitem').filter({ hasText: name })
  await expect(dead).toHaveText(`“a page” to /no-such-page in ${name}`)
  await expect(state.getByRole('listitem').filter({ hasText: '/about' })).toHaveCount(0)
  // The browser's own line about the page that is not there. Other journeys' articles may link to more of the kind.
  await expect.poll(() => problems.length).toBeGreaterThan(0)
  expect(problems.splice(0).filter((problem) => !problem.includes('404'))).toEqual([])
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  // The next visit says it at once.
  await page.reload()
  await expect(dead).toBeVisible()
  await expect(state).toContainText(/nowhere, checked on \w+day/)
  await dead.getByRole('link').click()
  await expect(page).toHaveURL(`/admin/blog/edit/${post.slug}`)
  await posts.remove(post.id)
})

test('a visit of the dashboard after a week checks the links by itself', async ({ page }) => {
  const calls: string[] = []
  await page.route('**/rest/v1/link_checks**', async (route) => {
    const request = route.request()
    calls.push(request.method())
    const row = { checked_at: '2026-11-01T09:00:00+00:00', posts: 7, dead: [] }
    if (request.method() === 'GET') return route.fulfill({ json: [row] })
    const sent = request.postDataJSON() as { posts: number }
    return route.fulfill({ status: 201, json: [{ ...row, ...sent, checked_at: new Date().toISOString() }] })
  })
  // Other journeys' articles link to pages that are not there.
  await page.route('**/rest/v1/blog_posts?select=id%2Ctitle%2Cslug%2Ccontent**', (route) =>
    route.fulfill({ json: [{ id: unique(), title: 'One', slug: 'one', content: '<a href="/about">us</a>' }] }),
  )
  await signIn(page)
  await expect(page.getByText(/^All links in one article lead somewhere, checked on/)).toBeVisible()
  expect(calls).toEqual(['GET', 'POST'])
  await page.unrouteAll({ behavior: 'wait' })
})
