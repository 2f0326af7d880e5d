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

/** Holds requests back, those of one method or all, until the function that it gives is called. */
export async function hold(page: Page, address: string, method?: 'PATCH' | 'POST'): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    if (method === undefined || route.request().method() === method) await held
    await route.continue()
  })
  return release
}

/** Holds every script of the site back until the function that it gives is called. */
export function holdScripts(page: Page): Promise<() => void> {
  return hold(page, '**/assets/*.js')
}
