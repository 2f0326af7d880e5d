import assert from 'node:assert/strict'
import { ConfigurationError } from '../_shared/env.ts'
import { dependenciesFromEnvironment } from './dependencies.ts'
import { createHandler } from './handler.ts'
import { call, startSite } from './test-handler.ts'

const handlerFrom = (values: Record<string, string | undefined>) =>
  createHandler({ ...dependenciesFromEnvironment((name) => values[name]), log: () => undefined })

Deno.test('reads the prompts of SITE_URL, and improves without an AI where none is set', async () => {
  const site = startSite()
  try {
    const handler = handlerFrom({ SITE_URL: `${site.url}/` })
    const listed = await (await handler(call('prompts/list'))).json()
    assert.equal(listed.result.prompts.length, 100)
    const request = { name: 'improve_prompt', arguments: { request: 'A landing page for a bakery' } }
    const improved = await (await handler(call('tools/call', request))).json()
    assert.match(improved.result.content[0].text, /bakery/)
  } finally {
    await site.stop()
  }
})

Deno.test('a preflight allows the headers of the protocol', async () => {
  const headers = { origin: 'http://localhost:4173' }
  const response = await handlerFrom({})(new Request('http://localhost/mcp', { method: 'OPTIONS', headers }))
  assert.match(response.headers.get('access-control-allow-headers') ?? '', /, mcp-protocol-version, .*mcp-name$/)
})

Deno.test('does not start with an environment that makes no sense', () => {
  for (const values of [{ SITE_URL: 'promptory' }, { MCP_ADDRESS_DAILY_LIMIT: 'many' }, { ALLOWED_ORIGINS: '*' }])
    assert.throws(() => handlerFrom(values), ConfigurationError)
})
