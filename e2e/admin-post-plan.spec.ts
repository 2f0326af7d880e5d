import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll } from './fixtures.ts'
import { heading, signIn, toast } from './support/admin.ts'
import { reachTimeOf } from './support/database.ts'
import { api, button, dialog, slug, test, title, unique, write } from './support/post-editor.ts'

const WORDS = 'Wednesday, 4 December 2030, 9:00, your time'
const region = (page: Page) => page.getByRole('region', { name: 'Publication' })
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })

/** Writes a post and plans it for a day in 2030. */
async function planPost(page: Page, name: string): Promise<void> {
  await signIn(page, '/admin/blog/new')
  await title(page).fill(`Planned ${name}`)
  await slug(page).fill(name)
  await write(page, 'Words of the plan.')
  await page.getByLabel('Publish on').fill('2030-12-04T09:00')
  await expect(region(page)).toContainText(WORDS)
  await button(page, 'Plan').click()
  await expect(toast(page, `Planned for ${WORDS}`)).toBeVisible()
  await expect(region(page)).toContainText(`Planned for ${WORDS}`)
}

test('a planned post appears at its time, is taken back, keeps its address, and comes again', { tag: '@core' }, async ({
  page,
  request,
  problems,
}) => {
  const name = unique()
  const status = async () => (await request.get(`/blog/${name}`)).status()
  await planPost(page, name)
  await expectAccessible(page)
  await expect.poll(status).toBe(404)

  await page.goto('/admin/blog?state=planned')
  await expect(row(page, name)).toContainText(`Planned for ${WORDS}`)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await button(page, 'Published').click()
  await expect(page).toHaveURL('/admin/blog?state=published')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(row(page, name)).toHaveCount(0)

  await reachTimeOf(name)
  // The server's own clock may be about it at this moment.
  await expect.poll(status).toBe(200)
  await page.reload()
  await expect(row(page, name)).toBeVisible()
  await expect(row(page, name)).not.toContainText('Planned for')

  await button(page, `Take back Planned ${name}`).click()
  const question = dialog(page, 'Take this post back?')
  await expect(question).toContainText(`/blog/${name}, stays reserved`)
  await question.getByRole('button', { name: 'Take back' }).click()
  await expect(toast(page, 'The post is a draft now')).toBeVisible()
  await expect(row(page, name)).toHaveCount(0)
  await expect.poll(status).toBe(404)
  await button(page, 'Taken back').click()
  await expect(row(page, name)).toContainText('its address stays reserved')

  // Nobody else gets its address.
  await page.getByRole('link', { name: 'New Post' }).click()
  await expect(heading(page)).toHaveText('Create Blog Post')
  await title(page).fill('Another')
  await slug(page).fill(name)
  await write(page, 'Other words.')
  await button(page, 'Create Post').click()
  await expect(slug(page)).toHaveAccessibleDescription(new RegExp(`“Planned ${name}” was taken back`))
  await expect(button(page, 'Take this slug')).toHaveCount(0)

  await page.goto('/admin/blog?state=taken_back')
  await page.getByRole('link', { name: `Edit Planned ${name}` }).click()
  await expect(title(page)).toHaveValue(`Planned ${name}`)
  await button(page, 'Create Post').click()
  await expect(toast(page, 'Blog post created successfully')).toBeVisible()
  expect(await status()).toBe(200)
  const [post] = await (await api(request)).read(`slug=eq.${name}`)
  expect(post).toMatchObject({ version: 2 })
  problems.length = 0
})

test('what is written while the database publishes is not lost', async ({ page, request }) => {
  const name = unique()
  await planPost(page, name)
  await reachTimeOf(name)
  await title(page).fill(`Since ${name}`)
  await button(page, 'Save draft').click()
  await expect(toast(page, 'The post was published meanwhile')).toBeVisible()
  await expect(button(page, 'Update Post')).toBeVisible()
  await page.reload()
  await expect(title(page)).toHaveValue(`Since ${name}`)
  await button(page, 'Update Post').click()
  await expect(toast(page, 'Blog post updated successfully')).toBeVisible()
  const found = await (await api(request)).read(`slug=eq.${name}`)
  expect(found).toMatchObject([{ title: `Since ${name}`, version: 2 }])
})

test('in the editor a post is taken back with what was typed, and its date is set', async ({ page, request }) => {
  const posts = await api(request)
  const post = await posts.create()
  await signIn(page, `/admin/blog/edit/${post.slug}`)
  await title(page).fill(`${post.title}, changed`)
  await page.getByText('Change the date').click()
  await page.getByLabel('Published on').fill('2001-02-03T09:00')
  await button(page, 'Set the date').click()
  await expect(toast(page, 'The date is set')).toBeVisible()
  await expect(region(page)).toContainText('On the blog since Saturday, 3 February 2001, 9:00, your time')
  await expectAccessible(page)

  await button(page, 'Take back').click()
  await dialog(page, 'Take this post back?').getByRole('button', { name: 'Take back' }).click()
  await expect(toast(page, 'The post is a draft now')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/blog\/drafts\//)
  await expect(title(page)).toHaveValue(`${post.title}, changed`)
  // "Draft saved" it says already: the post has become one.
  const stored = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.url().includes('/blog_post_drafts'),
  )
  await button(page, 'Save draft').click()
  await stored
  await expect(button(page, 'Save draft')).toBeVisible()
  await expect(page.getByText(/^Draft saved/)).toBeVisible()
  await page.reload()
  await expect(title(page)).toHaveValue(`${post.title}, changed`)
  await button(page, 'Create Post').click()
  await expect(toast(page, 'Blog post created successfully')).toBeVisible()
  await page.goto(`/blog/${post.slug}`)
  await expect(page.getByText('Published on February 3, 2001')).toBeVisible()
})
