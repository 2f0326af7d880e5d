import { afterAll, beforeAll, expect, test, vi } from 'vitest'

let time: typeof import('@/features/post-editor/lib/local-time')
beforeAll(async () => {
  vi.stubEnv('TZ', 'Europe/Berlin')
  vi.resetModules()
  time = await import('@/features/post-editor/lib/local-time')
})
afterAll(() => void vi.unstubAllEnvs())

test('a moment in words is by the reader’s clock, in summer and in winter', () => {
  expect(time.inWords('2026-12-04T08:00:00Z')).toBe('Friday, 4 December 2026, 9:00, your time')
  expect(time.inWords('2026-07-01T22:05:00+00:00')).toBe('Thursday, 2 July 2026, 0:05, your time')
  expect(time.timeZone()).toBe('Europe/Berlin')
})

test('a field and the moment that it names are the same', () => {
  for (const value of ['2026-12-04T09:00', '2026-07-02T00:05', '0999-01-01T00:00'])
    expect(time.toField(time.fromField(value) ?? '')).toBe(value)
  expect(time.fromField('2026-12-04T09:00')?.toISOString()).toBe('2026-12-04T08:00:00.000Z')
  expect(time.toField('2026-12-04T08:00:59Z')).toBe('2026-12-04T09:00')
})

test('an hour that a clock leaves out is said as what it is', () => {
  const moment = time.fromField('2026-03-29T02:30')
  expect(time.inWords(moment ?? '')).toBe('Sunday, 29 March 2026, 3:30, your time')
})

test('what is not filled in names no moment', () => {
  for (const value of ['', 'T09:00']) expect(time.fromField(value)).toBeUndefined()
})
