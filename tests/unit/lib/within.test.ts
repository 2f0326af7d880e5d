import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NO_ANSWER, within } from '@/lib/within'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what comes in time comes through, and no timer is left', async () => {
  await expect(within(Promise.resolve('yes'), 1000)).resolves.toBe('yes')
  await expect(within(Promise.reject(new Error('no')), 1000)).rejects.toThrow('no')
  expect(vi.getTimerCount()).toBe(0)
})

test('what does not is given up, and may fail later', async () => {
  let fail: (reason: Error) => void = () => undefined
  const answer = within(new Promise((_, reject) => (fail = reject)), 1000)
  await vi.advanceTimersByTimeAsync(1000)
  await expect(answer).resolves.toBe(NO_ANSWER)
  fail(new Error('late'))
  await vi.advanceTimersByTimeAsync(1)
})
