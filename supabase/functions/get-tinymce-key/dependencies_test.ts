import assert from 'node:assert/strict'
import { tinymceKeyResponse } from '../_shared/contracts/tinymce-key.ts'
import { ConfigurationError } from '../_shared/env.ts'
import { startFakeAuthServer } from '../_shared/testing/fake-auth-server.ts'
import { dependenciesFromEnvironment } from './dependencies.ts'
import { createHandler } from './handler.ts'
import { API_KEY, assertError, call, ORIGIN, PUBLISHABLE_KEY } from './test-handler.ts'

const LOCAL = { headers: { origin: 'http://localhost:4173' } }

function handlerFrom(values: Record<string, string>) {
  return createHandler({ ...dependenciesFromEnvironment((name) => values[name]), log: () => undefined })
}

Deno.test('with what a hosted project injects and the two settings, an admin gets the key', async () => {
  const server = await startFakeAuthServer()
  try {
    const handler = handlerFrom({
      SUPABASE_URL: server.url,
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: PUBLISHABLE_KEY }),
      SUPABASE_SERVICE_ROLE_KEY: 'service',
      TINYMCE_API_KEY: ` ${API_KEY} `,
      ALLOWED_ORIGINS: ORIGIN,
    })
    assert.deepEqual(await (await handler(call())).json(), { apiKey: API_KEY })
    assert.equal(server.calls[0]?.headers.apikey, PUBLISHABLE_KEY)
    await assertError(await handler(call(LOCAL)), 'origin_not_allowed')
  } finally {
    await server.stop()
  }
})

Deno.test('without TINYMCE_API_KEY nothing is configured', async () => {
  const server = await startFakeAuthServer()
  try {
    for (const key of [undefined, '', ' ']) {
      const handler = handlerFrom({
        SUPABASE_URL: server.url,
        SUPABASE_ANON_KEY: PUBLISHABLE_KEY,
        ...(key !== undefined && { TINYMCE_API_KEY: key }),
      })
      assert.deepEqual(await (await handler(call(LOCAL))).json(), { apiKey: null })
    }
  } finally {
    await server.stop()
  }
})

Deno.test('without a backend nobody can be checked, so that nobody gets the key', async () => {
  const handler = handlerFrom({ TINYMCE_API_KEY: API_KEY })
  await assertError(await handler(call(LOCAL)), 'service_unavailable')
})

for (const key of ['two words', 'key/../x', '"><script>', 'k'.repeat(129)]) {
  Deno.test(`does not start with the key ${key.slice(0, 20)}, and does not repeat it`, () => {
    assert.throws(
      () => handlerFrom({ TINYMCE_API_KEY: key }),
      (error) => error instanceof ConfigurationError && !error.message.includes(key),
    )
  })

  Deno.test(`a page takes no key such as ${key.slice(0, 20)}`, () => {
    assert.equal(tinymceKeyResponse.safeParse({ apiKey: key }).success, false)
  })
}
