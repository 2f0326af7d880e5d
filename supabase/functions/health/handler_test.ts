import assert from 'node:assert/strict'
import { type AuthReply, answers, breaksOff, hangs, stalls } from '../_shared/testing/fake-auth-server.ts'
import { VERSION } from '../_shared/version.ts'
import { assertError, assertHealth, call, ORIGIN, PUBLISHABLE_KEY, withFunction } from './test-handler.ts'

Deno.test(
  'with a database that answers: 200, without any key of the caller’s',
  withFunction(async ({ handler, server }) => {
    const body = await assertHealth(await handler(call()), 200)
    assert.deepEqual(body, { status: 'ok', checks: { database: 'ok' }, version: VERSION })
    const [asked] = server.calls
    assert.equal(asked?.line, 'GET /rest/v1/blog_posts?select=id&limit=1')
    assert.equal(asked?.headers.apikey, PUBLISHABLE_KEY)
    assert.equal(asked?.headers.authorization, undefined)
  }),
)

Deno.test(
  'an empty table is a healthy one',
  withFunction(async ({ handler, database }) => {
    database(answers(200, []))
    await assertHealth(await handler(call()), 200)
  }),
)

const FAILURES: [string, AuthReply, string][] = [
  ['answers 500', answers(500, { message: 'password authentication failed for user "x"' }), 'database_500'],
  ['refuses the key', answers(401, { message: 'Invalid API key' }), 'database_401'],
  ['answers with HTML', answers(200, '<h1>error</h1>'), 'database_nonsense'],
  ['answers with an object', answers(200, { message: 'error' }), 'database_nonsense'],
  ['redirects', answers(302, '', { location: 'https://evil.example/' }), 'database_unreachable'],
  ['breaks off', breaksOff, 'database_unreachable'],
]
for (const [name, reply, detail] of FAILURES) {
  Deno.test(
    `with a database that ${name}: 503 that gives nothing away, and a word in the log`,
    withFunction(async ({ handler, database, lines }) => {
      database(reply)
      const response = await handler(call())
      assert.equal(response.headers.get('retry-after'), '60')
      const body = await assertHealth(response, 503)
      assert.deepEqual(body, { status: 'unavailable', checks: { database: 'failed' }, version: VERSION })
      assert.deepEqual(JSON.parse(lines[0] ?? '').details, [detail])
      assert.doesNotMatch(lines.join(), /password|Invalid|evil|127\.0\.0\.1/)
    }),
  )
}

for (const [name, reply] of [
  ['hangs', hangs],
  ['stops in the middle of its answer', stalls],
] as const) {
  Deno.test(
    `with a database that ${name}: 503 in time`,
    withFunction(
      async ({ handler, database, lines }) => {
        database(reply)
        const start = performance.now()
        await assertHealth(await handler(call()), 503)
        assert.ok(performance.now() - start < 10_000)
        assert.deepEqual(JSON.parse(lines[0] ?? '').details, ['database_timeout'])
      },
      { isPatient: false },
    ),
  )
}

Deno.test(
  'without a backend: 503, which says that there is none',
  withFunction(
    async ({ handler, server }) => {
      const body = await assertHealth(await handler(call()), 503)
      assert.deepEqual(body.checks, { database: 'not_set_up' })
      assert.equal(server.calls.length, 0)
    },
    { hasBackend: false },
  ),
)

Deno.test(
  'a hundred callers cost one question, also while it is under way',
  withFunction(async ({ handler, server, pass }) => {
    await Promise.all(Array.from({ length: 100 }, () => handler(call())))
    pass(4_999)
    await handler(call())
    assert.equal(server.calls.length, 1)
    pass(1)
    await handler(call())
    assert.equal(server.calls.length, 2)
  }),
)

Deno.test(
  'sees within seconds that the database is gone, and that it is back',
  withFunction(async ({ handler, database, pass }) => {
    await assertHealth(await handler(call()), 200)
    database(answers(500, {}))
    await assertHealth(await handler(call()), 200)
    pass(5_000)
    await assertHealth(await handler(call()), 503)
    database(answers(200, []))
    pass(5_000)
    await assertHealth(await handler(call()), 200)
  }),
)

Deno.test(
  'HEAD: the same status and headers, no body',
  withFunction(async ({ handler, database, pass }) => {
    const response = await handler(call({ method: 'HEAD' }))
    assert.deepEqual([response.status, await response.text()], [200, ''])
    assert.match(response.headers.get('content-type') ?? '', /^application\/json/)
    database(answers(500, {}))
    pass(5_000)
    assert.equal((await handler(call({ method: 'HEAD' }))).status, 503)
  }),
)

Deno.test(
  'other methods are refused before anything is asked',
  withFunction(async ({ handler, server }) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const response = await handler(call({ method }))
      assert.equal(response.headers.get('allow'), 'GET, HEAD, OPTIONS')
      await assertError(response, 'method_not_allowed')
    }
    assert.equal(server.calls.length, 0)
  }),
)

Deno.test(
  'the site’s own pages may ask, other sites may not',
  withFunction(async ({ handler, server }) => {
    const preflight = await handler(call({ method: 'OPTIONS', headers: { origin: ORIGIN } }))
    assert.equal(preflight.status, 204)
    assert.equal(preflight.headers.get('access-control-allow-methods'), 'GET, HEAD, OPTIONS')
    const refused = await handler(call({ headers: { origin: 'https://evil.example' } }))
    assert.equal(refused.headers.get('access-control-allow-origin'), null)
    await assertError(refused, 'origin_not_allowed')
    assert.equal(server.calls.length, 0)
    const response = await handler(call({ headers: { origin: ORIGIN } }))
    assert.equal(response.headers.get('access-control-allow-origin'), ORIGIN)
    await assertHealth(response, 200)
  }),
)
