import assert from 'node:assert/strict'
import { type AiTimes, createAiClient } from '../_shared/ai-client.ts'
import type { Breaker } from '../_shared/breaker.ts'
import { ERROR_STATUS, type ErrorCode } from '../_shared/contracts/errors.ts'
import { createCors } from '../_shared/cors.ts'
import { createLog } from '../_shared/log.ts'
import { aiPromptProvider, builtinPromptProvider, type PromptProvider } from '../_shared/prompt-provider.ts'
import { createFakeQuota, type FakeQuota } from '../_shared/testing/fake-quota.ts'
import { createHandler } from './handler.ts'

export const ORIGIN = 'https://promptory.example'
export const DEVICE = 'c0ffee00-0000-4000-8000-000000000001'
export const VALID = { prompt: 'A landing page for a bakery', model: 'chatgpt', category: 'marketing' }

/** The function with what it needs in a test, and what it did. */
export interface TestFunction {
  readonly handler: (request: Request) => Promise<Response>
  readonly quota: FakeQuota
  /** Every line of the log so far. */
  readonly lines: string[]
}

/** The function around a provider; by default the built-in one with a stand-in for the composer. */
export function testFunction(provider: PromptProvider = builtin(), now?: () => number): TestFunction {
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

export function builtin(compose = () => 'Write a landing page.'): PromptProvider {
  return builtinPromptProvider(compose)
}

/** The AI provider in front of a fake server, with short times. */
export function ai(baseUrl: string, times: AiTimes = {}, breaker?: Breaker): PromptProvider {
  const client = createAiClient(
    { baseUrl, apiKey: 'key-of-the-test', model: 'fake', maxTokens: 600 },
    { tryMs: 300, totalMs: 500, retryPauseMs: 5, ...times },
  )
  return aiPromptProvider({ client, systemText: (model, category) => `Write for ${model} about ${category}.`, breaker })
}

/** A call as the site makes it; parts of it can be replaced. */
export function call(body: unknown = VALID, init: RequestInit & { headers?: Record<string, string> } = {}): Request {
  return new Request('http://localhost/generate-prompt', {
    method: 'POST',
    body:
      typeof body === 'string' || body instanceof Uint8Array || body === null
        ? (body as BodyInit)
        : JSON.stringify(body),
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

/** Checks that an answer is the error with this code, and gives its content. */
export async function assertError(response: Response, code: ErrorCode): Promise<{ message: string; retryAt?: string }> {
  const text = await response.text()
  assert.equal(response.status, ERROR_STATUS[code], text)
  assert.equal(response.headers.get('cache-control'), 'no-store')
  assert.match(response.headers.get('content-type') ?? '', /^application\/json/)
  const { error } = JSON.parse(text)
  assert.equal(error.code, code)
  assert.match(error.message, /^[A-Z].+[.?]$/)
  assert.deepEqual(Object.keys(JSON.parse(text)), ['error'])
  return error
}
