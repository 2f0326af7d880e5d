import assert from 'node:assert/strict'
import { ConfigurationError, readSettings } from './env.ts'

const read = (values: Record<string, string>) => readSettings((name) => values[name])
const DATABASE = { SUPABASE_URL: 'https://x.supabase.co', SUPABASE_SECRET_KEY: 'sb_secret_x' }

Deno.test('needs nothing', () => {
  const settings = {
    allowedOrigins: [
      'http://localhost:4173',
      'http://127.0.0.1:4173',
      'http://localhost:5173',
      'http://127.0.0.1:5173',
    ],
    clientAddressHeader: 'cf-connecting-ip',
    ai: null,
    database: null,
    quotaSecret: null,
    generatorLimits: { address: 200, site: 5000 },
    feedbackLimits: { address: 30, site: 2000 },
    mcpLimits: { address: 5000, site: 100_000 },
    siteUrl: undefined,
  }
  assert.deepEqual(read({}), settings)
  const names = [
    'ALLOWED_ORIGINS',
    'AI_API_KEY',
    'AI_BASE_URL',
    'QUOTA_SECRET',
    'SUPABASE_URL',
    'CLIENT_ADDRESS_HEADER',
  ]
  assert.deepEqual(read(Object.fromEntries(names.map((name) => [name, ' ']))), settings)
})

Deno.test('reads everything', () => {
  assert.deepEqual(
    read({
      ...DATABASE,
      SUPABASE_URL: 'http://127.0.0.1:54321/',
      ALLOWED_ORIGINS: 'https://promptory.example, https://www.promptory.example/',
      CLIENT_ADDRESS_HEADER: 'Fly-Client-IP',
      AI_API_KEY: 'k',
      AI_BASE_URL: 'http://127.0.0.1:11434/v1/',
      AI_MODEL: 'llama3',
      AI_MAX_TOKENS: '2000',
      AI_REASONING_EFFORT: 'minimal',
      QUOTA_SECRET: '0123456789abcdef',
      GENERATOR_ADDRESS_DAILY_LIMIT: '50',
      GENERATOR_SITE_DAILY_LIMIT: '0',
      FEEDBACK_ADDRESS_DAILY_LIMIT: '60',
      FEEDBACK_SITE_DAILY_LIMIT: '7',
      MCP_ADDRESS_DAILY_LIMIT: '8',
      MCP_SITE_DAILY_LIMIT: '9',
      SITE_URL: 'https://promptory.example/',
    }),
    {
      allowedOrigins: ['https://promptory.example', 'https://www.promptory.example'],
      clientAddressHeader: 'fly-client-ip',
      ai: {
        baseUrl: 'http://127.0.0.1:11434/v1',
        apiKey: 'k',
        model: 'llama3',
        maxTokens: 2000,
        reasoningEffort: 'minimal',
      },
      database: { url: 'http://127.0.0.1:54321', secretKey: 'sb_secret_x' },
      quotaSecret: '0123456789abcdef',
      generatorLimits: { address: 50, site: 0 },
      feedbackLimits: { address: 60, site: 7 },
      mcpLimits: { address: 8, site: 9 },
      siteUrl: 'https://promptory.example',
    },
  )
})

Deno.test('takes the key of the database from where the platform puts it', () => {
  const url = { SUPABASE_URL: 'https://x.supabase.co' }
  const key = (values: Record<string, string>) => read({ ...url, ...values }).database?.secretKey
  const all = {
    SUPABASE_SECRET_KEY: 'a',
    SUPABASE_SECRET_KEYS: '{"other": "c", "default": "b"}',
    SUPABASE_SERVICE_ROLE_KEY: 'd',
  }
  assert.equal(key(all), 'a')
  assert.equal(key({ ...all, SUPABASE_SECRET_KEY: '' }), 'b')
  assert.equal(key({ SUPABASE_SECRET_KEYS: '{"other": "c"}' }), 'c')
  assert.equal(key({ SUPABASE_SERVICE_ROLE_KEY: 'd' }), 'd')
  assert.equal(key({}), undefined)
})

