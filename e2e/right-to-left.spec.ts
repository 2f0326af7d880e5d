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
    await page.evaluate(() => document.fonts.ready)
    const here = await field.screenshot({ animations: 'disabled' })
    expect(here.equals(await field.screenshot({ animations: 'disabled' }))).toBe(true)
    await field.evaluate((element) => element.style.setProperty('unicode-bidi', 'normal'))
    expect(here.equals(await field.screenshot({ animations: 'disabled' })), 'it lay at the left').toBe(false)
  })
}
