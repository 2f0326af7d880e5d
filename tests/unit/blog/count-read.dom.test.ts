import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countRead, READ_AFTER_MS } from '@/features/blog/lib/count-read'

const POST = 'd0000000-0000-4000-8000-000000000001'
const sent = vi.fn(async (_address: string, _init?: RequestInit) => new Response(null, { status: 204 }))

let visibility: DocumentVisibilityState
const show = (state: DocumentVisibilityState) => {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
}
const browserSays = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { configurable: true, value })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', sent)
  sent.mockClear()
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  for (const name of ['webdriver', 'doNotTrack', 'globalPrivacyControl']) Reflect.deleteProperty(navigator, name)
})

test('a view counts once, after five seconds, with the post’s id and nothing else', () => {
  countRead(POST, () => false)
  vi.advanceTimersByTime(READ_AFTER_MS - 1)
  expect(sent).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(sent).toHaveBeenCalledTimes(1)
  const [address, init] = sent.mock.calls[0] ?? []
  expect(address).toMatch(/\/functions\/v1\/count-read$/)
  expect(init).toMatchObject({
    body: JSON.stringify({ post: POST }),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  })
  expect(init?.headers).toBeUndefined()
  show('hidden')
  show('visible')
  vi.advanceTimersByTime(60_000)
  expect(sent).toHaveBeenCalledTimes(1)
})

test('only the time counts in which it is visible', () => {
  visibility = 'hidden'
  countRead(POST, () => false)
  vi.advanceTimersByTime(60_000)
  show('visible')
  vi.advanceTimersByTime(3_000)
  show('hidden')
  vi.advanceTimersByTime(60_000)
  expect(sent).not.toHaveBeenCalled()
  show('visible')
  vi.advanceTimersByTime(1_999)
  expect(sent).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(sent).toHaveBeenCalledTimes(1)
})

test('whoever has left before is not counted', () => {
  const stop = countRead(POST, () => false)
  vi.advanceTimersByTime(4_000)
  stop()
  show('visible')
  vi.advanceTimersByTime(60_000)
  expect(sent).not.toHaveBeenCalled()
})

test.each([
  ['webdriver', true],
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
])('a browser that says %s is not counted', (name, value) => {
  browserSays(name, value)
  countRead(POST, () => false)
  show('visible')
  vi.advanceTimersByTime(60_000)
  expect(sent).not.toHaveBeenCalled()
})

test('nor is a visitor who has declined', () => {
  let isDeclined = false
  countRead(POST, () => isDeclined)
  vi.advanceTimersByTime(1_000)
  isDeclined = true
  vi.advanceTimersByTime(60_000)
  expect(sent).not.toHaveBeenCalled()
})
