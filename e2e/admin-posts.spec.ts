import { expect, expectAccessible, expectNoSidewaysScroll } from './fixtures.ts'
import { ADMIN, signIn, toast } from './support/admin.ts'
import {
  api,
  button,
  dialog,
  drafts,
  POSTS_CALL,
  richText,
  slug,
  test,
  title,
  unique,
  write,
} from './support/post-editor.ts'

test('a link that is followed before the search has settled is followed', async ({ page, request }) => {
  const post = await (await api(request)).create()
  await signIn(page, '/admin/blog')
  // The page of the link takes longer than the search.
  await page.route('**/assets/edit-post-page-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  const edit = page.getByRole('link', { name: `Edit ${post.title}` })
  await expect(edit).toBeVisible()
  await page.getByLabel('Search posts').fill(post.title)
  // At one stroke: the rows may settle between a press of the mouse and its release.
  await edit.dispatchEvent('click')
  await expect(title(page)).toHaveValue(post.title)
})

test('a post from its first word to its end', { tag: '@core' }, async ({ page, request }) => {
  const name = unique()
  await signIn(page, '/admin/blog')
  await page.getByRole('link', { name: 'New Post' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Blog Post')
  await expect(page.getByLabel('Category*')).toHaveValue('General')
  await expect(page.getByLabel('Excerpt')).toHaveAttribute('placeholder', 'Brief summary of the post (optional)')
  await expect(page.getByLabel('Read Time')).toHaveAttribute('placeholder', 'E.g. 5 min')

  await button(page, 'Create Post').click()
  await expect(toast(page, 'Please fill in all required fields')).toBeVisible()
  await expect(title(page)).toBeFocused()
  await expect(page.getByText('Give the post a title.')).toBeVisible()

  await title(page).fill(`The ${name} Post!`)
  await button(page, 'Generate from Title').click()
  await expect(slug(page)).toHaveValue(`the-${name}-post`)
  await page.getByLabel('Category*').selectOption('Writing Tips')
  await write(page, 'Words that count. '.repeat(5))
  await page.keyboard.press('Control+b')
  await page.keyboard.type('bold')
  await expect(page.getByLabel('Read Time')).toHaveValue('1 min')

  await button(page, 'Preview').click()
  const preview = page.getByRole('dialog', { name: 'Preview' })
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(`The ${name} Post!`)
  await expect(preview.locator('strong')).toHaveText('bold')
  await page.keyboard.press('Escape')
  await expect(preview).toBeHidden()

  await button(page, 'Create Post').click()
  await expect(toast(page, 'Blog post created successfully')).toBeVisible()
  await expect(page).toHaveURL('/admin/blog')
  expect(await drafts(page)).toEqual([])
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText('Writing Tips')
  await expect(row).toContainText(ADMIN.email)

  await row.getByRole('link', { name: `The ${name} Post!`, exact: true }).click()
  await expect(page).toHaveURL(`/blog/the-${name}-post`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`The ${name} Post!`)
  await expect(page.locator('.article strong')).toHaveText('bold')

  await page.goto(`/admin/blog/edit/the-${name}-post`)
  await expect(title(page)).toHaveValue(`The ${name} Post!`)
  await expect(richText(page)).toContainText('Words that count.')
  await title(page).fill(`The ${name} Post, Edited`)
  await button(page, 'Update Post').click()
  await expect(toast(page, 'Blog post updated successfully')).toBeVisible()
  await expect(page).toHaveURL('/admin/blog')

  await button(page, `Delete The ${name} Post, Edited`).click()
  const question = dialog(page, 'Delete Post')
  await expect(question).toContainText(
    `Are you sure you want to delete "The ${name} Post, Edited"? This action cannot be undone.`,
  )
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(button(page, `Delete The ${name} Post, Edited`)).toBeFocused()
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Post deleted successfully')).toBeVisible()
  await expect(page.getByText(`The ${name} Post, Edited`)).toBeHidden()
  expect(await (await api(request)).read(`slug=eq.the-${name}-post`)).toEqual([])
})

test('the list: search in the address, empty, failed and tried again', async ({ page, request }) => {
  const post = await (await api(request)).create({ category: 'Education' })
  await signIn(page, '/admin/blog')
  await page.getByPlaceholder('Search posts...').fill(post.title.toUpperCase())
  await expect(page).toHaveURL(new RegExp(`q=POST`))
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.reload()
  await expect(page.getByPlaceholder('Search posts...')).toHaveValue(post.title.toUpperCase())
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByPlaceholder('Search posts...').fill('educat')
  await expect(page.getByRole('row', { name: new RegExp(post.title) })).toBeVisible()
  await page.getByPlaceholder('Search posts...').fill('100% of nothing')
  await expect(page.getByText('No posts found')).toBeVisible()

  await page.route('**/rpc/admin_blog_posts', (route) => route.fulfill({ status: 500, json: { message: 'broken' } }))
  await page.goto('/admin/blog')
  await expect(page.getByText('Error loading blog posts. Please try again.')).toBeVisible()
  await page.unroute('**/rpc/admin_blog_posts')
  await button(page, 'Retry').click()
  await expect(page.getByRole('row', { name: new RegExp(post.title) })).toBeVisible()
})

test('a delete that fails, and one that comes too late, say so', async ({ page, request }) => {
  const backend = await api(request)
  const post = await backend.create()
  await signIn(page, `/admin/blog?q=${post.slug.slice(-8)}`)
  const remove = async () => {
    await button(page, `Delete ${post.title}`).click()
    await dialog(page, 'Delete Post').getByRole('button', { name: 'Delete' }).click()
  }
  await page.route(POSTS_CALL, (route) => route.abort())
  await remove()
  await expect(toast(page, 'Failed to delete post: The server cannot be reached.')).toBeVisible()
  await page.unroute(POSTS_CALL)
  await backend.remove(post.id)
  await remove()
  await expect(toast(page, 'This post had already been deleted')).toBeVisible()
  await expect(page.getByText('No posts found')).toBeVisible()
})

test('a post that does not exist, and one that could not be read', async ({ page, request }) => {
  const post = await (await api(request)).create()
  await signIn(page, '/admin/blog/edit/no-such-post')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post Not Found')
  await expect(page.getByText("The blog post you're trying to edit doesn't exist.")).toBeVisible()
  await expect(button(page, 'Logout')).toBeVisible()
  await expect(button(page, 'Retry')).toBeHidden()
  await page.getByRole('link', { name: 'Back to Blog Management' }).click()
  await expect(page).toHaveURL('/admin/blog')
  await page.route(POSTS_CALL, (route) => route.abort())
  await page.goto(`/admin/blog/edit/${post.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post Not Found')
  await page.unroute(POSTS_CALL)
  await button(page, 'Retry').click()
  await expect(title(page)).toHaveValue(post.title)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`list and form are accessible and fit a phone (${colorScheme})`, async ({ page, request }) => {
    const post = await (await api(request)).create({ title: `Averyveryverylongwordthatdoesnotbreak ${unique()}` })
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 360, height: 780 })
    await signIn(page, '/admin/blog')
    for (const address of ['/admin/blog', '/admin/blog/new', `/admin/blog/edit/${post.slug}`]) {
      await page.goto(address)
      await (address === '/admin/blog' ? page.locator('.post-table') : richText(page)).waitFor()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await expectAccessible(page)
  })
}

for (const width of [390, 1280]) {
  test(`several posts are moved to a category and deleted at once, and all come back, at ${width} pixels`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const posts = await api(request)
    const name = unique()
    for (const letter of ['a', 'b', 'c']) await posts.create({ title: `${name} ${letter}`, slug: `${name}-${letter}` })
    await signIn(page, `/admin/blog?q=${name}`)
    await page.getByLabel(`Choose ${name} a`).check()
    await page.getByLabel(`Choose ${name} c`).check()
    const chosen = page.getByRole('group', { name: 'Chosen posts' })
    await expect(chosen.getByText('2 posts chosen')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await chosen.getByLabel('Move to a category').selectOption('Education')
    await expect(toast(page, '2 posts are in Education now')).toBeVisible()
    await expect(page.getByRole('row', { name: `${name} c` })).toContainText('Education')
    await expect(page.getByRole('row', { name: `${name} b` })).not.toContainText('Education')

    await chosen.getByRole('button', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete Posts' })
    await expect(question).toContainText('Are you sure you want to delete 2 posts? This action cannot be undone.')
    await question.getByRole('button', { name: 'Delete' }).click()
    // It stays as long as the mouse is on it.
    await toast(page, '2 posts deleted').hover()
    await expect(page.getByRole('row', { name: `${name} a` })).toHaveCount(0)
    await expect(chosen).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('row', { name: `${name} a` })).toBeVisible()
    await expect(page.getByRole('row', { name: `${name} c` })).toBeVisible()
  })
}
