import { expect, expectAccessible } from './fixtures.ts'
import { heading, signIn, toast } from './support/admin.ts'
import { api, button, dialog, richText, test, title, unique } from './support/post-editor.ts'

const OWN = /^\/storage\/v1\/object\/public\/pictures\/[\w-]{36}\.\w+$/

test('a picture is put in again, its uses are told, and it is deleted when nobody needs it', async ({
  page,
  request,
}) => {
  const name = unique()
  await signIn(page, '/admin/blog/new')
  await title(page).fill(name)
  await page.getByLabel('Picture of the cover').setInputFiles('docs/screenshot.png')
  const cover = page.getByRole('group', { name: 'Cover' }).locator('img')
  await expect(cover).toHaveAttribute('src', OWN)
  const address = (await cover.getAttribute('src')) ?? ''

  // Once more, in the text.
  await richText(page).click()
  await page.keyboard.type('Words.')
  await button(page, 'Choose from the pictures').click()
  const choice = dialog(page, 'Pictures')
  const picture = choice.getByRole('button').filter({ has: page.locator(`img[src="${address}"]`) })
  await picture.click()
  const question = dialog(page, 'Add a picture')
  await expect(question.getByAltText('Preview')).toHaveAttribute('src', address)
  await expectAccessible(page)
  await question.getByLabel('What does it show?').fill('The site')
  await button(page, 'Add picture').click()
  await expect(richText(page).getByAltText('The site')).toHaveAttribute('width', '1200')
  // Typing goes on behind it.
  await page.keyboard.type('On it goes.')
  await expect(richText(page)).toContainText('On it goes.')
  await button(page, 'Create Post').click()
  await expect(toast(page, 'Blog post created successfully')).toBeVisible()

  await page.goto('/admin/blog/pictures')
  await expect(heading(page)).toHaveText('Blog Management')
  const item = page.getByRole('listitem').filter({ has: page.locator(`img[src="${address}"]`) })
  await expect(item.getByRole('link', { name })).toHaveAttribute('href', `/admin/blog/edit/${name}`)
  await expectAccessible(page)
  await item.getByRole('button', { name: /^Delete/ }).click()
  const warning = dialog(page, 'Delete a picture that is used?')
  await expect(warning).toContainText('Readers would see a gap in one article or letter.')
  await warning.getByRole('button', { name: 'Cancel' }).click()

  // Deleted, the post can be put back: the picture is still used.
  const [post] = (await (await api(request)).read(`slug=eq.${name}`)) as unknown as { id: string }[]
  await (await api(request)).remove(post?.id ?? '')
  await page.reload()
  await expect(item).toContainText(`deleted post ${name}`)
  await page.getByLabel('Unused only').check()
  await expect(item).toHaveCount(0)
  await page.getByLabel('Unused only').uncheck()
  await item.getByRole('button', { name: /^Delete/ }).click()
  await expect(warning).toContainText('It is in one draft, older version or deleted post, which would lose it.')
  await warning.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Picture deleted')).toBeVisible()
  await expect(item).toHaveCount(0)
  expect((await request.get(address)).status()).toBe(404)
})
