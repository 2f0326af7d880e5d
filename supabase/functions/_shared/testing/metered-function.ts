import assert from 'node:assert/strict'
import { type AiClient, type AiTimes, createAiClient } from '../ai-client.ts'
import { ERROR_STATUS, type ErrorCode } from '../contracts/errors.ts'
import { createCors } from '../cors.ts'
import { createLog } from '../log.ts'
import type { MeteredDependencies } from '../metered-call.ts'
import { createFakeQuota, type FakeQuota } from './fake-quota.ts'

export const ORIGIN = 'https://promptory.example'
export const DEVICE = 'c0ffee00-0000-4000-8000-000000000001'

/** A function with its fakes, and its log. */
export interface MeteredFunction {
  readonly handler: (request: Request) => Promise<Response>
  readonly quota: FakeQuota
  /** Every line of the log so far. */
  readonly lines: string[]
}

/** Sets up a function with a provider and a quota in memory. */
export function meteredFunction<Provider>(
  createHandler: (dependencies: MeteredDependencies<Provider>) => (request: Request) => Promise<Response>,
  provider: Provider,
  now?: () => number,
): MeteredFunction {
  const quota = createFakeQuota()
  const lines: string[] = []
  const handler = createHandler({
    cors: createCors([ORIGIN]),
    log: createLog((line) => lines.push(line)),
    provider,
    quota,
    clientAddressHeader: 'cf-connecting-ip',
    now,
  })
  return { handler, quota, lines }
}

/** An AI client of a fake server that loses no time between tries. Its limits are long enough for a busy machine. */
export function testClient(baseUrl: string, times: AiTimes = {}): AiClient {
  return createAiClient(
    { baseUrl, apiKey: 'key-of-the-test', model: 'fake', maxTokens: 600 },
    { retryPauseMs: 5, ...times },
  )
}

/** A call as the site makes it. Bodies other than text and bytes are sent as JSON; headers are added or replaced. */
export function siteCall(
  name: string,
  body: unknown,
  init: RequestInit & { headers?: Record<string, string> } = {},
): Request {
  const isRaw = typeof body === 'string' || body instanceof Uint8Array || body === null
  return new Request(`http://localhost/${name}`, {
    method: 'POST',
    body: isRaw ? (body as BodyInit) : JSON.stringify(body),
    ...init,
    headers: {
      'content-type': 'application/json',
      origin: ORIGIN,
      'x-device-id': DEVICE,
      'cf-connecting-ip': '203.0.113.7',
      ...init.headers,
    },
  })
}

/** Checks that an answer is the error with this code and reveals nothing internal; returns its content. */
export async function assertError(response: Response, code: ErrorCode): Promise<{ message: string; retryAt?: string }> {
  const text = await response.text()
  assert.equal(response.status, ERROR_STATUS[code], text)
  assert.equal(response.headers.get('cache-control'), 'no-store')
  assert.match(response.headers.get('content-type') ?? '', /^application\/json/)
  // It must not repeat anything that these tests send.
  assert.doesNotMatch(text, /127\.0\.0\.1|key-of|ferry|bakery/)
  const { error, ...rest } = JSON.parse(text)
  assert.deepEqual(rest, {})
  assert.equal(error.code, code)
  assert.match(error.message, /^[A-Z].+[.?]$/)
  return error
}
