// Pictures of every kind of page, at three widths and in both themes, into screenshots/ (git-ignored).
// Usage: with `npm start` running, `npm run screenshots [-- PATH …]`; BASE_URL names another address.
import { mkdir } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { BROWSER_FLAGS, ensureBrowser } from './browser.ts'

const FOLDER = 'screenshots'
const WIDTHS = [360, 768, 1440]
const THEMES = ['light', 'dark'] as const
// One of each template.
const PATHS = [
  '/',
  '/generator',
  '/prompt-generator',
  '/feedback-tool',
  '/ai-prompts',
  '/chatgpt',
  '/funny-writing-prompts-for-adults',
  '/journal-prompts',
  '/journal-prompts/daily',
  '/business-prompts',
  '/memoir-writing-prompts-for-adults',
  '/blog',
  '/blog/category/marketing',
  '/blog/twenty-minutes-thirty-pupils-one-prompt',
  '/admin/login',
  '/about',
  '/privacy',
  '/pricing',
  '/faq',
  '/sitemap',
  '/no-such-page',
]

const base = process.env.BASE_URL ?? 'http://localhost:4173'
const paths = process.argv.length > 2 ? process.argv.slice(2) : PATHS
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS })
await mkdir(FOLDER, { recursive: true })
for (const colorScheme of THEMES) {
  for (const width of WIDTHS) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' })
    const page = await context.newPage()
    for (const path of paths) {
      await page.goto(base + path)
      await page.evaluate(() => dispatchEvent(new Event('pointermove')))
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
      await page.evaluate(() => document.fonts.ready)
      // A picture of the whole page needs the parts below the fold drawn, too.
      await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
      await page.waitForTimeout(300)
      const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '_')
      await page.screenshot({ path: `${FOLDER}/${name}-${width}-${colorScheme}.png`, fullPage: true })
    }
    await context.close()
  }
}
await browser.close()
console.log(`${paths.length * WIDTHS.length * THEMES.length} pictures in ${FOLDER}/`)
