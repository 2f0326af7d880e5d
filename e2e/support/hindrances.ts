import type { Page } from '@playwright/test'

/** Lets the browser's storage throw at every touch, as where a visitor has blocked it. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      Storage.prototype[method] = () => {
        throw new DOMException('blocked', 'SecurityError')
      }
    }
  })
}

/** Holds every script of the site back until the function that it gives is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return release
}
