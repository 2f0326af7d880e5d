import { beforeEach, expect, test, vi } from 'vitest'

const ASSET = 'https://promptory.test/assets/index-abc.js'
const put = vi.fn(async () => undefined)
const event = { waitUntil: () => undefined }

interface Strategies {
  keepAssets(paths: readonly string[], event: object): Promise<void>
  STRATEGIES: Record<'asset' | 'data', { handleAll(options: object): [Promise<Response>, Promise<void>] }>
}
// By a name that TypeScript does not follow: the worker's files have a worker's types.
const STRATEGIES_FILE = '../../../src/service-worker/strategies'
const load = (): Promise<Strategies> => import(/* @vite-ignore */ STRATEGIES_FILE)

beforeEach(() => {
  put.mockClear()
  const empty = { match: async () => undefined, put, delete: async () => false, keys: async () => [] }
  vi.stubGlobal('caches', { open: async () => empty, match: async () => undefined })
  vi.stubGlobal('FetchEvent', ErrorEvent)
  // Serwist logs and checks its arguments otherwise, by classes that only a worker has.
  vi.stubEnv('NODE_ENV', 'production')
  return () => {
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
  }
})

/** An answer from the site itself, as its copies are. */
function fromHere(response: Response): Response {
  const clone = () => fromHere(Response.prototype.clone.call(response))
  return Object.defineProperties(response, { type: { value: 'basic' }, clone: { value: clone } })
}

/** What the network gives for everything. */
function answer(body: string, type: string) {
  vi.stubGlobal('fetch', async () => fromHere(new Response(body, { headers: { 'content-type': type } })))
}

test.each(['text/html', 'Text/HTML; charset=utf-8'])('%s is not kept in the place of an asset', async (type) => {
  const { keepAssets, STRATEGIES } = await load()
  answer('<h1>Log in to our network</h1>', type)
  await expect(keepAssets([ASSET], event)).rejects.toThrow('answered with a page')
  for (const kind of ['asset', 'data'] as const) {
    const [response, kept] = STRATEGIES[kind].handleAll({ event, request: new Request(ASSET) })
    expect((await response).status).toBe(200)
    await kept
  }
  expect(put).not.toHaveBeenCalled()
})

test('data is kept', async () => {
  const { STRATEGIES } = await load()
  answer('{}', 'application/json')
  await Promise.all(STRATEGIES.data.handleAll({ event, request: new Request(ASSET) }))
  expect(put).toHaveBeenCalledOnce()
})
