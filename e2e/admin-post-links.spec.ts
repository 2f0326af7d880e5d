import { expect, expectAccessible } from './fixtures.ts'
import { signIn, toast } from './support/admin.ts'
import { api, button, dialog, richText, test, textFrame, title, unique } from './support/post-editor.ts'

test('a link is picked from what the site has, by keyboard and by a press', async ({ page, request }) => {
  const name = unique()
  const posts = await api(request)
  const other = await posts.create({ title: `Lighthouses ${unique()}` })
  await signIn(page, '/admin/blog/new')
  await title(page).fill(name)
  await richText(page).click()
  await page.keyboard.type('See ')

  // An article that is newer than the build: its title becomes the words.
  await page.keyboard.press('Control+k')
  const question = dialog(page, 'Add a link')
  const search = question.getByRole('combobox')
  await expect(search).toBeFocused()
  await button(page, 'Add link').click()
  await expect(question).toContainText('Choose something above, or type an address.')
  await search.fill(other.title)
  // The search is half a megabyte, and makes its index first.
  await expect(question.getByRole('option', { name: other.title })).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(question.getByLabel('Address')).toHaveValue(`/blog/${other.slug}`)
  await expect(question.getByLabel('Text', { exact: true })).toHaveValue(other.title)
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  const link = richText(page).getByRole('link', { name: other.title })
  await expect(link).toHaveAttribute('href', `/blog/${other.slug}`)

  // The next words go on behind it; a page, for words that are chosen in the text.
  await page.keyboard.type(' and more')
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  await search.fill('journal')
  const option = question.getByRole('option').filter({ hasText: 'Page' }).first()
  await option.click()
  await expect(question.getByLabel('Address')).toHaveValue(/^\//)
  await expect(question.getByLabel('Text', { exact: true })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  // The dialog gives the focus back a moment after it has gone.
  await expect(textFrame(page)).toBeFocused()
  await page.keyboard.press('Control+k')
  await question.getByLabel('Address').fill('/journal-prompts')
  await button(page, 'Add link').click()
  await expect(richText(page).getByRole('link', { name: 'more', exact: true })).toHaveAttribute(
    'href',
    '/journal-prompts',
  )

  // Changed and taken out again.
  await link.click()
  await page.keyboard.press('Control+k')
  const change = dialog(page, 'Change the link')
  await expect(change.getByLabel('Address')).toHaveValue(`/blog/${other.slug}`)
  await button(page, 'Remove link').click()
  await expect(link).toHaveCount(0)

  await button(page, 'Create Post').click()
  await expect(toast(page, 'Blog post created successfully')).toBeVisible()
  const content = (await posts.read(`slug=eq.${name}`))[0]?.content ?? ''
  expect(content).toContain(`See ${other.title} and <a href="/journal-prompts" rel="noopener">more</a>`)
})
