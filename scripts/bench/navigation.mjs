import { once } from 'node:events'
import { createServer } from 'node:http'
import { chromium } from '@playwright/test'
import { BROWSER_FLAGS, ensureBrowser } from '../browser.mjs'
import { createStaticSite } from '../server/static-site.mjs'

// A phone of the middle range beside this machine, as in Lighthouse's mobile preset.
const SLOWDOWN = 4
const WITHIN_MS = 100
// From where, by which link: one of each kind of page.
const WALKS = [
  ['/', '/writing-prompts'],
  ['/writing-prompts', '/writing-prompts/fantasy'],
  ['/faq', '/about'],
  ['/about', '/generator'],
  ['/about', '/ai-prompts'],
  ['/generator', '/chatgpt'],
  ['/about', '/blog'],
  ['/about', '/feedback-tool'],
]

/**
 * How long after a click on a prefetched link the next page's heading is on the screen: on this machine, which is held
 * to the limit, and in a browser slowed down fourfold.
 * @param {number} runs
 * @returns {Promise<object[]>} a row a walk, with medians
 */
export async function measureNavigation(runs) {
  const site = createStaticSite('dist')
  const server = createServer((request, response) => site(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://localhost:${server.address().port}`
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS })
  try {
    const rows = []
    for (const [from, to] of WALKS) {
      const median = async (slowdown) => {
        const times = []
        for (let run = 0; run < runs; run += 1) times.push(await walk(browser, origin, from, to, slowdown))
        return Math.round(times.sort((a, b) => a - b)[Math.floor(runs / 2)])
      }
      const here = await median(1)
      rows.push({
        from,
        to,
        'median ms': here,
        [`slowed × ${SLOWDOWN}`]: await median(SLOWDOWN),
        ok: here <= WITHIN_MS,
      })
    }
    return rows
  } finally {
    await browser.close()
    await new Promise((resolve) => server.close(resolve))
  }
}

async function walk(browser, origin, from, to, slowdown) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await page.goto(origin + from)
    await page.evaluate(() => dispatchEvent(new Event('pointermove')))
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    const link = page.locator(`a[href="${to}"]`).last()
    await link.scrollIntoViewIfNeeded()
    await link.dispatchEvent('pointerover')
    await page.waitForLoadState('networkidle')
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return await link.evaluate(async (element) => {
      const heading = document.querySelector('h1')
      const begun = performance.now()
      element.click()
      while (document.querySelector('h1') === heading || !document.querySelector('h1')) {
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
      // A frame's work is on the screen when the next one begins.
      await new Promise((resolve) => requestAnimationFrame(resolve))
      return performance.now() - begun
    })
  } finally {
    await context.close()
  }
}
