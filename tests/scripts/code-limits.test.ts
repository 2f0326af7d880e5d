import { expect, it } from 'vitest'
import { createCodeLimits } from '../../scripts/backend/code-limits.ts'

const HOUR = 60 * 60_000

/** Limits by a clock of the test's. */
function limitsAt(start = 0) {
  let time = start
  const limits = createCodeLimits(() => time)
  return {
    ...limits,
    wait: (ms: number) => void (time += ms),
    /** Asks for a letter, which is sent; whether it was. */
    send(network: string, email: string, wasSent = true) {
      const letter = limits.letter(network, email)
      if ('end' in letter) letter.end(wasSent ? 'succeeded' : 'neither')
      return 'end' in letter
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

it('a letter that was not sent does not count, and those under way do', () => {
  const limits = limitsAt()
  expect(times(20, () => limits.send('n', 'ana@x.example', false))).toBe(20)
  const underWay = Array.from({ length: 9 }, () => limits.letter('n', 'ana@x.example'))
  expect(underWay.filter((letter) => 'end' in letter)).toHaveLength(5)
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
  limits.send('n', 'ana@x.example', false)
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
