import type { Page } from '@playwright/test'

/** How the browser's storage stands: as usual, closed to the site (its getter throws), or full. */
export const STORAGES = ['usual', 'throwing', 'full'] as const
export type StorageState = (typeof STORAGES)[number]

/** Brings a page's storage into a state, from its next load on. */
export async function setStorage(page: Page, state: StorageState): Promise<void> {
  if (state === 'throwing') {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError')
          },
        })
      }
    })
  }
  if (state === 'full') {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    })
  }
}

/** How the clipboard stands: open, refused, or not there at all, as on a page without https. */
export const CLIPBOARDS = ['granted', 'denied', 'absent'] as const
export type ClipboardState = (typeof CLIPBOARDS)[number]

/** Brings the clipboard of the loaded page into a state, the old way of copying with it. */
export async function setClipboard(page: Page, state: ClipboardState): Promise<void> {
  await page.evaluate((wanted) => {
    const own = Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard')?.get?.call(navigator) as Clipboard
    const refusing = {
      writeText: () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError')),
    }
    const clipboard = { granted: own, denied: refusing, absent: undefined }[wanted]
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
    if (wanted === 'granted') Reflect.deleteProperty(document, 'execCommand')
    else Object.defineProperty(document, 'execCommand', { configurable: true, value: () => false })
  }, state)
}
