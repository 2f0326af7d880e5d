// Finds the browsers of the tests, or installs them: `npx tsx scripts/browser.ts` prints the path of a Chromium, for the
// full run also those of the other engines.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

const LIBRARIES = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`

/** The program that drives each engine: possible paths, its setting, and Debian's packages, the best first. */
const PROGRAMS = {
  chromium: {
    paths: [
      // Debian's headless build starts and renders in two thirds of the time.
      '/usr/bin/chromium-headless-shell',
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
      chromium.executablePath(),
    ],
    setting: 'CHROMIUM_PATH',
    debian: ['chromium-headless-shell', 'chromium'],
  },
  firefox: {
    paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    setting: 'FIREFOX_PATH',
    debian: ['firefox-esr'],
  },
  webkit: {
    paths: ['4.1', '4.0', '6.0'].map((version) => `${LIBRARIES}/webkit2gtk-${version}/MiniBrowser`),
    setting: 'WEBKIT_PATH',
    debian: ['webkit2gtk-driver'],
  },
  webkitDriver: { paths: ['/usr/bin/WebKitWebDriver'], setting: 'WEBKIT_DRIVER_PATH', debian: ['webkit2gtk-driver'] },
  screen: { paths: ['/usr/bin/Xvfb'], setting: 'XVFB_PATH', debian: ['xvfb'] },
}
type Program = keyof typeof PROGRAMS

/** The engines beside Chromium, which the journeys in `e2e/engines` run in. */
export const ENGINE_NAMES = ['firefox', 'webkit'] as const
export type EngineName = (typeof ENGINE_NAMES)[number]

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

/** Path of an installed program: what its setting names, or the first that there is. */
export function findProgram(name: Program): string | undefined {
  const { paths, setting } = PROGRAMS[name]
  const named = process.env[setting]
  return (named ? [named] : paths).find((path) => existsSync(path))
}

/**
 * Path of a program, installed if there is none: by `apt-get` as root on Debian; Chromium elsewhere by Playwright.
 * @throws Error saying what to do if none can be installed
 */
export function ensureProgram(name: Program): string {
  const { setting, debian } = PROGRAMS[name]
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  const isDebian = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!findProgram(name) && !process.env[setting]) {
    if (isDebian) run('apt-get', 'update', '-qq')
    else if (name === 'chromium') run(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium')
    for (const each of isDebian ? debian : [])
      if (!findProgram(name)) run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', each)
  }
  const found = findProgram(name)
  if (!found) throw new Error(`There is no ${name}: install ${debian[0]}, or let ${setting} name one.`)
  return found
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = process.env.FULL_RUN ? (Object.keys(PROGRAMS) as Program[]) : (['chromium'] as const)
  try {
    for (const name of names) console.log(ensureProgram(name))
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
