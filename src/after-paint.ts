import { letFontsIn } from './let-fonts-in'

/** What a prerendered page starts with, as the build wrote it into the page. */
interface Boot {
  readonly entry: string
  readonly preload: readonly string[]
  readonly styles: string
}

const SETTINGS = ['promptory:theme', 'promptory:fonts', 'promptory:consent', 'promptory:device', 'promptory:scroll']
const READ_IN_PEACE_MS = 8000

let isStarted = false

/** Loads the site's scripts and the whole stylesheet, once; where the scripts do not come, again at the next press. */
export function start(): void {
  if (isStarted) return
  isStarted = true
  // Before a link within the page leads anywhere, all of it is laid out (styles/fresh.css).
  delete document.documentElement.dataset.fresh
  const { entry, preload, styles } = JSON.parse(document.getElementById('boot')?.textContent ?? '') as Boot
  for (const href of [entry, ...preload]) append({ rel: 'modulepreload', href })
  // The page carries the styles of its own markup; what the scripts add needs the rest.
  const sheet = append({ rel: 'stylesheet', href: styles })
  for (const end of ['load', 'error']) {
    sheet.addEventListener(end, () => void import(/* @vite-ignore */ entry).catch(tryAgain), { once: true })
  }
}

function tryAgain(): void {
  isStarted = false
  // The page's own script may have used up its signs (inline/boot.js).
  addEventListener('click', start, { once: true })
}

function append(link: { rel: string; href: string }): HTMLLinkElement {
  const element = Object.assign(document.createElement('link'), link)
  document.head.append(element)
  return element
}

/** Whether this device holds work of the visitor's, and not only settings. */
function holdsWork(): boolean {
  try {
    return [...Object.keys(localStorage), ...Object.keys(sessionStorage)].some(
      (key) => key.startsWith('promptory:') && !SETTINGS.includes(key),
    )
  } catch {
    return false
  }
}

/** Whether something on the page waits for its scripts: an address that asks for more, a part that cannot wait for a sign, a draft. */
const isAwaited = () =>
  window.location.search !== '' ||
  window.location.hash !== '' ||
  document.querySelector('[data-wake=at-once]') !== null ||
  holdsWork()

async function showFonts(): Promise<void> {
  try {
    await letFontsIn()
    localStorage.setItem('promptory:fonts', '1')
  } catch {
    // Fonts that do not come, or no storage to remember that they did: they are asked for at the next page.
  }
}

void showFonts()
if (isAwaited()) start()
else setTimeout(start, READ_IN_PEACE_MS)
