import type { Page } from '@playwright/test'
import { alive, expect, test } from './fixtures'

const HEBREW = 'כתבו מכתב לבעלת הבית.'

const FIELDS = [
  { path: '/generator', label: 'What do you want to achieve?' },
  { path: '/prompt-generator', label: 'Topic' },
  { path: '/feedback-tool', label: 'Your text' },
]

for (const { path, label } of FIELDS) {
  test(`${path}: what runs from right to left begins at the right`, async ({ page }) => {
    await page.goto(path)
    await alive(page)
    const field = page.getByLabel(label, { exact: true })
    await field.fill(HEBREW)
    await field.blur()
    // CSS says where text should begin. Only the picture says where it does.
    const isAtTheRight = async () => (await middleOfInk(page, await field.screenshot())) > 0.5
    await expect.poll(isAtTheRight).toBe(true)
    // The same measure tells the other side.
    await field.evaluate((element) => element.style.setProperty('unicode-bidi', 'normal'))
    await expect.poll(isAtTheRight).toBe(false)
  })
}

/** The middle of what is dark in the picture of a light field, its border left out: 0 is its left side, 1 its right. */
function middleOfInk(page: Page, picture: Buffer): Promise<number> {
  return page.evaluate(async (base64) => {
    const image = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))]))
    const { width, height } = image
    const context = new OffscreenCanvas(width, height).getContext('2d')
    if (!context) throw new Error('This browser draws nothing.')
    context.drawImage(image, 0, 0)
    const border = 6
    const { data } = context.getImageData(border, border, width - 2 * border, height - 2 * border)
    const columns: number[] = []
    for (let index = 0; index < data.length; index += 4) {
      if ((data[index] ?? 255) < 128) columns.push((index / 4) % (width - 2 * border))
    }
    return columns.reduce((sum, column) => sum + column, 0) / columns.length / (width - 2 * border)
  }, picture.toString('base64'))
}
