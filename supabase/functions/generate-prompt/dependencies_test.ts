import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ConfigurationError } from '../_shared/env.ts'
import { says, startFakeAiServer } from '../_shared/testing/fake-ai-server.ts'
import { assertError } from '../_shared/testing/metered-function.ts'
import { dependenciesFromEnvironment } from './dependencies.ts'
import { createHandler } from './handler.ts'
import { call } from './test-handler.ts'

const LOCAL = { headers: { origin: 'http://localhost:4173' } }

function handlerFrom(values: Record<string, string>) {
  return createHandler({ ...dependenciesFromEnvironment((name) => values[name]), log: () => undefined })
}

/** A database that answers every call of a function with the same JSON. */
async function startDatabase(answer: unknown) {
  const paths: (string | undefined)[] = []
  const server = createServer((request, response) => {
    paths.push(request.url)
    request.resume()
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, paths, stop }
}

Deno.test('with nothing set the built-in engine answers the local site', async () => {
  const response = await handlerFrom({})(call(undefined, LOCAL))
  const body = await response.json()
  assert.equal(response.status, 200)
  assert.equal(body.source, 'builtin')
  assert.ok(body.wordCount > 0 && body.wordCount <= 100)
  assert.equal(response.headers.get('access-control-allow-origin'), LOCAL.headers.origin)
})

Deno.test('with a key the AI answers, after the database has counted', async () => {
  const ai = await startFakeAiServer(says('From the AI.'))
  const database = await startDatabase({ allowed: true, refused_by: null, retry_at: null })
  try {
    const handler = handlerFrom({
      AI_API_KEY: 'k',
      AI_BASE_URL: ai.baseUrl,
      SUPABASE_URL: database.url,
      SUPABASE_SECRET_KEY: 'sb_secret_test',
    })
    const body = await (await handler(call(undefined, LOCAL))).json()
    assert.deepEqual([body.source, body.generatedPrompt], ['ai', 'From the AI.'])
    assert.deepEqual(database.paths, ['/rest/v1/rpc/take_quota'])
    const [system, user] = ai.calls[0]?.messages ?? []
    assert.deepEqual([system?.role, user?.role], ['system', 'user'])
    assert.ok((system?.content.length ?? 0) > 50)
    assert.doesNotMatch(system?.content ?? '', /bakery/)
  } finally {
    await Promise.all([ai.stop(), database.stop()])
  }
})

Deno.test('the built-in engine keeps to the quota too', async () => {
  const database = await startDatabase({ allowed: false, refused_by: 'device', retry_at: '2999-01-01T00:00:00Z' })
  try {
    const handler = handlerFrom({ SUPABASE_URL: database.url, SUPABASE_SERVICE_ROLE_KEY: 'service' })
    await assertError(await handler(call(undefined, LOCAL)), 'quota_exceeded')
  } finally {
    await database.stop()
  }
})

Deno.test('does not start with an environment that makes no sense', () => {
  assert.throws(() => handlerFrom({ ALLOWED_ORIGINS: '*' }), ConfigurationError)
})
