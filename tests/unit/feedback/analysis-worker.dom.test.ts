import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WorkerRequest, WorkerResponse } from '@/features/feedback/lib/analyse-on-device'

const TEXT = 'The kitchen was cold when I came in. I told nobody about the wierd noise behind the oven.'
const UNCHECKED = /Spelling was not checked/

const posted: WorkerResponse[] = []
let send: (url: string) => Promise<Response>

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (url: string) => send(url))
  vi.stubGlobal('postMessage', (response: WorkerResponse) => posted.push(response))
  await import('@/features/feedback/lib/analysis-worker')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function compose(id: number): Promise<void> {
  const data: WorkerRequest = { id, task: 'compose', text: TEXT }
  self.dispatchEvent(new MessageEvent('message', { data }))
  await vi.advanceTimersByTimeAsync(0)
}
const grammar = (id: number) => {
  const response = posted.find((one) => one.id === id)
  return response && 'sections' in response ? response.sections.grammar : undefined
}

test('a dictionary that stalls is not waited for beyond three seconds; one that comes late serves the next text', async () => {
  const arrivals: (() => void)[] = []
  send = (url) =>
    new Promise((resolve) => {
      const body = url.includes('.dic') ? '3\nkitchen\nweird\nnoise' : 'SET UTF-8'
      arrivals.push(() => resolve(new Response(body)))
    })
  await compose(1)
  await vi.advanceTimersByTimeAsync(2900)
  expect(posted).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  expect(grammar(1)).toMatch(UNCHECKED)

  for (const arrive of arrivals) arrive()
  await vi.advanceTimersByTimeAsync(0)
  await compose(2)
  expect(grammar(2)).not.toMatch(UNCHECKED)
  expect(grammar(2)).toBeDefined()
})
