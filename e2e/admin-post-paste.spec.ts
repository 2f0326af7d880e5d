import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, expectAccessible } from './fixtures.ts'
import { signIn, toast } from './support/admin.ts'
import { api, button, richText, test, title, unique } from './support/post-editor.ts'

const clipboard = (name: string) => readFileSync(`tests/unit/post-editor/paste/${name}.html`, 'utf8')

/** Pastes as a browser does what another program has put on the clipboard. */
async function paste(page: Page, html: string): Promise<void> {
  await richText(page).click()
  await page.keyboard.press('Control+End')
  await richText(page).evaluate((body, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', text)
    clipboardData.setData('text/plain', 'plain')
    body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}

test('what is pasted from Docs and Word is stored as it was meant, and what is left out is told', {
  tag: '@core',
}, async ({ page, request }) => {
  const name = unique()
  await signIn(page, '/admin/blog/new')
  await title(page).fill(name)
  // One writes without scrolling.
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(richText(page)).toBeVisible()
  const area = await page.locator('.tox-tinymce').boundingBox()
  expect((area?.y ?? 900) + (area?.height ?? 0)).toBeLessThanOrEqual(900)
  await paste(page, clipboard('gdocs'))
  await expect(page.getByRole('status').filter({ hasText: 'A picture was left out' })).toContainText('after “B”')
  await expectAccessible(page)
  await paste(page, clipboard('word'))
  // Nothing that is typed makes a heading that would be published as loose text.
  await page.keyboard.press('Enter')
  await page.keyboard.type('# No heading')
  await page.keyboard.press('Alt+Shift+Digit1')
  await button(page, 'Create Post').click()
  await expect(toast(page, 'Blog post created successfully')).toBeVisible()
  const content = (await (await api(request)).read(`slug=eq.${name}`))[0]?.content ?? ''
  for (const part of [
    /<strong>bold here<\/strong><em>, italic here<\/em><s>, struck<\/s><u>, underlined<\/u>/,
    /<li>item one\s*<ul>\s*<li>nested item<\/li>/,
    /<a href="https:\/\/example\.com\/" rel="noopener">a link<\/a>/,
    /<h2>A heading by its class<\/h2>/,
    /<li>One\s*<ul>\s*<li>One, within\s*<ol style="list-style-type: lower-roman;">\s*<li>Deeper/,
    /<p>A note\.<\/p>|\[1\] A note/,
    /# No heading<\/p>/,
  ])
    expect(content).toMatch(part)
  expect(content).not.toMatch(/mso|class=|<img|<span|href="#/)
})

test('pasted Markdown becomes what it means, or stays as typed', async ({ page, request }) => {
  const name = unique()
  await signIn(page, '/admin/blog/new')
  await title(page).fill(name)
  const pasteText = (text: string) =>
    richText(page).evaluate((body, plain) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', plain)
      body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
  await richText(page).click()
  await pasteText('## A part\n\n- one\n- two, see [the list](/writing-prompts)')
  await expect(richText(page).getByRole('heading', { name: 'A part' })).toBeVisible()
  await expect(richText(page).getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Keep as typed' }).click()
  await expect(richText(page).getByRole('listitem')).toHaveCount(0)
  await expect(richText(page)).toContainText('## A part')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+a')
  await pasteText('Now **this** is meant.')
  await expect(richText(page).locator('strong')).toHaveText('this')
  await button(page, 'Create Post').click()
  await expect(toast(page, 'Blog post created successfully')).toBeVisible()
  expect((await (await api(request)).read(`slug=eq.${name}`))[0]?.content).toContain('<strong>this</strong>')
})

test('on a phone bold, link and picture stand in the first row, large enough for a thumb', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, '/admin/blog/new')
  await richText(page).click()
  for (const name of ['Bold', 'Link', 'Picture']) {
    const box = await page.locator('.tox-toolbar__primary').getByRole('button', { name }).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  await page.keyboard.press('Alt+0')
  await expect(page.locator('.tox-dialog')).toBeVisible()
  const asked = await page.locator('.tox-dialog').boundingBox()
  expect(asked?.x).toBeGreaterThanOrEqual(16)
  expect((asked?.x ?? 0) + (asked?.width ?? 390)).toBeLessThanOrEqual(390 - 16)
})
