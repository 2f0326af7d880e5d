import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { signIn, toast } from './support/admin.ts'
import { api, button, dialog, drafts, richText, test } from './support/post-editor.ts'

/** A quick hand: about two hundred letters a minute. */
const KEY_MS = 60

/** Goes to a tab and types at the end of its text, key by key. */
async function type(page: Page, text: string): Promise<void> {
  await page.bringToFront()
  await richText(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(text, { delay: KEY_MS })
}

async function save(page: Page): Promise<void> {
  await page.bringToFront()
  await button(page, 'Update Post').click()
}

const saved = (page: Page) => expect(toast(page, 'Blog post updated successfully').last()).toBeVisible()

test('one post in two tabs, typed into by turns: no word of either is lost', async ({ page, context, request }) => {
  const backend = await api(request)
  const post = await backend.create({ content: '<p>Begun.</p>' })
  const stored = async () => (await backend.read(`id=eq.${post.id}`))[0]?.content
  await signIn(page, `/admin/blog/edit/${post.slug}`)
  const other = await context.newPage()
  await other.goto(`/admin/blog/edit/${post.slug}`)
  await expect(richText(other)).toBeVisible()

  await type(page, ' First hand')
  await type(other, ' Second hand')
  await type(page, ', first again.')
  await type(other, ', second again.')
  await expect(richText(page)).toHaveText('Begun. First hand, first again.')
  await save(page)
  await saved(page)

  await save(other)
  const conflict = dialog(other, 'This post has changed meanwhile')
  await expect(conflict.locator('del').filter({ hasText: 'First' }).first()).toBeVisible()
  await expect(conflict.locator('ins').filter({ hasText: 'Second' }).first()).toBeVisible()
  await button(other, 'Take theirs').click()
  await expect(richText(other)).toHaveText('Begun. First hand, first again.')
  await other.getByRole('button', { name: /^Restore/ }).click()
  await expect(richText(other)).toHaveText('Begun. Second hand, second again.')
  await save(other)
  await button(other, 'Keep mine').click()
  await saved(other)
  expect(await stored()).toContain('Second hand, second again.')

  expect(await drafts(page)).toEqual([])
})
