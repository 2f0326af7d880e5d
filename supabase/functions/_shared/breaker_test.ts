import assert from 'node:assert/strict'
import { BreakerOpenError, createBreaker } from './breaker.ts'

const fail = () => Promise.reject(new Error('down'))
const work = () => Promise.resolve('done')

function breakerAt(start = 1_000) {
  let time = start
  const breaker = createBreaker({ now: () => time, isFailure: (error) => (error as Error).message === 'down' })
  const failTimes = async (count: number) => {
    for (let call = 0; call < count; call += 1) await assert.rejects(breaker.run(fail), /down/)
  }
  return {
    breaker,
    failTimes,
    pass: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

Deno.test('opens after five failures in a row', async () => {
  const { breaker, failTimes } = breakerAt()
  await failTimes(4)
  assert.equal(breaker.isOpen(), false)
  await failTimes(1)
  assert.equal(breaker.isOpen(), true)
  await assert.rejects(breaker.run(work), BreakerOpenError)
})

Deno.test('a success in between starts the count anew', async () => {
  const { breaker, failTimes } = breakerAt()
  await failTimes(4)
  await breaker.run(work)
  await failTimes(4)
  assert.equal(breaker.isOpen(), false)
})

Deno.test('stays open for 60 seconds, then lets one call through', async () => {
  const { breaker, failTimes, pass } = breakerAt()
  await failTimes(5)
  pass(59_999)
  await assert.rejects(breaker.run(work), BreakerOpenError)
  pass(1)
  let finish: (value: string) => void = () => undefined
  const probe = breaker.run(() => new Promise<string>((resolve) => (finish = resolve)))
  assert.equal(breaker.isOpen(), true)
  await assert.rejects(breaker.run(work), BreakerOpenError)
  finish('up')
  assert.equal(await probe, 'up')
  assert.equal(await breaker.run(work), 'done')
})

Deno.test('a probe that fails opens it for another 60 seconds', async () => {
  const { breaker, failTimes, pass } = breakerAt()
  await failTimes(5)
  pass(60_000)
  await failTimes(1)
  pass(59_999)
  await assert.rejects(breaker.run(work), BreakerOpenError)
  pass(1)
  assert.equal(await breaker.run(work), 'done')
})

Deno.test('a probe whose caller went away leaves the next one to probe', async () => {
  const { breaker, failTimes, pass } = breakerAt()
  await failTimes(5)
  pass(60_000)
  await assert.rejects(
    breaker.run(() => Promise.reject(new Error('aborted'))),
    /aborted/,
  )
  assert.equal(breaker.isOpen(), false)
  await failTimes(1)
  assert.equal(breaker.isOpen(), true)
})

Deno.test('errors that say nothing about the service do not count', async () => {
  const { breaker } = breakerAt()
  for (let call = 0; call < 9; call += 1) await assert.rejects(breaker.run(() => Promise.reject(new Error('aborted'))))
  assert.equal(breaker.isOpen(), false)
})

Deno.test('failures that come in late do not keep it open longer', async () => {
  const { breaker, failTimes, pass } = breakerAt()
  let failLate: (error: Error) => void = () => undefined
  const late = breaker.run(() => new Promise((_, reject) => (failLate = reject)))
  await failTimes(5)
  pass(50_000)
  failLate(new Error('down'))
  await assert.rejects(late)
  pass(10_000)
  assert.equal(await breaker.run(work), 'done')
})
