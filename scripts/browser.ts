// Finds or installs a Chromium for the browser tests: `npx tsx scripts/browser.ts` prints its path. For the full run,
// also prints the paths of the other engines.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { ensureEngines } from './engines.ts'

// Debian's headless build starts and renders in two thirds of the time.
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const SYSTEM_PATHS = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/**
 * Flags that stop a test browser from calling home and render text as wide as on phones. The first one is needed for
 * root.
 */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
]

/** Path of an installed Chromium: `CHROMIUM_PATH`, the system's, or Playwright's own download. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : undefined
  return (
    SYSTEM_PATHS.find((path) => existsSync(path)) ??
    (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined)
  )
}

/**
 * Path of a Chromium, installed if there is none: by `apt-get` as root on Debian, by Playwright elsewhere.
 * @throws Error saying what to do if none can be installed
 */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found) return found
  if (process.env.CHROMIUM_PATH)
    throw new Error(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, where there is no browser.`)
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', 'update', '-qq')
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell')
    if (!findBrowser()) run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium')
  } else {
    run(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium')
  }
  const installed = findBrowser()
  if (!installed)
    throw new Error(
      'No Chromium was found or could be installed: install Chrome or Chromium, or set CHROMIUM_PATH to one.',
    )
  return installed
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(ensureBrowser())
    if (process.env.FULL_RUN) console.log(ensureEngines().join('\n'))
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
