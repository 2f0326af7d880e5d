import assert from 'node:assert/strict'
import { REQUEST_BODY_MAX_BYTES } from '../_shared/contracts/limits.ts'
import { tinymceKeyResponse } from '../_shared/contracts/tinymce-key.ts'
import { answers, breaksOff, hangs, USER_EMAIL, USER_ID } from '../_shared/testing/fake-auth-server.ts'
import { API_KEY, assertError, call, ORIGIN, TOKEN, withFunction } from './test-handler.ts'

Deno.test(
  'a signed-in admin gets the key, and nothing on the way may keep it',
  withFunction(async ({ handler }) => {
    const response = await handler(call())
    assert.equal(response.status, 200)
    assert.equal(response.headers.get('cache-control'), 'no-store')
    assert.equal(response.headers.get('vary'), 'Origin')
    assert.equal(response.headers.get('access-control-allow-origin'), ORIGIN)
    const body = await response.json()
    assert.deepEqual(body, { apiKey: API_KEY })
    assert.deepEqual(tinymceKeyResponse.parse(body), body)
  }),
)

Deno.test(
  'a signed-in reader: 403',
  withFunction(async ({ handler, server }) => {
    server.rest = answers(200, false)
    const response = await handler(call())
    assert.equal(response.headers.get('access-control-allow-origin'), ORIGIN)
    await assertError(response, 'forbidden')
  }),
)

Deno.test(
  'nobody: 401, which the page may read',
  withFunction(async ({ handler }) => {
    const response = await handler(call({ headers: { authorization: '' } }))
    assert.equal(response.headers.get('www-authenticate'), 'Bearer')
    assert.equal(response.headers.get('access-control-allow-origin'), ORIGIN)
    await assertError(response, 'unauthenticated')
  }),
)

Deno.test(
  'a backend that is away: 503',
  withFunction(async ({ handler, server }) => {
    server.user = breaksOff
    const response = await handler(call())
    assert.equal(response.headers.get('retry-after'), '60')
    await assertError(response, 'service_unavailable')
  }),
)

Deno.test(
  'without a key the admin is told that there is none, which is no error',
  withFunction(
    async ({ handler }) => {
      const response = await handler(call())
      assert.equal(response.status, 200)
      assert.deepEqual(await response.json(), { apiKey: null })
    },
    { apiKey: null },
  ),
)

Deno.test(
  'without a key others are not told so',
  withFunction(
    async ({ handler, server }) => {
      await assertError(await handler(call({ headers: { authorization: '' } })), 'unauthenticated')
      server.rest = answers(200, false)
      await assertError(await handler(call()), 'forbidden')
    },
    { apiKey: null },
  ),
)

Deno.test(
  'only POST',
  withFunction(async ({ handler, server }) => {
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']) {
      const response = await handler(call({ method }))
      assert.equal(response.headers.get('allow'), 'POST, OPTIONS')
      await assertError(response, 'method_not_allowed')
    }
    assert.equal(server.calls.length, 0)
  }),
)

Deno.test(
  'a body is not looked at',
  withFunction(async ({ handler }) => {
    const json = { 'content-type': 'application/json' }
    for (const body of [
      '',
      '{}',
      'null',
      '{',
      '{"apiKey": "x", "is_admin": true}',
      'x'.repeat(REQUEST_BODY_MAX_BYTES),
    ]) {
      assert.equal((await handler(call({ body, headers: json }))).status, 200)
      assert.equal((await handler(call({ body }))).status, 200)
    }
  }),
)

Deno.test(
  'a body beyond 64 KiB is refused before anything is asked',
  withFunction(async ({ handler, server }) => {
    await assertError(await handler(call({ body: 'x'.repeat(REQUEST_BODY_MAX_BYTES + 1) })), 'payload_too_large')
    let isCancelled = false
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(16 * 1024)),
      cancel() {
        isCancelled = true
      },
    })
    await assertError(await handler(call({ body })), 'payload_too_large')
    assert.ok(isCancelled)
    assert.equal(server.calls.length, 0)
  }),
)

Deno.test(
  'another site is refused before anything is asked',
  withFunction(async ({ handler, server }) => {
    for (const origin of ['https://evil.example', 'null', `${ORIGIN}.evil.example`, 'http://localhost:4173']) {
      const response = await handler(call({ headers: { origin } }))
      assert.equal(response.headers.get('access-control-allow-origin'), null)
      assert.equal(response.headers.get('vary'), 'Origin')
      await assertError(response, 'origin_not_allowed')
    }
    assert.equal(server.calls.length, 0)
  }),
)

Deno.test(
  'the preflight lets the token through, and asks nobody',
  withFunction(async ({ handler, server }) => {
    const response = await handler(call({ method: 'OPTIONS', headers: { authorization: '', apikey: '' } }))
    assert.equal(response.status, 204)
    assert.equal(response.headers.get('access-control-allow-origin'), ORIGIN)
    assert.equal(response.headers.get('vary'), 'Origin')
    const allowed = response.headers.get('access-control-allow-headers')?.split(', ') ?? []
    for (const name of ['authorization', 'apikey', 'content-type', 'x-client-info']) assert.ok(allowed.includes(name))
    assert.equal(server.calls.length, 0)
  }),
)

Deno.test(
  'the log holds an id, a status and milliseconds, and fixed words',
  withFunction(
    async ({ handler, server, lines }) => {
      await handler(call())
      await handler(call({ headers: { authorization: `Basic ${TOKEN}` } }))
      server.rest = answers(200, false)
      await handler(call())
      server.user = answers(403, { code: 'bad_jwt', message: `${TOKEN} of ${USER_EMAIL}` })
      await handler(call())
      server.user = hangs
      await handler(call())
      const entries = lines.map((line) => JSON.parse(line))
      assert.deepEqual(
        entries.map(({ status, error, details }) => [status, error, details]),
        [
          [200, undefined, undefined],
          [401, 'unauthenticated', ['no_access_token']],
          [403, 'forbidden', undefined],
          [401, 'unauthenticated', ['token_refused_403']],
          [503, 'service_unavailable', ['auth_timeout']],
        ],
      )
      for (const line of lines) {
        assert.deepEqual(JSON.parse(line).function, 'get-tinymce-key')
        for (const secret of [API_KEY, TOKEN, USER_EMAIL, USER_ID, '127.0.0.1']) assert.ok(!line.includes(secret), line)
      }
    },
    { timeoutMs: 3_000 },
  ),
)
