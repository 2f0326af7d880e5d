import { expect, expectAccessible } from './fixtures.ts'
import { signIn, toast } from './support/admin.ts'
import { button, richText, test, title, unique } from './support/post-editor.ts'

test('the texts for search engines are previewed, stored, and in the head of the post', async ({ page }) => {
  const name = unique()
  await signIn(page, '/admin/blog/new')
  await title(page).fill(name)
  await page.getByLabel('Excerpt').fill('What the list says.')
  const results = page.getByRole('figure').filter({ hasText: 'In search results' })
  await expect(results).toContainText(`${name} | Promptory`)
  await expect(results).toContainText('What the list says.')
  await page.getByLabel('Title in search results').fill(`Found: ${name}`)
  await page.getByLabel('Text in search results').fill('x'.repeat(321))
  await richText(page).click()
  await page.keyboard.type('Some words.')
  await button(page, 'Create Post').click()
  await expect(page.getByLabel('Text in search results')).toBeFocused()
  await expect(page.getByText('That is too long: 320 characters at the most.')).toBeVisible()
  await page.getByLabel('Text in search results').fill('What the engines say.')
  await expect(results).toContainText('What the engines say.')
  await expect(page.getByRole('figure').filter({ hasText: 'Where it is shared' })).toContainText(`Found: ${name}`)
  await expectAccessible(page)
  await button(page, 'Create Post').click()
  await expect(toast(page, 'Blog post created successfully')).toBeVisible()

  // As a server sends it, before any script.
  const served = async () => (await page.request.get(`/blog/${name}`)).text()
  await expect.poll(served).toContain(`<title>Found: ${name}</title>`)
  await page.goto(`/blog/${name}`)
  await expect(page).toHaveTitle(`Found: ${name}`)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'What the engines say.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})
