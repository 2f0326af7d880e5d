import { expect, expectAccessible, expectNoSidewaysScroll } from './fixtures.ts'
import { heading, signIn, toast } from './support/admin.ts'
import { button, slug, test, title, unique, write } from './support/post-editor.ts'

test('a draft is shown to somebody without an account, until its link is revoked', async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  const name = unique()
  await signIn(page, '/admin/blog/new')
  await expect(heading(page)).toHaveText('Create Blog Post')
  await title(page).fill(`Soon ${name}`)
  await slug(page).fill(name)
  await write(page, 'Words of the draft.')
  await button(page, 'Copy a preview link').click()
  await expect(toast(page, 'Preview link copied')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/blog\/drafts\//)
  const address = await page.getByLabel('The new link').inputValue()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  const links = page.getByRole('list', { name: 'Links that work' })
  await expect(links.getByRole('listitem')).toContainText(/^By .+@promptory\.test, until /)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const outside = await browser.newContext({ ...(baseURL && { baseURL }) })
  const guest = await outside.newPage()
  const answer = await guest.goto(address)
  expect(answer?.headers()).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' })
  await expect(heading(guest)).toHaveText(`Soon ${name}`)
  await expect(guest.getByText('Words of the draft.')).toBeVisible()
  await expect(guest.getByText('Readers do not see it yet')).toBeVisible()
  await expectAccessible(guest)
  expect(await guest.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name=referrer]')?.content)).toBe(
    'no-referrer',
  )

  await links.getByRole('button', { name: /^Revoke/ }).click()
  await expect(toast(page, 'The link does not work any more')).toBeVisible()
  await expect(links).toHaveCount(0)
  await guest.reload()
  await expect(guest.getByText('This link does not work')).toBeVisible()
  await outside.close()

  await page.reload()
  await expect(title(page)).toHaveValue(`Soon ${name}`)
  await expect(links).toHaveCount(0)
  problems.length = 0
})
