import { afterEach, expect, test, vi } from 'vitest'
import { askBrowserAi, browserAiState } from '@/lib/browser-ai'

afterEach(() => vi.unstubAllGlobals())

const question = (controller = new AbortController()) => ({
  system: 'Improve it.',
  text: 'a poem',
  signal: controller.signal,
})

function standIn(chunks: readonly string[], onChunk: () => void = () => undefined) {
  const calls: object[] = []
  const waiting = [...chunks]
  const destroy = vi.fn()
  const model = {
    availability: (options: object) => {
      calls.push(options)
      return Promise.resolve('available')
    },
    create: ({ expectedInputs, expectedOutputs, monitor }: Record<string, unknown>) => {
      calls.push({ expectedInputs, expectedOutputs })
      const target = new EventTarget()
      ;(monitor as (target: EventTarget) => void)(target)
      target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded: 0.5 }))
      return Promise.resolve({
        destroy,
        promptStreaming: (_text: string, { signal }: { signal: AbortSignal }) =>
          new ReadableStream<string>({
            pull(controller) {
              signal.throwIfAborted()
              const next = waiting.shift()
              if (next === undefined) controller.close()
              else controller.enqueue(next)
              onChunk()
            },
          }),
      })
    },
  }
  vi.stubGlobal('LanguageModel', model)
  return { calls, destroy }
}

test('a browser without an AI, or one that fails to tell, has none', async () => {
  expect(await browserAiState()).toBe('unavailable')
  vi.stubGlobal('LanguageModel', { availability: () => Promise.reject(new Error('blocked')) })
  expect(await browserAiState()).toBe('unavailable')
  vi.unstubAllGlobals()
  await expect(askBrowserAi(question())).rejects.toThrow('no AI')
})

test('it is asked for with the options that it is made with', async () => {
  const { calls } = standIn([])
  await browserAiState()
  await askBrowserAi(question())
  expect(calls[1]).toEqual(calls[0])
})

test('the answer comes in parts, a download tells how far it is, and the session is destroyed', async () => {
  const { destroy } = standIn(['Write ', 'a poem.'])
  const texts: string[] = []
  const shares: number[] = []
  const answer = await askBrowserAi({
    ...question(),
    onText: (text) => texts.push(text),
    onDownload: (share) => shares.push(share),
  })
  expect(answer).toBe('Write a poem.')
  expect(texts).toEqual(['Write ', 'Write a poem.'])
  expect(shares).toEqual([0.5])
  expect(destroy).toHaveBeenCalledOnce()
})

test('an abort ends it and destroys the session', async () => {
  const controller = new AbortController()
  const { destroy } = standIn(['a', 'b', 'c', 'd'], () => controller.abort())
  await expect(askBrowserAi(question(controller))).rejects.toThrow('abort')
  expect(destroy).toHaveBeenCalledOnce()
})
