import { vi } from 'vitest'

/** Lets every touch of the browser's storage throw, as where a visitor has blocked it, until the test is over. */
export function blockStorage(): void {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
  }
}
