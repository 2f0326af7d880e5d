import { test as base, expect } from '@playwright/test'
import type { EngineName } from '../../../scripts/browser.ts'
import { startFirefox } from './puppeteer.ts'
import type { Engine, Tab, TabOptions } from './tab.ts'
import { startWebKit } from './webdriver.ts'

const START: Record<EngineName, () => Promise<Engine>> = {
  firefox: startFirefox,
  webkit: startWebKit,
}

interface Fixtures {
  tabOptions: TabOptions
  tab: Tab
  /** Opens an address of the site, and waits until React has taken the page over. */
  visit: (path: string) => Promise<void>
}
interface WorkerFixtures {
  engineName: EngineName
  engine: Engine
}

/** A journey in an engine as its makers ship it, which Playwright does not drive. Fails on any error in the page. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, run) => {
      const engine = await START[engineName]()
      await run(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  tabOptions: [{}, { option: true }],
  tab: async ({ engine, tabOptions }, run) => {
    const tab = await engine.newTab(tabOptions)
    await run(tab)
    await tab.close()
    expect(tab.problems, 'errors in the page').toEqual([])
  },
  visit: async ({ tab, baseURL }, run) => {
    await run(async (path) => {
      await tab.open(baseURL + path)
      await alive(tab)
    })
  },
})

export { expect }

/** Waits until React has taken the page over. */
export async function alive(tab: Tab): Promise<void> {
  await expect.poll(() => tab.evaluate(() => document.documentElement.hasAttribute('data-hydrated'))).toBe(true)
}

/** What the visible elements of a selector say. */
export const textsOf = (tab: Tab, css: string) =>
  tab.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => element.innerText.trim()),
    css,
  )

/** Waits until the page shows a text. */
export async function expectText(tab: Tab, text: string | RegExp, css = 'body'): Promise<void> {
  const shown = expect.poll(async () => (await textsOf(tab, css)).join('\n'), { timeout: 20_000 })
  await (text instanceof RegExp ? shown.toMatch(text) : shown.toContain(text))
}

/** Waits until an address is shown, as far as it is given. */
export async function expectPath(tab: Tab, path: string): Promise<void> {
  await expect.poll(() => tab.evaluate(() => location.pathname + location.search + location.hash)).toBe(path)
}

/** What is where the focus is: its name, its text or its role. */
export const focused = (tab: Tab) =>
  tab.evaluate(() => {
    const element = document.activeElement
    const label = element && 'labels' in element ? (element as HTMLInputElement).labels?.[0]?.textContent : undefined
    return element?.getAttribute('aria-label') ?? label ?? element?.textContent?.trim() ?? ''
  })

/** Whether the first element of a selector is within the window. */
export const isInWindow = (tab: Tab, css: string) =>
  tab.evaluate((selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect()
    return box !== undefined && box.bottom > 0 && box.top < innerHeight && box.height > 0
  }, css)

/** What is on the clipboard, as a field receives it from the keyboard. */
export async function pasted(tab: Tab): Promise<string> {
  await tab.evaluate(() => {
    const field = document.createElement('textarea')
    field.id = 'pasted'
    ;(document.querySelector('[role=dialog]') ?? document.body).append(field)
    field.focus()
  })
  await tab.press('Control+v')
  await expect
    .poll(() => tab.evaluate(() => document.querySelector<HTMLTextAreaElement>('#pasted')?.value))
    .not.toBe('')
  return tab.evaluate(() => {
    const field = document.querySelector<HTMLTextAreaElement>('#pasted')
    field?.remove()
    return field?.value ?? ''
  })
}
