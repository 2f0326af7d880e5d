import { type Browser, chromium, type Page } from '@playwright/test'
import { BROWSER_FLAGS, ensureProgram } from '../browser.ts'
import { serveSmallPage } from './small-page/serve.tsx'
import { startStack } from './stack.ts'

/** Milliseconds between the first contentful paint and the tap. */
const TAPS_AFTER_MS = [300, 1000, 2000, 4000]
/**
 * docs/adr/0010-plain-house.md: for a visitor who taps at once, and for one who has read for a moment. What that tap may
 * take depends on the machine, so it is compared with a page of the same framework that is tapped in the same run.
 */
const EARLY_LIMIT_MS = 1200
const READ_AFTER_MS = 1000

// Slow 4G as Lighthouse has it, in bytes a second, and a processor slowed fourfold.
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const CPU_RATE = 4
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

interface Action {
  readonly name: string
  readonly path: string
  readonly target: (page: Page) => ReturnType<Page['getByRole']>
  /** Selector of what the page shows once the tap has taken effect. */
  readonly shown: string
  /** What a visitor has done before. */
  readonly prepare?: (page: Page) => Promise<void>
}

const onSmallPage = (name: string, shown: string): Action => ({
  name,
  path: '/',
  target: (page) => page.getByRole('button', { name, exact: true }).first(),
  shown,
})
const SMALL = {
  copy: onSmallPage('Copy', 'li[data-done]'),
  menu: onSmallPage('Menu', '#menu:not([hidden])'),
  theme: onSmallPage('Theme', 'html[data-theme]'),
  dialog: onSmallPage('View', '[role=dialog]'),
}
/** How many times the small page's tap one of the site may take. */
const MOST = 1.5

const ACTIONS: readonly (Action & { beside: keyof typeof SMALL })[] = [
  {
    name: 'copy a prompt',
    beside: 'copy',
    path: '/funny-writing-prompts-for-adults',
    target: (page) => page.getByRole('main').getByRole('button', { name: 'Copy', exact: true }).first(),
    shown: 'main button[data-done]',
  },
  {
    name: 'a month of the school year',
    beside: 'dialog',
    path: '/school-writing-prompts-ages-7-to-10',
    target: (page) => page.getByRole('link', { name: 'October', exact: true }),
    shown: 'main a[href$="#october"][aria-current=true]',
  },
  {
    name: 'phone menu',
    beside: 'menu',
    path: '/about',
    target: (page) => page.getByRole('button', { name: 'Menu' }),
    shown: '#menu:not([hidden])',
  },
  {
    name: 'View Full Prompt',
    beside: 'dialog',
    path: '/ai-prompts',
    target: (page) => page.getByRole('button', { name: /View Full Prompt/ }).first(),
    shown: '[role=dialog]',
  },
  {
    name: 'theme',
    beside: 'theme',
    path: '/faq',
    target: (page) => page.getByRole('button', { name: 'Change between light and dark' }),
    shown: 'html[data-theme]',
  },
  {
    name: 'generate',
    beside: 'copy',
    path: '/generator',
    target: (page) => page.getByRole('button', { name: 'Generate Prompt' }),
    shown: 'main [aria-busy=true], main output, main .result',
    prepare: (page) =>
      page.getByLabel('What do you want to achieve?').fill('a letter to my landlord about the heating'),
  },
]

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Infinity

/**
 * How long the first tap of a visit takes to do what it says, on a slow phone.
 * @param runs for each action and moment; the medians are told
 * @returns rows of a table, in milliseconds and as a multiple of the small page's, and what misses its limit or was
 *   lost
 */
export async function measureFirstTap(dataDir: string, runs: number) {
  const stack = await startStack({ dataDir })
  const small = await serveSmallPage()
  const browser = await chromium.launch({ executablePath: ensureProgram('chromium'), args: BROWSER_FLAGS })
  try {
    const rows: Record<string, string | number>[] = []
    const misses: string[] = []
    for (const action of ACTIONS) {
      const row: Record<string, string | number> = { action: action.name }
      for (const after of TAPS_AFTER_MS) {
        const times: number[] = []
        const smallTimes: number[] = []
        // By turns, so that a slow moment of the machine affects both.
        for (let run = 0; run < runs; run += 1) {
          times.push(await tap(browser, stack.origin, action, after))
          smallTimes.push(await tap(browser, small.origin, SMALL[action.beside], after))
        }
        const time = median(times)
        const ratio = Number((time / median(smallTimes)).toFixed(2))
        row[`${after} ms`] = time
        row[`${after} ms ×`] = ratio
        const miss = (what: string) => misses.push(`${action.name}, ${after} ms after the paint: ${what}`)
        const most = after < READ_AFTER_MS ? Infinity : MOST
        if (after < READ_AFTER_MS && time > EARLY_LIMIT_MS) miss(`${time} ms (limit ${EARLY_LIMIT_MS})`)
        if (ratio > most) miss(`${ratio} times the small page (limit ${most})`)
        if ([...times, ...smallTimes].includes(Infinity)) miss('a tap was lost')
      }
      rows.push(row)
    }
    return { rows, misses }
  } finally {
    await browser.close()
    small.stop()
    await stack.stop()
  }
}

/** One visit with one tap: milliseconds until it takes effect, or infinite if it never does. */
async function tap(browser: Browser, origin: string, action: Action, after: number): Promise<number> {
  const context = await browser.newContext({
    ...PHONE,
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', NETWORK)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
    await page.goto(origin + action.path, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await page.waitForTimeout(after)
    await action.prepare?.(page)
    const target = action.target(page)
    // By script: a wheel or a pointer would tell the page that somebody is there.
    await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const box = await target.boundingBox()
    if (!box) throw new Error(`${action.name}: there is nothing to tap on ${action.path}.`)
    await page.evaluate(watchTap, action.shown)
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    const answered = await page
      .waitForFunction(() => window.answeredAfter, null, { timeout: 20_000 })
      .catch(() => undefined)
    return answered ? Math.round((await answered.jsonValue()) as number) : Infinity
  } finally {
    await context.close()
  }
}

declare global {
  interface Window {
    answeredAfter?: number
  }
}

/** Runs in the page: measures from the touch until what was asked for has been painted. */
function watchTap(shown: string) {
  addEventListener(
    'touchstart',
    ({ timeStamp }) =>
      new MutationObserver((_, observer) => {
        if (!document.querySelector(shown)) return
        observer.disconnect()
        requestAnimationFrame(() => requestAnimationFrame(() => (window.answeredAfter = performance.now() - timeStamp)))
      }).observe(document, { subtree: true, childList: true, attributes: true }),
    { once: true, capture: true, passive: true },
  )
}
