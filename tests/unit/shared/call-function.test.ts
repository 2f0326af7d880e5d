import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { CallError } from '@/shared/lib/call-error'
import { callFunction } from '@/shared/lib/call-function'
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
