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
    const picture = () => field.screenshot({ animations: 'disabled' })
    const run = (direction: string) =>
      field.evaluate((element, value) => element.style.setProperty('unicode-bidi', value), direction)
    // Told by what it would look like from the left; anything else that moves meanwhile (fonts, hints) is waited for.
    const isFromTheRight = async () => {
      const before = await picture()
      await run('normal')
      const fromTheLeft = await picture()
      await run('')
      return !before.equals(fromTheLeft) && before.equals(await picture())
    }
    await expect.poll(isFromTheRight).toBe(true)
  })
}
