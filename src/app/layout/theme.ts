import { readStored, writeStored } from '@/lib/storage'

/** Where the chosen theme is kept; the inline script of the page's head reads the same key before the first paint. */
const THEME_KEY = 'promptory:theme'

/** Switches between light and dark, and remembers the choice on this device. */
export function toggleTheme(): void {
  const root = document.documentElement
  const current =
    root.dataset.theme ??
    readStored(THEME_KEY) ??
    (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
  const next = current === 'dark' ? 'light' : 'dark'
  root.dataset.theme = next
  writeStored(THEME_KEY, next)
}
