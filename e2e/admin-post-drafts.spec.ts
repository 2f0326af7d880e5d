import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible } from './fixtures.ts'
import { ADMIN, logIn, SESSION, signIn, toast } from './support/admin.ts'
import { api, button, dialog, drafts, richText, test, title, unique, write } from './support/post-editor.ts'

async function inNewContext(browser: Browser, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext()
  await work(await context.newPage())
  await context.close()
}

test('two who edit one post: the second sees what changed, and chooses', { tag: '@core' }, async ({
  page,
  request,
  browser,
}) => {
  const backend = await api(request)
  const post = await backend.create({ content: '<p>One two three.</p>' })
  const edit = `/admin/blog/edit/${post.slug}`
  await signIn(page, edit)
  await title(page).fill('Mine')

  await inNewContext(browser, async (other) => {
    await signIn(other, edit)
    await title(other).fill('Theirs')
    await button(other, 'Update Post').click()
    await expect(toast(other, 'Blog post updated successfully')).toBeVisible()
  })

  await button(page, 'Update Post').click()
  const conflict = dialog(page, 'This post has changed meanwhile')
  const compared = async () => {
    await expect(conflict.locator('del')).toContainText(['only in theirs', 'Theirs'])
    await expect(conflict.locator('ins')).toContainText(['only in yours', 'Mine'])
  }
  await compared()
  await expectAccessible(page)
  await button(page, 'Go on editing').click()
  await expect(title(page)).toHaveValue('Mine')
  expect((await backend.read(`id=eq.${post.id}`))[0]?.title).toBe('Theirs')

  await button(page, 'Update Post').click()
  await compared()
  await button(page, 'Take theirs').click()
  await expect(title(page)).toHaveValue('Theirs')
  // Mine is not gone: it is on offer.
  await page.getByRole('button', { name: /^Restore/ }).click()
  await expect(title(page)).toHaveValue('Mine')
  await button(page, 'Update Post').click()
  await compared()
  await button(page, 'Keep mine').click()
  await expect(toast(page, 'Blog post updated successfully')).toBeVisible()
  expect((await backend.read(`id=eq.${post.id}`))[0]?.title).toBe('Mine')
})

test('a post that was deleted meanwhile can be created again', async ({ page, request }) => {
  const backend = await api(request)
  const post = await backend.create()
  await signIn(page, `/admin/blog/edit/${post.slug}`)
  await title(page).fill('Still here')
  await backend.remove(post.id)
  await button(page, 'Update Post').click()
  await expect(dialog(page, 'This post is off the blog')).toBeVisible()
  await button(page, 'Create it again').click()
  await expect(toast(page, 'Blog post created successfully')).toBeVisible()
  expect(await backend.read(`id=eq.${post.id}`)).toMatchObject([{ title: 'Still here' }])
})

test('a killed tab has lost nothing that is older than two seconds', { tag: '@core' }, async ({
  page,
  context,
  request,
}) => {
  const post = await (await api(request)).create()
  const edit = `/admin/blog/edit/${post.slug}`
  await signIn(page, edit)
  await title(page).fill('Half a thought')
  await write(page, ' And more.')
  await expect(page.getByText(/^Saved on this device \d\d:\d\d$/)).toBeVisible()
  // It may say so of the title alone. How soon anything is kept, the unit test says.
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join('\n'))).toContain('And more.')
  await page.close({ runBeforeUnload: false })

  const next = await context.newPage()
  await next.goto(edit)
  await expect(title(next)).toHaveValue(post.title)
  await expect(next.getByText(/Unsaved changes from \d\d:\d\d/)).toBeVisible()
  // The editor is not accessible before it is there.
  await expect(richText(next)).toBeVisible()
  await expectAccessible(next)
  await next.getByRole('button', { name: /^Restore/ }).click()
  await expect(title(next)).toHaveValue('Half a thought')
  await expect(richText(next)).toContainText('And more.')
  await button(next, 'Update Post').click()
  await expect(toast(next, 'Blog post updated successfully')).toBeVisible()
  expect(await drafts(next)).toEqual([])
})

