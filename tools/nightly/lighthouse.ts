import * as chromeLauncher from 'chrome-launcher'
import lighthouse from 'lighthouse'
import type { Measure, Method } from '../../scripts/bench/lighthouse.ts'
import { BROWSER_FLAGS, ensureProgram } from '../../scripts/browser.ts'

const TRIES = 3
const SCORES = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best practices': 'best-practices',
  SEO: 'seo',
}

/**
 * One run of Lighthouse's mobile preset in its own browser. Retries if a browser returns no figures, which happens on a
 * busy machine.
 * @param options `isPaintOnly` leaves the other scores out
 * @returns scores out of 100; LCP and TBT in milliseconds; CLS; `index`, the machine's speed at that moment
 *   (Lighthouse's benchmarkIndex: 264 is the preset's phone, 1,000 a mid-range phone)
 * @throws Error if no try gave figures
 */
export const measure: Measure = async (url, { throttlingMethod, isPaintOnly = false }) => {
  const scores = Object.entries(SCORES).slice(0, isPaintOnly ? 1 : undefined)
  for (let attempt = 1; ; attempt += 1) {
    const { audits, categories, environment, runtimeError } = await audit(url, { throttlingMethod, scores })
    const figures = {
      LCP: audits['largest-contentful-paint']?.numericValue ?? NaN,
      TBT: audits['total-blocking-time']?.numericValue ?? NaN,
      CLS: audits['cumulative-layout-shift']?.numericValue ?? NaN,
    }
    if (!runtimeError && Object.values(figures).every(Number.isFinite)) {
      return {
        ...Object.fromEntries(scores.map(([name, id]) => [name, Math.round((categories[id]?.score ?? 0) * 100)])),
        LCP: Math.round(figures.LCP),
        TBT: Math.round(figures.TBT),
        CLS: Number(figures.CLS.toFixed(4)),
        index: Math.round(environment.benchmarkIndex),
      }
    }
    if (attempt === TRIES)
      throw new Error(`Lighthouse gave no figures for ${url}: ${runtimeError?.message ?? 'no paint'}`)
  }
}

async function audit(
  url: string,
  { throttlingMethod, scores }: { throttlingMethod: Method; scores: [name: string, id: string][] },
) {
  const chrome = await chromeLauncher.launch({
    chromePath: ensureProgram('chromium'),
    chromeFlags: ['--headless=new', ...BROWSER_FLAGS],
  })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: scores.map(([, id]) => id),
      throttlingMethod,
      disableFullPageScreenshot: true,
      logLevel: 'error',
    })
    if (!result) throw new Error(`Lighthouse gave nothing for ${url}.`)
    return result.lhr
  } finally {
    chrome.kill()
  }
}
