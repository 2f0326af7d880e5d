import { expect, expectAccessible } from './fixtures.ts'
import { signIn, toast } from './support/admin.ts'
import { hold } from './support/hindrances.ts'
import { api, button, dialog, drafts, POSTS_CALL, richText, test, title, unique } from './support/post-editor.ts'

test('what is typed while a save is under way stays, and is saved next', async ({ page, request }) => {
  const backend = await api(request)
  const post = await backend.create()
  await signIn(page, `/admin/blog/edit/${post.slug}`)
  await title(page).fill('Sent')
  const release = await hold(page, POSTS_CALL, 'PATCH')
  await button(page, 'Update Post').click()
  await expect(button(page, 'Updating...')).toBeVisible()
  await title(page).fill('Typed meanwhile')
  release()

  await expect(toast(page, 'Blog post updated successfully')).toBeVisible()
  await expect(page.getByText('What you typed meanwhile is still here')).toBeVisible()
  await expect(title(page)).toHaveValue('Typed meanwhile')
  expect((await backend.read(`id=eq.${post.id}`))[0]?.title).toBe('Sent')
  await expect.poll(() => drafts(page)).toHaveLength(1)
  await button(page, 'Update Post').click()
  await expect(page).toHaveURL('/admin/blog')
  expect((await backend.read(`id=eq.${post.id}`))[0]?.title).toBe('Typed meanwhile')
  expect(await drafts(page)).toEqual([])
})

test('a new post that is typed on while it is created goes on as the stored one', async ({ page, request }) => {
  const backend = await api(request)
  const name = unique()
  await signIn(page, '/admin/blog/new')
  await title(page).fill(name)
  await richText(page).fill('Words.')
  const release = await hold(page, POSTS_CALL, 'POST')
  await button(page, 'Create Post').click()
  await expect(button(page, 'Creating...')).toBeVisible()
  await title(page).fill(`${name} and more`)
  release()
  await expect(toast(page, 'Blog post created successfully')).toBeVisible()
  await expect(page.getByText('What you typed meanwhile is still here')).toBeVisible()
  await expect(page).toHaveURL(`/admin/blog/edit/${name}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Blog Post')
  await button(page, 'Update Post').click()
  await expect(page).toHaveURL('/admin/blog')
  expect(await backend.read(`slug=eq.${name}`)).toMatchObject([{ title: `${name} and more`, version: 2 }])
})

test('one draft that two tabs offer is taken up in one of them only', async ({ page, context }) => {
  await signIn(page, '/admin/blog/new')
  await title(page).fill('Wanted twice')
  await expect.poll(() => drafts(page)).toHaveLength(1)
  await page.close({ runBeforeUnload: false })
  const [one, two] = [await context.newPage(), await context.newPage()]
  for (const tab of [one, two]) {
    await tab.goto('/admin/blog/new')
    await expect(tab.getByText(/Unsaved changes.*Wanted twice/)).toBeVisible()
  }
  await one.getByRole('button', { name: /^Restore/ }).click()
  await expect(title(one)).toHaveValue('Wanted twice')
  await expect(title(one)).toBeFocused()
  // Its lock comes a moment after the text.
  const [key] = await drafts(one)
  const locks = () => one.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name))
  await expect.poll(locks).toContain(key)
  await two.getByRole('button', { name: /^Restore/ }).click()
  await expect(toast(two, 'These changes are open in another tab, or saved already')).toBeVisible()
  await expect(title(two)).toHaveValue('')
  expect(await drafts(one)).toHaveLength(1)
})

test('what was written into a post that somebody deleted is offered to a new one', async ({
  page: first,
  context,
  request,
}) => {
  const backend = await api(request)
  const post = await backend.create()
  const edit = `/admin/blog/edit/${post.slug}`
  await signIn(first, edit)
  await title(first).fill('An hour of work')
  await expect.poll(() => drafts(first)).toHaveLength(1)
  await backend.remove(post.id)
  await first.close({ runBeforeUnload: false })
  const page = await context.newPage()
  await page.goto(edit)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post Not Found')
  await expect(page.getByText('What you wrote here is kept in this browser.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'new post', exact: true }).click()
  await expect(page.getByText('The post has been deleted since')).toBeVisible()
  await page.getByRole('button', { name: /^Restore/ }).click()
  await expect(title(page)).toHaveValue('An hour of work')
  await button(page, 'Create Post').click()
  await expect(toast(page, 'Blog post created successfully')).toBeVisible()
  expect(await backend.read(`id=eq.${post.id}`)).toMatchObject([{ title: 'An hour of work' }])
  expect(await drafts(page)).toEqual([])
})

test('where no copy can be kept, their version does not take the place of mine', async ({ page, request }) => {
  const backend = await api(request)
  const post = await backend.create()
  await signIn(page, `/admin/blog/edit/${post.slug}`)
  // The editor stores its colours when it comes.
  await expect(richText(page)).toBeVisible()
  await title(page).fill('Mine')
  await backend.update(post.id, { title: 'Theirs' })
  await button(page, 'Update Post').click()
  await expect(dialog(page, 'This post has changed meanwhile')).toBeVisible()
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await button(page, 'Take theirs').click()
  await expect(toast(page, 'This browser cannot keep a copy of your text')).toBeVisible()
  await button(page, 'Go on editing').click()
  await expect(title(page)).toHaveValue('Mine')
})
