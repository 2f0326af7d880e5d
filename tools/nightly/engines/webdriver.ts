import { spawn } from 'node:child_process'
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { freePort } from '../../../scripts/backend/free-port.ts'
import { ensureProgram } from '../../../scripts/browser.ts'
import { end, startScreen } from './screen.ts'
import { type Engine, findVisible, type Tab, type TabOptions, waitFor } from './tab.ts'

// Keys that the driver calls otherwise than the W3C.
const KEYS: Record<string, string> = {
  Control: Key.CONTROL,
  Shift: Key.SHIFT,
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  End: Key.END,
  ArrowDown: Key.ARROW_DOWN,
}

/** WebKitGTK, over WebDriver, on a screen and with a clipboard of its own. */
export async function startWebKit(): Promise<Engine> {
  const screen = await startScreen()
  const port = await freePort()
  const driver = spawn(ensureProgram('webkitDriver'), [`--port=${port}`], {
    env: screen.env,
    stdio: 'ignore',
  })
  const server = `http://127.0.0.1:${port}`
  const isUp = () =>
    fetch(`${server}/status`).then(
      () => true,
      () => null,
    )
  await waitFor(isUp, 'WebKitWebDriver')
  return {
    newTab: (options = {}) => newTab(server, ensureProgram('webkit'), options),
    close: async () => {
      await end(driver)
      await screen.close()
    },
  }
}

async function newTab(server: string, binary: string, options: TabOptions): Promise<Tab> {
  const args = ['--automation']
  if (options.isStorageBlocked) args.push('--enable-html5-local-storage=false', '--cookies-policy=never')
  if (options.isDark) args.push('--dark-mode')
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args },
  })
  const web = await new Builder().usingServer(server).withCapabilities(capabilities).build()
  await web.manage().window().setRect({ width: 1280, height: 900 })
  return tabOf(web)
}

/** Notes the errors of a page, which this driver does not tell. Runs in the page. */
function listen() {
  const problems: string[] = []
  Object.assign(window, { problems })
  addEventListener('error', ({ message }) => problems.push(`uncaught: ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => problems.push(`uncaught: ${reason}`))
  const log = console.error
  console.error = (...texts) => {
    problems.push(texts.join(' '))
    log(...texts)
  }
}
const takeProblems = () => (window as unknown as { problems?: string[] }).problems?.splice(0) ?? []

const UNREADY = /^(?:ElementNotInteractable|ElementClickIntercepted|StaleElementReference)Error$/

function tabOf(web: WebDriver): Tab {
  const problems: string[] = []
  const leaveBy = async (go: () => Promise<void>) => {
    problems.push(...(await web.executeScript<string[]>(takeProblems)))
    await go()
    await web.executeScript(listen)
  }
  // The driver presses at once: what moves, or is still covered, is tried again.
  const click = (css: string, text?: string | RegExp) => {
    const isPattern = text instanceof RegExp
    const press = async () => {
      const source = isPattern ? text.source : text
      const found = await web.executeScript<WebElement | null>(findVisible, css, source, isPattern)
      return (
        found?.click().then(
          () => true,
          (failure: Error) => {
            if (UNREADY.test(failure.name)) return null
            throw failure
          },
        ) ?? null
      )
    }
    return waitFor(press, `${css} ${text ?? ''}`)
  }
  return {
    open: (address) => leaveBy(() => web.get(address)),
    reload: () => leaveBy(() => web.navigate().refresh()),
    back: () => web.navigate().back(),
    forward: () => web.navigate().forward(),
    click: async (css, text) => {
      await click(css, text)
    },
    type: (text) => web.actions().sendKeys(text).perform(),
    press: async (keys) => {
      const parts = keys.split('+').map((key) => KEYS[key] ?? key)
      const actions = web.actions()
      for (const key of parts) actions.keyDown(key)
      for (const key of parts.toReversed()) actions.keyUp(key)
      await actions.perform()
    },
    // A promise is waited for; `undefined` comes as null.
    evaluate: (run, ...values) => web.executeScript(run, ...values),
    inject: (script) => web.executeScript(script),
    resize: async (width, height) => {
      await web.manage().window().setRect({ width, height })
    },
    problems,
    close: async () => {
      problems.push(...(await web.executeScript<string[]>(takeProblems)))
      await web.quit()
    },
  }
}
