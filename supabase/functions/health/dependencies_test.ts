import assert from 'node:assert/strict'
import { ConfigurationError } from '../_shared/env.ts'
import { answers, startFakeAuthServer } from '../_shared/testing/fake-auth-server.ts'
import { dependenciesFromEnvironment } from './dependencies.ts'
import { createHandler } from './handler.ts'
import { assertHealth, call, PUBLISHABLE_KEY } from './test-handler.ts'

function handlerFrom(values: Record<string, string>) {
  return createHandler({ ...dependenciesFromEnvironment((name) => values[name]), log: () => undefined })
}

Deno.test('with what a hosted project injects, the database is asked without the secret key', async () => {
  const server = await startFakeAuthServer()
  server.rest = answers(200, [])
  try {
    const handler = handlerFrom({
      SUPABASE_URL: `${server.url}/`,
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: PUBLISHABLE_KEY }),
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: 'sb_secret_of_the_test' }),
    })
    await assertHealth(await handler(call()), 200)
    assert.equal(server.calls[0]?.headers.apikey, PUBLISHABLE_KEY)
    assert.doesNotMatch(JSON.stringify(server.calls), /sb_secret/)
  } finally {
    await server.stop()
  }
})

Deno.test('with nothing set it starts, and says that there is no database', async () => {
  assert.deepEqual((await assertHealth(await handlerFrom({})(call()), 503)).checks, { database: 'not_set_up' })
})

Deno.test('does not start with an environment that makes no sense', () => {
  assert.throws(() => handlerFrom({ ALLOWED_ORIGINS: '*' }), ConfigurationError)
  assert.throws(() => handlerFrom({ ERROR_WEBHOOK_URL: 'somewhere' }), ConfigurationError)
})
