import { describe, expect, it } from 'vitest'
import { createSignInThrottle } from '../../scripts/backend/sign-in-throttle.ts'

const MINUTE = 60_000

function rig() {
  let now = 1_000_000
  const throttle = createSignInThrottle(() => now)
  /** Seconds to wait, or 0 where the attempt was let through; it ends as told. */
  const attempt = (address: string, account: string, outcome: 'failed' | 'succeeded' = 'failed') => {
    const begun = throttle.begin(address, account)
    if ('retryAfter' in begun) return begun.retryAfter
    begun.end(outcome)
    return 0
  }
  return { throttle, attempt, pass: (ms: number) => void (now += ms) }
}

describe('by address', () => {
  it('ten failures in five minutes, whatever the accounts, then a wait until the first of them is old', () => {
    const { attempt, pass } = rig()
    for (let n = 0; n < 10; n++) {
      expect(attempt('1.1.1.1', `a${n}@x`)).toBe(0)
      pass(1000)
    }
    expect(attempt('1.1.1.1', 'b@x')).toBe(290)
    expect(attempt('2.2.2.2', 'b@x')).toBe(0)
    pass(290_001)
    expect(attempt('1.1.1.1', 'b@x')).toBe(0)
  })

  it('what succeeds does not count', () => {
    const { attempt } = rig()
    for (let n = 0; n < 50; n++) expect(attempt('1.1.1.1', 'a@x', 'succeeded')).toBe(0)
    for (let n = 0; n < 10; n++) expect(attempt('1.1.1.1', `b${n}@x`)).toBe(0)
    expect(attempt('1.1.1.1', 'a@x', 'succeeded')).toBeGreaterThan(0)
  })

  it('attempts that are still under way count, so that many at once are no way around', () => {
    const { throttle } = rig()
    const begun = Array.from({ length: 30 }, (_, n) => throttle.begin('1.1.1.1', `a${n}@x`))
    expect(begun.filter((one) => 'end' in one)).toHaveLength(10)
  })
})

describe('by account', () => {
  it('each further failure makes the wait longer, up to thirty seconds', () => {
    const { attempt, throttle } = rig()
    const waits = Array.from({ length: 10 }, (_, n) => {
      expect(attempt(`1.1.1.${n}`, 'a@x')).toBe(0)
      // Told without counting: nobody asks, the clock stands.
      const begun = throttle.begin(`1.1.1.${n}`, 'a@x')
      if ('retryAfter' in begun) return begun.retryAfter
      begun.end('neither')
      return 0
    })
    expect(waits).toEqual([0, 0, 1, 2, 4, 8, 16, 30, 30, 30])
  })

  it('the owner comes in at once from an address that did not fail, however many others guess', () => {
    const { attempt } = rig()
    for (let n = 0; n < 200; n++) attempt(`1.1.${n}.1`, 'a@x')
    expect(attempt('9.9.9.9', 'a@x', 'succeeded')).toBe(0)
  })

  it('forgets when the right password came, or nothing failed for a while', () => {
    const { attempt, pass } = rig()
    for (let n = 0; n < 5; n++) attempt(`1.1.1.${n}`, 'a@x')
    expect(attempt('1.1.1.0', 'a@x')).toBeGreaterThan(0)
    attempt('9.9.9.9', 'a@x', 'succeeded')
    expect(attempt('1.1.1.0', 'a@x')).toBe(0)
    for (let n = 0; n < 5; n++) attempt(`2.2.2.${n}`, 'b@x')
    pass(16 * MINUTE)
    expect(attempt('2.2.2.0', 'b@x')).toBe(0)
  })
})

it('keeps no more than what still counts', () => {
  const { throttle, attempt, pass } = rig()
  for (let n = 0; n < 3000; n++) attempt(`1.${n}`, `a${n}@x`)
  expect(throttle.size()).toBeGreaterThan(3000)
  pass(20 * MINUTE)
  throttle.tidy()
  expect(throttle.size()).toBe(0)
})
