import puppeteer, { type Browser, type ElementHandle, type KeyInput, type Page } from 'puppeteer-core'
import { ensureProgram } from '../../../scripts/browser.ts'
import { startScreen } from './screen.ts'
import { type Engine, findVisible, type Tab, type TabOptions, waitFor } from './tab.ts'

/** Firefox, over WebDriver BiDi; on a screen, since without one its clipboard holds no pictures. */
export async function startFirefox(): Promise<Engine> {
  const executablePath = ensureProgram('firefox')
  const screen = await startScreen()
  const open = new Set<Browser>()
  // What is blocked, and the theme of the system, are settings of the whole browser.
  const launch = async ({ isStorageBlocked, isDark }: TabOptions) => {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: false,
      env: screen.env,
      defaultViewport: { width: 1280, height: 860 },
      extraPrefsFirefox: {
        'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
        'network.cookie.cookieBehavior': isStorageBlocked ? 2 : 5,
        'dom.events.asyncClipboard.readText': true,
        'dom.events.testing.asyncClipboard': true,
      },
    })
    open.add(browser)
    return browser
  }
  const usual = await launch({})
  return {
    newTab: async (options = {}) => {
      const isUsual = !options.isDark && !options.isStorageBlocked
      const browser = isUsual ? usual : await launch(options)
      const context = await browser.createBrowserContext()
      return tabOf(await context.newPage(), () => (isUsual ? context.close() : browser.close()))
    },
    close: async () => {
      await Promise.all([...open].map((browser) => browser.close()))
      await screen.close()
    },
  }
}

function tabOf(page: Page, close: () => Promise<void>): Tab {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`uncaught: ${(error as Error).message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  const find = (css: string, text?: string | RegExp) =>
    waitFor(
      async () => {
        const isPattern = text instanceof RegExp
        const found = await page.evaluateHandle(findVisible, css, isPattern ? text.source : text, isPattern)
        return found.asElement() as ElementHandle | null
      },
      `${css} ${text ?? ''}`,
    )
  return {
    open: async (address) => {
      await page.goto(address)
    },
    reload: async () => {
      await page.reload()
    },
    back: async () => {
      await page.goBack()
    },
    forward: async () => {
      await page.goForward()
    },
    click: async (css, text) => (await find(css, text)).click(),
    type: (text) => page.keyboard.type(text),
    press: async (keys) => {
      const parts = keys.split('+') as KeyInput[]
      for (const key of parts) await page.keyboard.down(key)
      for (const key of parts.toReversed()) await page.keyboard.up(key)
    },
    evaluate: (run, ...values) => page.evaluate(run as (...given: unknown[]) => never, ...values),
    inject: async (script) => {
      await page.evaluate(script)
    },
    resize: (width, height) => page.setViewport({ width, height }),
    problems,
    close,
  }
}
