import assert from 'node:assert/strict'
import { ERROR_STATUS, type ErrorCode } from '../_shared/contracts/errors.ts'
import { type HealthResponse, healthResponse } from '../_shared/contracts/health.ts'
import { createCors } from '../_shared/cors.ts'
import { createDatabaseCheck } from '../_shared/database-check.ts'
import { createLog } from '../_shared/log.ts'
import {
  type AuthReply,
  answers,
  type FakeAuthServer,
  startFakeAuthServer,
} from '../_shared/testing/fake-auth-server.ts'
import { createHandler, HEALTH_METHODS } from './handler.ts'

export const ORIGIN = 'https://promptory.example'
export const PUBLISHABLE_KEY = 'sb_publishable_of_the_test'

/** The function with a fake backend, and its log. */
export interface TestFunction {
  readonly handler: (request: Request) => Promise<Response>
  readonly server: FakeAuthServer
  /** Sets how the database answers from now on. */
  database(reply: AuthReply): void
  /** Moves the clock forward. */
  pass(milliseconds: number): void
  /** Every line of the log so far. */
  readonly lines: string[]
}

/** Runs a test with the function and its own fake database, which is healthy until the test changes it. */
export function withFunction(
  test: (parts: TestFunction) => Promise<void>,
  { hasBackend = true, isPatient = true } = {},
): () => Promise<void> {
  return async () => {
    const server = await startFakeAuthServer()
    server.rest = answers(200, [{ id: 'c0ffee00-0000-4000-8000-00000000000b' }])
    let time = Date.parse('2026-11-20T12:00:00Z')
    const backend = {
      url: server.url,
      publishableKey: PUBLISHABLE_KEY,
      now: () => time,
      // The usual limit is too short for a busy machine.
      ...(isPatient && { timeoutMs: 20_000 }),
    }
    const lines: string[] = []
    const handler = createHandler({
      cors: createCors([ORIGIN], HEALTH_METHODS),
      log: createLog((line) => lines.push(line)),
      checkDatabase: hasBackend ? createDatabaseCheck(backend) : null,
    })
    try {
      await test({
        handler,
        server,
        lines,
        // Every path outside /auth/ counts as the database here.
        database: (reply) => {
          server.rest = reply
        },
        pass: (milliseconds) => {
          time += milliseconds
        },
      })
    } finally {
      await server.stop()
    }
  }
}

/** A call as a monitoring service makes it: no key, no origin. */
export function call(init: RequestInit & { headers?: Record<string, string> } = {}): Request {
  return new Request('http://localhost/health', init)
}

/** Checks that an answer matches the contract, holds nothing else, and must not be cached. */
export async function assertHealth(response: Response, status: 200 | 503): Promise<HealthResponse> {
  const text = await response.text()
  assert.equal(response.status, status, text)
  assert.equal(response.headers.get('cache-control'), 'no-store')
  assert.match(response.headers.get('content-type') ?? '', /^application\/json/)
  const body: HealthResponse = JSON.parse(text)
  assert.deepEqual(healthResponse.parse(body), body)
  assert.doesNotMatch(text, /127\.0\.0\.1|sb_|c0ffee|error|refused/i)
  return body
}

/** Checks that an answer is the error with this code. */
export async function assertError(response: Response, code: ErrorCode): Promise<void> {
  assert.equal(response.status, ERROR_STATUS[code])
  assert.equal((await response.json()).error.code, code)
}
