import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { workerClient } from '@/features/feedback/lib/worker-client'

type Answer = { id: number; text: string } | { id: number; failed: true }

class FakeWorker extends EventTarget {
  readonly asked: { id: number; word: string }[] = []
  isEnded = false
  postMessage(question: { id: number; word: string }) {
    this.asked.push(question)
  }
  terminate() {
    this.isEnded = true
  }
  answer(data: Answer) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

const made: FakeWorker[] = []
const client = () =>
  workerClient<{ id: number; word: string }, Answer>(
    () => {
      made.push(new FakeWorker())
      return made.at(-1) as unknown as Worker
    },
    1000,
    'Nothing came.',
  )

beforeEach(() => {
  made.length = 0
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test('each question gets its own answer, in whatever order they come', async () => {
  const { ask } = client()
  const [first, second] = [ask({ word: 'one' }), ask({ word: 'two' })]
  expect(made).toHaveLength(1)
  const [one, two] = made[0]?.asked ?? []
  made[0]?.answer({ id: two?.id ?? 0, text: 'TWO' })
  made[0]?.answer({ id: one?.id ?? 0, text: 'ONE' })
  expect([(await first).text, (await second).text]).toEqual(['ONE', 'TWO'])
})

test('a question that fails is refused, and the worker goes on', async () => {
  const { ask } = client()
  const refused = ask({ word: 'one' })
  made[0]?.answer({ id: made[0].asked[0]?.id ?? 0, failed: true })
  await expect(refused).rejects.toThrow('Nothing came.')
  const next = ask({ word: 'two' })
  made[0]?.answer({ id: made[0].asked[1]?.id ?? 0, text: 'TWO' })
  expect((await next).text).toBe('TWO')
  expect(made).toHaveLength(1)
})

test.each(['breaks', 'keeps silent'])('a worker that %s is ended, and a new one comes', async (how) => {
  const { ask } = client()
  const refused = ask({ word: 'one' })
  if (how === 'breaks') made[0]?.dispatchEvent(new Event('error'))
  else vi.advanceTimersByTime(1000)
  await expect(refused).rejects.toThrow('Nothing came.')
  expect(made[0]?.isEnded).toBe(true)
  const next = ask({ word: 'two' })
  made[1]?.answer({ id: made[1].asked[0]?.id ?? 0, text: 'TWO' })
  expect((await next).text).toBe('TWO')
})

test('a question that takes too long does not take the answers to others away', async () => {
  const { ask } = client()
  const slow = ask({ word: 'one' })
  vi.advanceTimersByTime(900)
  const other = ask({ word: 'two' })
  vi.advanceTimersByTime(100)
  await expect(slow).rejects.toThrow('Nothing came.')
  expect(made).toHaveLength(2)
  vi.advanceTimersByTime(950)
  made[1]?.answer({ id: made[1].asked[0]?.id ?? 0, text: 'TWO' })
  expect((await other).text).toBe('TWO')
})

test('a worker that broke before the first question is not asked', async () => {
  const { start, ask } = client()
  start()
  made[0]?.dispatchEvent(new Event('error'))
  const next = ask({ word: 'one' })
  expect(made).toHaveLength(2)
  made[1]?.answer({ id: made[1].asked[0]?.id ?? 0, text: 'ONE' })
  expect((await next).text).toBe('ONE')
})

test('a worker that breaks refuses every open question', async () => {
  const { ask } = client()
  const both = Promise.allSettled([ask({ word: 'one' }), ask({ word: 'two' })])
  made[0]?.dispatchEvent(new Event('error'))
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

test('a browser without workers refuses', async () => {
  const { ask } = workerClient<{ id: number; word: string }, Answer>(
    () => {
      throw new Error('No workers.')
    },
    1000,
    'Nothing came.',
  )
  await expect(ask({ word: 'one' })).rejects.toThrow('No workers.')
})
