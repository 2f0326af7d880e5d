import assert from 'node:assert/strict'
import { readAuthSettings } from './auth-settings.ts'
import { ConfigurationError } from './env.ts'

const read = (values: Record<string, string>) => readAuthSettings((name) => values[name])
const SUPABASE_URL = 'https://x.supabase.co/'

Deno.test('takes the key from where the platform puts it', () => {
  const key = (values: Record<string, string>) => read({ SUPABASE_URL, ...values })?.publishableKey
  const all = {
    SUPABASE_PUBLISHABLE_KEY: 'a',
    SUPABASE_PUBLISHABLE_KEYS: '{"other": "c", "default": "b"}',
    SUPABASE_ANON_KEY: 'd',
    SUPABASE_SECRET_KEY: 'never',
    SUPABASE_SERVICE_ROLE_KEY: 'never',
  }
  assert.equal(key(all), 'a')
  assert.equal(key({ ...all, SUPABASE_PUBLISHABLE_KEY: ' ' }), 'b')
  assert.equal(key({ SUPABASE_PUBLISHABLE_KEYS: '{"other": "c"}' }), 'c')
  assert.equal(key({ SUPABASE_ANON_KEY: ' d ' }), 'd')
})

Deno.test('reads the address without its last slash', () => {
  assert.deepEqual(read({ SUPABASE_URL, SUPABASE_ANON_KEY: 'd' }), {
    url: 'https://x.supabase.co',
    publishableKey: 'd',
  })
})

Deno.test('without an address or a key there is no backend', () => {
  assert.equal(read({}), null)
  assert.equal(read({ SUPABASE_URL, SUPABASE_SECRET_KEY: 'x' }), null)
  assert.equal(read({ SUPABASE_ANON_KEY: 'd' }), null)
})

const MALFORMED: Record<string, string>[] = [
  { SUPABASE_URL: 'x.supabase.co', SUPABASE_ANON_KEY: 'd' },
  { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEYS: 'SECRET-VALUE' },
]
for (const values of MALFORMED) {
  Deno.test(`one clear sentence for ${JSON.stringify(values)}`, () => {
    assert.throws(
      () => read(values),
      (error) => {
        assert.ok(error instanceof ConfigurationError)
        assert.match(error.message, /^SUPABASE_(URL|PUBLISHABLE_KEYS) [^\n]+\.$/)
        assert.doesNotMatch(error.message, /SECRET-VALUE/)
        return true
      },
    )
  })
}
