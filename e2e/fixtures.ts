import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { AXE_TAGS, COLOUR_RULES, REST_OF_LIST } from './support/axe.ts'

interface Fixtures {
  /** Everything that went wrong in the page's console; must be empty at the end unless a test clears it. */
  problems: string[]
}

/** Playwright's test, failing on any error in the page: uncaught, logged, blocked by the policy, or a hydration mismatch. */
export const test = base.extend<Fixtures>({
  problems: [
    async ({ page }, use) => {
      const problems: string[] = []
      page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
      page.on('console', (message) => {
        // "Failed to load resource" does not say which: the address does.
        if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`)
      })
      await use(problems)
      expect(problems, 'errors in the page').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Waits until React has taken the page over. */
export async function alive(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

/**
 * Asserts that axe finds nothing on the page as it stands. Messages are left out: one may begin to fade at any moment,
 * and half-faded text has the contrast of neither state.
 * In the dark theme it looks at colours alone: they are what is different there.
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  // Half-faded text has the contrast of neither state.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        // Neither what goes on for ever, nor what follows the scrolling, nor what is skipped while it is far away comes
        // to an end.
        .filter(
          ({ effect, timeline }) =>
            timeline === document.timeline &&
            Number.isFinite(effect?.getComputedTiming().endTime) &&
            effect instanceof KeyframeEffect &&
            effect.target?.checkVisibility({ contentVisibilityAuto: true }),
        )
        .map(({ finished }) => finished),
    ),
  )
  // Without the legacy mode it opens a page of its own for each answer; it is there for frames of other sites.
  const axe = new AxeBuilder({ page }).setLegacyMode().include(part).exclude('[data-sonner-toaster]')
  if (!process.env.FULL_RUN) axe.exclude(REST_OF_LIST)
  const isDark = await page.evaluate(() => window.matchMedia('(prefers-color-scheme: dark)').matches)
  const { violations } = await (isDark ? axe.withRules(COLOUR_RULES) : axe.withTags(AXE_TAGS)).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  expect(found).toEqual([])
}

/** Asserts that the page is no wider than its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, width] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return [scrollWidth, clientWidth] as const
  })
  expect(content).toBeLessThanOrEqual(width)
}