Deno.test('gives thinking models low effort and room to think, and sends no effort to any other', () => {
  const ai = (values: Record<string, string>) => read({ ...DATABASE, AI_API_KEY: 'k', ...values }).ai
  assert.equal(ai({})?.maxTokens, 2000)
  assert.equal(ai({})?.reasoningEffort, undefined)
  assert.equal(ai({ AI_MODEL: 'gpt-5-mini' })?.reasoningEffort, 'low')
  assert.equal(ai({ AI_MODEL: 'o4-mini' })?.reasoningEffort, 'low')
  assert.equal(ai({ AI_MODEL: 'gpt-5-chat-latest' })?.reasoningEffort, undefined)
  assert.equal(ai({ AI_MODEL: 'gpt-5-mini', AI_BASE_URL: 'https://ai.example/v1' })?.reasoningEffort, undefined)
  assert.equal(ai({ AI_MODEL: 'gpt-5-mini', AI_REASONING_EFFORT: 'high' })?.reasoningEffort, 'high')
})

const MALFORMED: [Record<string, string>, RegExp][] = [
  [{ ALLOWED_ORIGINS: '*' }, /ALLOWED_ORIGINS/],
  [{ ALLOWED_ORIGINS: 'promptory.example' }, /ALLOWED_ORIGINS/],
  [{ ALLOWED_ORIGINS: 'https://promptory.example/path' }, /ALLOWED_ORIGINS/],
  [{ ALLOWED_ORIGINS: 'https://a.example,' }, /ALLOWED_ORIGINS/],
  [{ ALLOWED_ORIGINS: 'file:///tmp' }, /ALLOWED_ORIGINS/],
  [{ CLIENT_ADDRESS_HEADER: 'X-Forwarded-For' }, /CLIENT_ADDRESS_HEADER/],
  [{ CLIENT_ADDRESS_HEADER: 'a, b' }, /CLIENT_ADDRESS_HEADER/],
  [{ AI_BASE_URL: 'api.example.com' }, /AI_BASE_URL/],
  [{ AI_BASE_URL: 'ftp://api.example.com' }, /AI_BASE_URL/],
  [{ AI_MAX_TOKENS: '0' }, /AI_MAX_TOKENS/],
  [{ AI_MAX_TOKENS: 'many' }, /AI_MAX_TOKENS/],
  [{ AI_REASONING_EFFORT: 'little' }, /AI_REASONING_EFFORT/],
  [{ AI_API_KEY: 'SECRET-VALUE' }, /AI_API_KEY.*SUPABASE_URL/],
  [{ ...DATABASE, SUPABASE_URL: 'x.supabase.co' }, /SUPABASE_URL/],
  [{ SUPABASE_URL: 'https://x', SUPABASE_SECRET_KEYS: 'SECRET-VALUE' }, /SUPABASE_SECRET_KEYS/],
  [{ SUPABASE_URL: 'https://x', SUPABASE_SECRET_KEYS: 'null' }, /SUPABASE_SECRET_KEYS/],
  [{ SUPABASE_URL: 'https://x', SUPABASE_SECRET_KEYS: '{}' }, /SUPABASE_SECRET_KEYS/],
  [{ QUOTA_SECRET: 'SECRET-VALUE' }, /QUOTA_SECRET/],
  [{ GENERATOR_ADDRESS_DAILY_LIMIT: '-1' }, /GENERATOR_ADDRESS_DAILY_LIMIT/],
  [{ GENERATOR_SITE_DAILY_LIMIT: '1e9' }, /GENERATOR_SITE_DAILY_LIMIT/],
  [{ FEEDBACK_ADDRESS_DAILY_LIMIT: '2.5' }, /FEEDBACK_ADDRESS_DAILY_LIMIT/],
  [{ FEEDBACK_SITE_DAILY_LIMIT: 'all' }, /FEEDBACK_SITE_DAILY_LIMIT/],
]
for (const [values, expected] of MALFORMED) {
  Deno.test(`one clear sentence for ${JSON.stringify(values)}`, () => {
    assert.throws(
      () => read(values),
      (error) => {
        assert.ok(error instanceof ConfigurationError)
        assert.match(error.message, expected)
        assert.match(error.message, /^[^\n]+\.$/)
        assert.doesNotMatch(error.message, /SECRET-VALUE/)
        return true
      },
    )
  })
}
