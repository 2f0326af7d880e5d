import type { Page } from '@playwright/test'
import { expect, expectAccessible } from './fixtures.ts'
import { signIn, toast } from './support/admin.ts'
import { api, button, dialog, richText, test, title, unique } from './support/post-editor.ts'

/** Pastes or drops a drawn picture, as a browser does a screenshot or a file. */
async function give(page: Page, kind: 'paste' | 'drop', width: number, height: number): Promise<void> {
  await richText(page).click()
  await richText(page).evaluate(
    async (body, [type, w, h]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h })
      canvas.getContext('2d')?.fillRect(0, 0, Number(w) / 2, Number(h))
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
      const data = new DataTransfer()
      data.items.add(new File([blob ?? ''], 'shot.png', { type: 'image/png' }))
      const init = { bubbles: true, cancelable: true }
      body.dispatchEvent(
        type === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, ...init })
          : new DragEvent('drop', { dataTransfer: data, clientX: 20, clientY: 20, ...init }),
      )
    },
    [kind, width, height] as const,
  )
}

test('a pasted and a dropped picture are kept, described and shown to readers', async ({ page, request }) => {
  const name = unique()
  await signIn(page, '/admin/blog/new')
  await title(page).fill(name)
  await give(page, 'paste', 3200, 2000)
  const question = dialog(page, 'Add a picture')
  await expect(question.getByAltText('Preview')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Add picture').click()
  await expect(question).toContainText('Say what it shows, or tick the box below.')
  await question.getByLabel('What does it show?').fill('A tide table')
  await button(page, 'Add picture').click()
  await expect(question).toBeHidden()
  const picture = richText(page).getByAltText('A tide table')
  await expect(picture).toHaveAttribute('width', '1600')

  await give(page, 'drop', 40, 30)
  const address = await question.getByAltText('Preview').getAttribute('src')
  await button(page, 'Leave it out').click()
  await expect(richText(page).locator('img')).toHaveCount(1)
  // What is left out is not kept either.
  await expect.poll(async () => (await request.get(address ?? '')).status()).toBe(404)

  await page.getByLabel('Picture of the cover').setInputFiles('docs/screenshot.png')
  await expect(button(page, 'Change picture')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Cover' }).locator('img')).toBeVisible()

  await button(page, 'Create Post').click()
  await expect(toast(page, 'Blog post created successfully')).toBeVisible()
  const content = (await (await api(request)).read(`slug=eq.${name}`))[0]?.content ?? ''
  expect(content).toMatch(
    /<img (?=.*src="\/storage\/v1\/object\/public\/pictures\/[\w-]{36}\.webp")(?=.*alt="A tide table").*width="1600" height="1000"/,
  )
  await page.goto(`/blog/${name}`)
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /\/storage\/v1\/object\/public\/pictures\/[\w-]{36}\.jpg$/,
  )
  const cover = page.locator('article section img')
  await expect(cover).toBeVisible()
  const size = await cover.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    return [image.naturalWidth, image.naturalHeight]
  })
  expect(size).toEqual([1200, 630])
  const shown = page.locator('.article').getByAltText('A tide table')
  await expect(shown).toBeVisible()
  await expect.poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1600)
})
