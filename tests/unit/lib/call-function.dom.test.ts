import { FUNCTION_CALL_TIMEOUT_MS } from '@contracts/limits.ts'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { CallError } from '@/lib/call-error'
import { callFunction } from '@/lib/call-function'
import { SESSION_KEY } from '@/lib/session'
import { server } from '../../msw/server.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const CALL = {
  name: 'generate-prompt',
  body: {},
  response: z.object({ text: z.string() }),
  failure: 'Failed',
  invalid: 'Invalid response',
  quota: 'Come back tomorrow.',
}

/** A function that answers with the id it was sent, as ours do, or without one, as a gateway does. */
function answer(status: number, body: object, { isOurs = true } = {}): string[] {
  const ids: string[] = []
  server.use(
    http.post('*/functions/v1/generate-prompt', ({ request }) => {
      const id = request.headers.get('x-request-id') ?? ''
      ids.push(id)
      return HttpResponse.json(body, { status, headers: isOurs ? { 'x-request-id': id } : {} })
    }),
  )
  return ids
}

const failure = async (): Promise<CallError> => {
  const error: unknown = await callFunction(CALL).catch((reason: unknown) => reason)
  if (!(error instanceof CallError)) throw new Error('The call did not fail as a call.')
  return error
}

test('every call has an id of its own', async () => {
  const ids = answer(200, { text: 'x' })
  await callFunction(CALL)
  await callFunction(CALL)
  expect(ids).toHaveLength(2)
  for (const id of ids) expect(id).toMatch(UUID)
  expect(ids[0]).not.toBe(ids[1])
})

describe('a failure carries the id that is in the log', () => {
  test.each([
    ['failed', 500, { error: { code: 'internal_error', message: 'Sorry.' } }],
    ['refused', 400, { error: { code: 'invalid_request', message: 'Shorter.' } }],
    ['quota', 429, { error: { code: 'quota_exceeded', message: 'Tomorrow.' } }],
    ['failed', 200, { nonsense: true }],
  ] as const)('%s (%i)', async (kind, status, body) => {
    const ids = answer(status, body)
    const error = await failure()
    expect([error.kind, error.requestId]).toEqual([kind, ids[0]])
    expect(error.reference).toBe(`Reference ${ids[0]?.slice(0, 8)}.`)
  })

  test('and none where no function answered: nobody could look it up', async () => {
    answer(502, {}, { isOurs: false })
    expect((await failure()).reference).toBe('')
    server.use(http.post('*/functions/v1/generate-prompt', () => HttpResponse.error()))
    expect((await failure()).reference).toBe('')
  })
})

describe('a 429', () => {
  test.each([
    ['of a gateway', { code: 429, message: 'Too many requests' }],
    ['in our words, of another reason', { error: { code: 'service_unavailable', message: 'Busy.' } }],
  ])('%s is not the quota: the service did not answer', async (_, body) => {
    answer(429, body, { isOurs: false })
    expect((await failure()).kind).toBe('failed')
  })
})

describe('the body of an error that never ends', () => {
  /** Answers 500 with headers only, and gives the body up as the platform does: when the call is aborted. */
  function stall(): void {
    vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
      const start = (body: ReadableStreamDefaultController) =>
        signal.addEventListener('abort', () => body.error(signal.reason))
      return Promise.resolve(new Response(new ReadableStream({ start }), { status: 500 }))
    })
  }
  afterEach(() => vi.unstubAllGlobals())

  test('is within the time limit of the call', async () => {
    const limit = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
    stall()
    const failed = failure()
    setTimeout(() => limit.abort(), 20)
    expect(await failed).toMatchObject({ kind: 'failed', message: 'Failed: status 500' })
    expect(timeout).toHaveBeenCalledWith(FUNCTION_CALL_TIMEOUT_MS)
  })

  test('is not waited for by a visitor who stops waiting', async () => {
    const visitor = new AbortController()
    stall()
    const failed = callFunction({ ...CALL, signal: visitor.signal }).catch((reason: unknown) => reason)
    setTimeout(() => visitor.abort(), 20)
    expect(await failed).toMatchObject({ kind: 'failed' })
  })
})

describe('who asks', () => {
  const session = (token: string, expiresIn = 900) =>
    localStorage.setItem(
      SESSION_KEY,
      JSON.stringify({
        access_token: token,
        refresh_token: 'fresh',
        token_type: 'bearer',
        expires_in: expiresIn,
        expires_at: Math.floor(Date.now() / 1000) + expiresIn,
        user: { id: crypto.randomUUID(), email: 'ana@bakery.example' },
      }),
    )
  const askedBy = async (isForAccount: boolean) => {
    const told: (string | null)[] = []
    server.use(
      http.post('*/functions/v1/generate-prompt', ({ request }) => {
        told.push(request.headers.get('authorization'))
        return HttpResponse.json({ text: 'x' })
      }),
    )
    await callFunction({ ...CALL, isForAccount })
    return told
  }
  afterEach(() => localStorage.removeItem(SESSION_KEY))

  test('is told by the session, to the functions that ask for it', async () => {
    session('head.body.signature')
    expect(await askedBy(true)).toEqual(['Bearer head.body.signature'])
    expect(await askedBy(false)).toEqual([null])
  })

  test('without a session it is a visitor', async () => {
    expect(await askedBy(true)).toEqual([null])
  })

  test('a session that cannot be renewed costs nobody the answer', async () => {
    session('head.body.signature', -10)
    server.use(
      http.post('*/auth/v1/token', () => HttpResponse.json({ code: 'refresh_token_not_found' }, { status: 400 })),
    )
    expect(await askedBy(true)).toEqual([null])
  })
})
