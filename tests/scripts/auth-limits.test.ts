import { describe, expect, it } from 'vitest'
import { createAuthLimits } from '../../scripts/backend/auth-limits.ts'

const HOUR = 60 * 60_000

/** Limits by a clock of the test's. */
function limitsAt(start = 0) {
  let time = start
  const limits = createAuthLimits(() => time)
  return {
    ...limits,
    wait: (ms: number) => void (time += ms),
    /** Asks for a letter; whether it may be sent. */
    send(network: string, email: string) {
      const isFree = limits.letter(network, email) === undefined
      if (isFree) limits.newCode(email)
      return isFree
    },
  }
}

const times = (count: number, work: (n: number) => boolean) =>
  Array.from({ length: count }, (_, n) => work(n)).filter(Boolean).length

it('sends five letters an hour to one address, whoever asks', () => {
  const limits = limitsAt()
  expect(times(20, (n) => limits.send(`10.0.0.${n}`, 'ana@x.example'))).toBe(5)
  const letter = limits.letter('10.0.0.99', 'ana@x.example')
  expect(letter).toEqual({ retryAfter: 3600 })
  expect(limits.send('10.0.0.99', 'ben@x.example')).toBe(true)
  limits.wait(HOUR - 1)
  expect(limits.send('10.0.0.99', 'ana@x.example')).toBe(false)
  limits.wait(1)
  expect(times(20, (n) => limits.send(`10.0.0.${n}`, 'ana@x.example'))).toBe(5)
})

it.each([
  ['a@x.example', 'a+1@x.example'],
  ['a.b@gmail.com', 'ab@googlemail.com'],
])('%s and %s are one mailbox', (one, other) => {
  const limits = limitsAt()
  expect(times(3, () => limits.send('n', one)) + times(3, () => limits.send('n', other))).toBe(5)
})

it('a school asks for as many letters as it has pupils, and no script for thousands', () => {
  const limits = limitsAt()
  expect(times(1000, (n) => limits.send('school', `pupil${n}@x.example`))).toBe(60)
  expect(limits.send('elsewhere', 'pupil999@x.example')).toBe(true)
})

it('gives five tries at a code, and five at the next', () => {
  const limits = limitsAt()
  limits.send('n', 'ana@x.example')
  expect(times(9, () => limits.takeTry('n', 'ana@x.example'))).toBe(5)
  expect(limits.takeTry('n', 'ben@x.example')).toBe(true)
  limits.send('n', 'ana@x.example')
  expect(times(9, () => limits.takeTry('n', 'ana@x.example'))).toBe(5)
})

it('guessing from elsewhere does not use up the owner’s tries, and gets nowhere from everywhere', () => {
  const limits = limitsAt()
  limits.send('home', 'ana@x.example')
  expect(times(100, () => limits.takeTry('elsewhere', 'ana@x.example'))).toBe(5)
  expect(limits.takeTry('home', 'ana@x.example')).toBe(true)
  expect(times(10_000, (n) => limits.takeTry(`network ${n}`, 'ana@x.example'))).toBe(14)
})

it('a letter that was not sent gives no new tries', () => {
  const limits = limitsAt()
  limits.send('n', 'ana@x.example')
  times(9, () => limits.takeTry('n', 'ana@x.example'))
  limits.letter('n', 'ana@x.example')
  expect(limits.takeTry('n', 'ana@x.example')).toBe(false)
})

it('forgets what is out of date, however many ask', () => {
  const limits = limitsAt()
  for (let n = 0; n < 5000; n += 1) {
    limits.send(`network ${n}`, `a${n}@x.example`)
    limits.takeTry(`network ${n}`, `b${n}@x.example`)
    limits.wait(2000)
  }
  limits.tidy()
  expect(limits.size()).toBeLessThanOrEqual(3 * 1800)
})

const MINUTE = 60_000

function rig() {
  let now = 1_000_000
  const throttle = createAuthLimits(() => now)
  /** Seconds to wait, or 0 where the attempt was let through; it ends as told. */
  const attempt = (address: string, account: string, outcome: 'failed' | 'succeeded' = 'failed') => {
    const begun = throttle.attempt(address, account)
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
    const begun = Array.from({ length: 30 }, (_, n) => throttle.attempt('1.1.1.1', `a${n}@x`))
    expect(begun.filter((one) => 'end' in one)).toHaveLength(10)
  })
})

describe('by account', () => {
  it('each further failure makes the wait longer, up to thirty seconds', () => {
    const { attempt, throttle } = rig()
    const waits = Array.from({ length: 10 }, (_, n) => {
      expect(attempt(`1.1.1.${n}`, 'a@x')).toBe(0)
      // Told without counting: nobody asks, the clock stands.
      const begun = throttle.attempt(`1.1.1.${n}`, 'a@x')
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
  pass(61 * MINUTE)
  throttle.tidy()
  expect(throttle.size()).toBe(0)
})
