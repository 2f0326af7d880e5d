import type { Page } from '@playwright/test'

/** How long a button says that it has copied, in milliseconds (src/lib/use-copied.ts). */
export const COPIED_MS = 2000
/** How long a message of success stands (src/components/toaster.tsx). */
export const MESSAGE_MS = 4000

/**
 * Lets timers of these lengths take ten seconds, on every page that is opened from now on: what stands for two seconds
 * may be gone before a busy machine has looked.
 */
export async function linger(page: Page, ...lengths: number[]): Promise<void> {
  await page.addInitScript((stretched) => {
    const start = setTimeout
    Object.assign(window, {
      setTimeout: (run: () => void, ms = 0, ...rest: unknown[]) =>
        start(run, stretched.includes(ms) ? 10_000 : ms, ...rest),
    })
  }, lengths)
}
