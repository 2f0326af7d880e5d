import assert from 'node:assert/strict'
import { ERROR_STATUS, type ErrorCode } from '../_shared/contracts/errors.ts'
import { createCors } from '../_shared/cors.ts'
import { createLog } from '../_shared/log.ts'
import { createRequireAdmin } from '../_shared/require-admin.ts'
import { type FakeAuthServer, startFakeAuthServer } from '../_shared/testing/fake-auth-server.ts'
import { createHandler } from './handler.ts'

export const ORIGIN = 'https://promptory.example'
export const API_KEY = 'key-of-the-editor'
export const TOKEN = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJzb21lYm9keSJ9.c2lnbmF0dXJl-_'
export const PUBLISHABLE_KEY = 'sb_publishable_of_the_test'

/** The function with a fake backend, and its log. */
export interface TestFunction {
  readonly handler: (request: Request) => Promise<Response>
  readonly server: FakeAuthServer
  /** Every line of the log so far. */
  readonly lines: string[]
}

/** Runs a test with the function and its own fake backend. */
export function withFunction(
  test: (parts: TestFunction) => Promise<void>,
  { apiKey = API_KEY as string | null, timeoutMs = 5_000 } = {},
): () => Promise<void> {
  return async () => {
    const server = await startFakeAuthServer()
    const lines: string[] = []
    const handler = createHandler({
      cors: createCors([ORIGIN]),
      log: createLog((line) => lines.push(line)),
      requireAdmin: createRequireAdmin({ url: server.url, publishableKey: PUBLISHABLE_KEY, timeoutMs }),
      apiKey,
    })
    try {
      await test({ handler, server, lines })
    } finally {
      await server.stop()
    }
  }
}

/** A call as the editor's page makes it: a POST without a body. Parts can be replaced; an empty header is left out. */
export function call(init: RequestInit & { headers?: Record<string, string> } = {}): Request {
  const headers = { origin: ORIGIN, apikey: PUBLISHABLE_KEY, authorization: `Bearer ${TOKEN}`, ...init.headers }
  return new Request('http://localhost/get-tinymce-key', {
    method: 'POST',
    ...init,
    headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== '')),
  })
}

/** Checks that an answer is the error with this code, holds nothing else, and must not be cached. */
export async function assertError(response: Response, code: ErrorCode): Promise<void> {
  const text = await response.text()
  assert.equal(response.status, ERROR_STATUS[code], text)
  assert.equal(response.headers.get('cache-control'), 'no-store')
  const body = JSON.parse(text)
  assert.deepEqual(Object.keys(body), ['error'])
  assert.deepEqual(Object.keys(body.error), ['code', 'message'])
  assert.equal(body.error.code, code)
  assert.match(body.error.message, /^[A-Z].+\.$/)
  assert.doesNotMatch(text, new RegExp(`${API_KEY}|127\\.0\\.0\\.1|somebody@|c0ffee`))
}
