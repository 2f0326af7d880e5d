import { expect, type Page, type Route } from '@playwright/test'

type Answer = (route: Route) => unknown

/**
 * How a backend fails. The sixth beside those that one thinks of: JSON, and well-formed, but of another shape, as a
 * function of another version or a proxy's own answer is; status 200 and parsing without an error prove nothing.
 */
export const FAULTS = {
  refused: (route) => route.abort('connectionrefused'),
  hung: () => undefined,
  'answering 500': (route) => route.fulfill({ status: 500, json: { message: 'broken' } }),
  'answering HTML': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Welcome</p>' }),
  'cut short': (route) => route.fulfill({ contentType: 'application/json', body: '{"id":"7c1","tit' }),
  'of another shape': (route) => route.fulfill({ json: [{ surprise: true }] }),
} satisfies Record<string, Answer>

export type Fault = keyof typeof FAULTS

export const FAULT_NAMES = Object.keys(FAULTS) as Fault[]

// The index of the library is a file of the site's own, and fails as any other call does.
const CALLS = /\/(?:rest|auth|functions)\/v1\/|\/data\/search\.json/

/** The backend of a page, which can be made to fail. */
export interface FaultyBackend {
  /** How it fails; undefined while it works. */
  fault: Fault | undefined
  /** Addresses that were called. */
  readonly calls: string[]
}

/** Stands between a page and everything it asks for: data, auth, functions, the index. Works at first. */
export async function faultyBackend(page: Page): Promise<FaultyBackend> {
  const backend: FaultyBackend = { fault: undefined, calls: [] }
  await page.route(CALLS, async (route) => {
    backend.calls.push(route.request().url())
    if (backend.fault === undefined) await route.continue()
    else await FAULTS[backend.fault](route)
  })
  // Its limits in the page's own time, which the tests move; the browser's own signal keeps to the wall's.
  await page.clock.install()
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController()
      const expire = () => controller.abort(new DOMException('signal timed out', 'TimeoutError'))
      setTimeout(expire, milliseconds)
      return controller.signal
    }
  })
  return backend
}

/** Whatever turns, pulses or stands in for what is to come. */
export const SPINNERS = '[data-spinner], [data-dots], [data-skeleton]'

/** Nothing may be waited for in front of a spinner for longer than this. */
const LIMIT_MS = 10_000

// The page's clock goes on by itself: this much is left for drawing what the last moment brought. Less, and a busy
// machine has the limit run once more, which takes away what came with the first: messages, and other ways to go on.
const DRAWING_MS = 5000

/**
 * Lets the limit pass where nothing answers, and asserts that no spinner outlives it; other faults are there at once.
 * A call that begins only as the clock is moved (after a pause in typing, or another call) has a limit of its own.
 */
export async function waitOut(page: Page, fault: Fault): Promise<void> {
  if (fault !== 'hung') return
  await expect(async () => {
    await page.clock.runFor(LIMIT_MS)
    await expect(page.locator(SPINNERS)).toHaveCount(0, { timeout: DRAWING_MS })
  }).toPass({ timeout: 3 * DRAWING_MS })
}
