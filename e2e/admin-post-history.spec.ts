import { expect, expectAccessible, expectNoSidewaysScroll } from './fixtures.ts'
import { ADMIN, signIn, toast } from './support/admin.ts'
import { api, button, dialog, drafts, richText, test, title, unique, write } from './support/post-editor.ts'

test('a draft begun in one browser goes on in another, and is gone once its post is there', async ({
  page,
  browser,
  request,
}) => {
  const name = unique()
  await signIn(page, '/admin/blog/new')
  await title(page).fill(name)
  await write(page, 'Half.')
  // It follows the text in a quiet moment; after the save it would be one more change.
  await expect(page.getByLabel('Read Time')).toHaveValue('1 min')
  await button(page, 'Save draft').click()
  await expect(page.getByText(/^Draft saved \d\d:\d\d$/)).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/blog\/drafts\/[\w-]{36}$/)
  // Nothing is left to lose: no question, no copy on the device.
  expect(await drafts(page)).toEqual([])
  await page.getByRole('link', { name: 'Back to Blog Management' }).click()
  await expect(page).toHaveURL('/admin/blog')
  await expect(page.getByRole('link', { name: /^Drafts \(\d+\)$/ })).toBeVisible()
  expect(await (await api(request)).read(`title=eq.${name}`)).toEqual([])

  const context = await browser.newContext()
  const other = await context.newPage()
  await signIn(other, '/admin/blog/drafts')
  await expect(other.getByRole('listitem').filter({ hasText: name })).toContainText(`New post · saved`)
  await expect(other.getByRole('listitem').filter({ hasText: name })).toContainText(ADMIN.email)
  await expectAccessible(other)
  await other.getByRole('link', { name: `Preview ${name}` }).click()
  const preview = other.getByRole('dialog', { name: 'Preview' })
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(preview.getByRole('button', { name: 'Close the preview' })).toBeFocused()
  await other.keyboard.press('Escape')
  await expect(richText(other)).toHaveText('Half.')
  await write(other, ' Whole.')
  // The form does not wait for it, and another page would break it off.
  const gone = other.waitForResponse(
    (answer) => answer.request().method() === 'DELETE' && answer.url().includes('/blog_post_drafts'),
  )
  await button(other, 'Create Post').click()
  await expect(toast(other, 'Blog post created successfully')).toBeVisible()
  expect(await (await api(request)).read(`title=eq.${name}`)).toMatchObject([{ content: '<p>Half. Whole.</p>' }])
  await gone
  await other.goto('/admin/blog/drafts')
  await expect(other.getByRole('heading', { name: 'Drafts' })).toBeVisible()
  await expect(other.getByText('Loading...')).toHaveCount(0)
  await expect(other.getByText(name)).toHaveCount(0)
  await context.close()
})

test('what changed is told by version, an earlier one comes back, and so does a deleted post', async ({
  page,
  request,
}) => {
  const backend = await api(request)
  const post = await backend.create()
  await backend.update(post.id, { content: '<p>Other words.</p>' })
  await signIn(page, `/admin/blog?q=${post.slug.slice(-8)}`)
  await page.getByRole('link', { name: `Versions of ${post.title}` }).click()
  await button(page, 'What changed in version 2').click()
  const changes = dialog(page, 'Version 2')
  await expect(changes.locator('ins')).toContainText(['added', 'Other'])
  await expect(changes.locator('del')).toContainText(['taken out', 'First'])
  await expectAccessible(page)
  await button(page, 'Close').click()
  await button(page, 'What changed in version 1').click()
  await page.getByRole('link', { name: 'Open in the editor' }).click()
  await expect(richText(page)).toHaveText('First words.')
  await button(page, 'Update Post').click()
  await expect(toast(page, 'Blog post updated successfully')).toBeVisible()
  expect(await backend.read(`id=eq.${post.id}`)).toMatchObject([{ content: '<p>First words.</p>', version: 3 }])

  await backend.remove(post.id)
  await page.goto('/admin/blog/deleted')
  await expect(page.getByRole('listitem').filter({ hasText: post.title })).toContainText('30 days left')
  await expectNoSidewaysScroll(page)
  await button(page, `Put back ${post.title}`).click()
  await expect(toast(page, 'The post is back on the blog')).toBeVisible()
  await expect(page.getByText(post.title)).toHaveCount(0)
  expect(await backend.read(`id=eq.${post.id}`)).toMatchObject([{ slug: post.slug, version: 4 }])

  // Under a slug that another has taken meanwhile it is put back by hand.
  await backend.remove(post.id)
  await backend.create({ slug: post.slug })
  await page.reload()
  await button(page, `Put back ${post.title}`).click()
  await expect(toast(page, 'Another post has this address now')).toBeVisible()
  await expect(title(page)).toHaveValue(post.title)
  await page.getByLabel('Slug*').fill(`${post.slug}-again`)
  await button(page, 'Create Post').click()
  await expect(toast(page, 'Blog post created successfully')).toBeVisible()
  expect(await backend.read(`id=eq.${post.id}`)).toMatchObject([{ slug: `${post.slug}-again`, version: 5 }])
})

test('a conflict names the other, and each paragraph can be taken from either', async ({ page, request }) => {
  const backend = await api(request)
  const post = await backend.create({ content: '<p>One.</p>\n<p>Two.</p>\n<p>Three.</p>' })
  await signIn(page, `/admin/blog/edit/${post.slug}`)
  await write(page, ' Mine.')
  await backend.update(post.id, { content: '<p>One, theirs.</p>\n<p>Two.</p>\n<p>Three.</p>', excerpt: 'Theirs' })
  await button(page, 'Update Post').click()
  const conflict = dialog(page, 'This post has changed meanwhile')
  await expect(conflict).toContainText('admin@promptory.test saved it on')
  // What only they have touched is theirs already.
  const content = conflict.getByRole('group', { name: 'Content' })
  await expect(content.first().getByLabel('Theirs')).toBeChecked()
  await expect(content.last().getByLabel('Yours')).toBeChecked()
  await conflict.getByRole('group', { name: 'Excerpt' }).getByLabel('Yours').check()
  await expectAccessible(page)
  await button(page, 'Use the chosen parts').click()
  await expect(richText(page)).toContainText('One, theirs.')
  await button(page, 'Update Post').click()
  await expect(toast(page, 'Blog post updated successfully')).toBeVisible()
  expect(await backend.read(`id=eq.${post.id}`)).toMatchObject([
    { content: '<p>One, theirs.</p>\n<p>Two.</p>\n<p>Three. Mine.</p>', excerpt: null },
  ])
})