test('two tabs with new posts keep a draft each, and neither offers the other’s', async ({ page, context }) => {
  await signIn(page, '/admin/blog/new')
  const other = await context.newPage()
  await other.goto('/admin/blog/new')
  await title(page).fill('First')
  await title(other).fill('Second')
  await expect.poll(() => drafts(page)).toHaveLength(2)
  const third = await context.newPage()
  await third.goto('/admin/blog/new')
  await expect(title(third)).toBeVisible()
  await third.waitForTimeout(1500)
  await expect(third.getByText(/Unsaved changes/)).toBeHidden()
  await other.close({ runBeforeUnload: false })
  await third.reload()
  await expect(third.getByText(/Unsaved changes.*Second/)).toBeVisible()
  await third.getByRole('button', { name: /^Discard/ }).click()
  await dialog(third, 'Discard these changes?').getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => drafts(page)).toHaveLength(1)
})

test('a draft outlives the logout, and says when the post has changed since', async ({ page, request }) => {
  const backend = await api(request)
  const post = await backend.create()
  const edit = `/admin/blog/edit/${post.slug}`
  await signIn(page, edit)
  await title(page).fill('Before the logout')
  await button(page, 'Logout').click()
  await dialog(page, 'Leave without saving?').getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/admin/login')
  await backend.update(post.id, { title: 'Changed since' })
  await logIn(page, edit)
  await expect(page.getByText('The post has been saved by somebody since')).toBeVisible()
  await expect(title(page)).toHaveValue('Changed since')
  await page.getByRole('button', { name: /^Restore/ }).click()
  await expect(title(page)).toHaveValue('Before the logout')
  await button(page, 'Update Post').click()
  await expect(dialog(page, 'This post has changed meanwhile')).toBeVisible()
})

test('a session that ends mid-edit is renewed in place, and the save goes on', async ({ page, request }) => {
  const backend = await api(request)
  const post = await backend.create()
  await signIn(page, `/admin/blog/edit/${post.slug}`)
  await title(page).fill('Written without a session')
  await page.evaluate((key) => localStorage.removeItem(key), SESSION)
  await button(page, 'Update Post').click()
  const question = dialog(page, 'Your session has ended')
  await expect(question).toBeVisible()
  await expect(title(page)).toHaveValue('Written without a session')
  await question.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Blog post updated successfully')).toBeVisible()
  expect(await backend.read(`id=eq.${post.id}`)).toMatchObject([{ title: 'Written without a session' }])
})

test('leaving with unsaved changes asks first: links, Cancel and Back', async ({ page, request }) => {
  const post = await (await api(request)).create()
  // Not by the field: rows that settle under the mouse take the press with them.
  await signIn(page, `/admin/blog?q=${post.slug}`)
  await page.getByRole('link', { name: `Edit ${post.title}` }).click()
  const list = /\/admin\/blog(\?|$)/
  const edit = `/admin/blog/edit/${post.slug}`
  await expect(title(page)).toHaveValue(post.title)
  // Nothing changed, nothing asked.
  await button(page, 'Cancel').click()
  await expect(page).toHaveURL(list)
  // The address changes before the page: the form that is typed into has to be the next one.
  await expect(page.getByLabel('Search posts')).toBeVisible()
  await page.goBack()
  await title(page).fill('Not saved')
  const question = dialog(page, 'Leave without saving?')
  // Not `page.goBack`, which waits for a page that does not come.
  const goBack = () => page.evaluate(() => window.history.back())
  const waysOut = [
    () => page.getByRole('link', { name: 'Back to Blog Management' }).click(),
    () => button(page, 'Cancel').click(),
    goBack,
  ]
  for (const leave of waysOut) {
    await leave()
    await expect(question).toBeVisible()
    await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(question).toBeHidden()
    await expect(page).toHaveURL(edit)
    await expect(title(page)).toHaveValue('Not saved')
  }
  await goBack()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(list)
})

test('where the browser keeps nothing, the form says so and still saves', async ({ page, request }) => {
  const name = unique()
  await signIn(page, '/admin/blog/new')
  await richText(page).waitFor()
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await title(page).fill(name)
  await expect(page.getByText('This browser cannot keep a copy.')).toBeVisible()
  await write(page, 'Saved all the same.')
  await button(page, 'Create Post').click()
  await expect(toast(page, 'Blog post created successfully')).toBeVisible()
  expect(await (await api(request)).read(`slug=eq.${name}`)).toHaveLength(1)
})
