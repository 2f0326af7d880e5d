import { alive, expect, test } from './fixtures'
import { PATHS } from './support/sitemap'

// The styles inside a page are a part of the whole sheet: what they leave out must not show.
const SAMPLE = PATHS.filter((_, index) => index % 6 === 0)

/** How everything that shows looks, by its place in the document. */
function looks(): string[] {
  const seen = [
    'color',
    'backgroundColor',
    'borderTopColor',
    'borderTopWidth',
    'display',
    'fontSize',
    'fontWeight',
    'fill',
  ]
  return [...document.querySelectorAll<HTMLElement>('body, body *')]
    .filter((element) => element.getClientRects().length > 0 && !element.closest('[data-island], [role=region]'))
    .map((element) => {
      const style = getComputedStyle(element)
      const values = seen.map((name) => style[name as 'color'])
      return `${element.localName}.${element.getAttribute('class')} ${values.join(' ')}`
    })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    // Without transitions, which would show the way there.
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })
    test('a page looks the same before and after the whole sheet', async ({ page }) => {
      test.setTimeout(120_000)
      for (const path of SAMPLE) {
        await page.goto(path)
        await page.locator('html[data-lettered], html[data-fonts]').waitFor({ state: 'attached' })
        const before = await page.evaluate(looks)
        const noscript = await page
          .locator('noscript')
          .first()
          .evaluate((element) => element.textContent ?? '')
        const href = /href="([^"]+\.css)"/.exec(noscript)?.[1] ?? ''
        await page.evaluate(
          (address) =>
            new Promise((resolve, reject) => {
              const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
              link.addEventListener('load', resolve)
              link.addEventListener('error', reject)
              document.head.append(link)
            }),
          href,
        )
        expect.soft(await page.evaluate(looks), path).toEqual(before)
      }
      await alive(page)
    })
  })
}
