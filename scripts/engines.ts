// Finds the engines beside Chromium for the full run, or installs them.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const WEBKIT = ['4.1', '4.0', '6.0'].map(
  (version) =>
    `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
)

/** The program that drives each engine: possible paths, its setting, and Debian's package. */
const PROGRAMS = {
  firefox: {
    paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    setting: 'FIREFOX_PATH',
    debian: 'firefox-esr',
  },
  webkit: { paths: WEBKIT, setting: 'WEBKIT_PATH', debian: 'webkit2gtk-driver' },
  webkitDriver: { paths: ['/usr/bin/WebKitWebDriver'], setting: 'WEBKIT_DRIVER_PATH', debian: 'webkit2gtk-driver' },
  screen: { paths: ['/usr/bin/Xvfb'], setting: 'XVFB_PATH', debian: 'xvfb' },
} as const
type Program = keyof typeof PROGRAMS

/** The engines that the journeys in `e2e/engines` run in. */
export const ENGINE_NAMES = ['firefox', 'webkit'] as const
export type EngineName = (typeof ENGINE_NAMES)[number]

/** @throws Error saying what to do if there is none */
export function findProgram(name: Program): string {
  const { paths, setting, debian } = PROGRAMS[name]
  const named = process.env[setting]
  const found = (named ? [named] : paths).find((path) => existsSync(path))
  if (!found) throw new Error(`There is no ${paths[0]}: install ${debian}, or let ${setting} name one.`)
  return found
}

/**
 * Paths of all programs, installed if missing: by `apt-get` as root on Debian.
 * @throws Error saying what to do if one cannot be installed
 */
export function ensureEngines(): string[] {
  const names = Object.keys(PROGRAMS) as Program[]
  const findAll = () => names.map(findProgram)
  try {
    return findAll()
  } catch (error) {
    if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw error
    const run = (...args: string[]) => spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'] })
    run('update', '-qq')
    const packages = new Set(names.map((name) => PROGRAMS[name].debian))
    run('install', '-y', '-qq', '--no-install-recommends', ...packages)
    return findAll()
  }
}
