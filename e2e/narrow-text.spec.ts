import { expect, test } from './fixtures.ts'
import { TEMPLATES } from './support/addresses.ts'

/** Finds text that wraps to four lines or more and is narrower than eight of its characters. */
function narrowTexts(): string[] {
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const parent = text.parentElement
    if (!parent?.checkVisibility() || (text.textContent ?? '').trim().length < 8) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const lines = [...range.getClientRects()].filter(({ width }) => width > 1)
    const tops = new Set(lines.map(({ top }) => Math.round(top)))
    const character = Number.parseFloat(getComputedStyle(parent).fontSize) / 2
    if (tops.size >= 4 && Math.max(...lines.map(({ width }) => width)) < 8 * character) {
      found.push((text.textContent ?? '').slice(0, 40))
    }
  }
  return found
}

for (const width of [360, 1440]) {
  test(`no text is squeezed into a column of a few letters, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const narrow: Record<string, string[]> = {}
    for (const path of [...TEMPLATES, '/mistral']) {
      await page.goto(path)
      const found = await page.evaluate(narrowTexts)
      if (found.length > 0) narrow[path] = found
    }
    expect(narrow).toEqual({})
  })
}
