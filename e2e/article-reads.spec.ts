import { expect, expectAccessible, expectNoSidewaysScroll } from './fixtures.ts'
import { heading, signIn } from './support/admin.ts'
import { api, test } from './support/post-editor.ts'

const COUNT_CALL = '**/functions/v1/count-read'

test('a reader is counted once a view, without a cookie, and admins see the number', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const post = await (await api(request)).create()
  const userAgent =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36'
  const outside = await browser.newContext({ userAgent, ...(baseURL && { baseURL }) })
  // As in a browser that nobody steers.
  await outside.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }))
  const reader = await outside.newPage()
  const counted = reader.waitForRequest(COUNT_CALL, { timeout: 30_000 })
  await reader.goto(`/blog/${post.slug}`)
  await expect(heading(reader)).toHaveText(post.title)
  const call = await counted
  expect(JSON.parse(call.postData() ?? '')).toEqual({ post: post.id })
  const headers = await call.allHeaders()
  expect([headers.cookie, headers.referer, headers['x-device-id']]).toEqual([undefined, undefined, undefined])
  expect((await call.response())?.status()).toBe(204)
  expect(await outside.cookies()).toEqual([])
  await outside.close()

  await signIn(page, `/admin/blog?q=${post.slug}`)
  const row = page.getByRole('row', { name: new RegExp(post.title) })
  await expect(row.getByRole('cell', { name: /^1\s+reads in 30 days$/ })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.goto('/admin/figures')
  await expect(heading(page)).toHaveText('Figures')
  const table = page.getByRole('table').filter({ hasText: 'All articles' })
  await expect(table.getByRole('row', { name: `${post.title} 1` })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})
