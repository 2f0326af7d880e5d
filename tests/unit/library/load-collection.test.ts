import { delay, HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { buildPromptIndex } from '@/features/library/lib/prompt-index'
import { PROMPT_INDEX_PATH } from '@/features/library/lib/prompt-index-file'
import { server } from '../../msw/server.ts'
import { row } from './support/rows'

const FILE = buildPromptIndex([row('/harbour', 1, 'Ships in the fog.')])
const answer = vi.fn<() => Response | Promise<Response>>()
let loadCollection: typeof import('@/features/library/api/load-collection').loadCollection

beforeEach(async () => {
  // What is loaded is kept for good: each test begins without.
  vi.resetModules()
  ;({ loadCollection } = await import('@/features/library/api/load-collection'))
  answer.mockReset().mockImplementation(() => HttpResponse.json(FILE))
  server.use(http.get(`*${PROMPT_INDEX_PATH}`, () => answer()))
  // Node knows no address to complete a path by.
  const { fetch } = globalThis
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    fetch(new URL(String(input), 'http://site.test'), init),
  )
})

const found = async () => (await loadCollection()).find('ship', 'all').prompts.map(({ id }) => id)

test('fetched once, kept for the next call', async () => {
  expect(await Promise.all([found(), found()])).toEqual([['/harbour#prompt-1'], ['/harbour#prompt-1']])
  await found()
  expect(answer).toHaveBeenCalledTimes(1)
})

test.each([
  ['an error', () => new HttpResponse('no', { status: 500 }), 'answered 500'],
  ['a page instead', () => HttpResponse.html('<!doctype html><title>Promptory</title>'), 'JSON'],
  ['half of it', () => new HttpResponse(JSON.stringify(FILE).slice(0, -40)), 'JSON'],
  ['nothing', () => HttpResponse.error(), 'fetch'],
  ['the file of a newer site', () => HttpResponse.json({ ...FILE, version: 99 }), 'version 99'],
  [
    'an index that cannot be read',
    () => HttpResponse.json({ ...FILE, search: { serializationVersion: 9 } }),
    'MiniSearch',
  ],
  ['no index at all', () => HttpResponse.json(null), 'version'],
])('%s fails, and the next call asks again', async (_, bad, reason) => {
  answer.mockImplementationOnce(bad)
  await expect(loadCollection()).rejects.toThrow(reason)
  expect(await found()).toEqual(['/harbour#prompt-1'])
  expect(answer).toHaveBeenCalledTimes(2)
})

test('no waiting past ten seconds', async () => {
  const controller = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal)
  answer.mockImplementationOnce(async () => {
    await delay('infinite')
    return HttpResponse.json(FILE)
  })
  const loading = loadCollection()
  controller.abort()
  await expect(loading).rejects.toThrow('took too long')
  expect(timeout).toHaveBeenCalledWith(10_000)
})
