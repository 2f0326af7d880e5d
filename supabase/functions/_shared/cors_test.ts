import assert from 'node:assert/strict'
import { createCors } from './cors.ts'
import { createEndpoint } from './endpoint.ts'
import { jsonResponse } from './http.ts'

const SITE = 'https://promptory.example'
const OTHER_SITE = 'http://localhost:4173'
const endpoint = createEndpoint(
  { name: 'test', cors: createCors([SITE, OTHER_SITE]), log: () => undefined },
  async () => jsonResponse({}),
)
const ask = (method: string, origin: string | null) =>
  endpoint(new Request('http://localhost/', { method, headers: origin === null ? {} : { origin } }))

for (const origin of [SITE, OTHER_SITE]) {
  Deno.test(`${origin} may call`, async () => {
    for (const method of ['POST', 'OPTIONS']) {
      const { headers, status } = await ask(method, origin)
      assert.equal(status, method === 'POST' ? 200 : 204)
      assert.equal(headers.get('access-control-allow-origin'), origin)
      assert.equal(headers.get('vary'), 'Origin')
      assert.equal(headers.get('access-control-allow-credentials'), null)
    }
  })
}

Deno.test('the preflight allows the headers that the site sends', async () => {
  const response = await ask('OPTIONS', SITE)
  assert.equal(await response.text(), '')
  assert.equal(response.headers.get('access-control-allow-methods'), 'POST, OPTIONS')
  assert.deepEqual(response.headers.get('access-control-allow-headers')?.split(', '), [
    'authorization',
    'x-client-info',
    'apikey',
    'content-type',
    'x-device-id',
    'x-request-id',
  ])
})

Deno.test('a preflight names what a function reads beside them', async () => {
  const own = createCors([SITE], undefined, ['x-own'])
  assert.match(own.preflight().headers.get('access-control-allow-headers') ?? '', /^authorization, .*, x-own$/)
})

for (const origin of [
  'null',
  '',
  '*',
  'http://promptory.example',
  'https://promptory.example:8443',
  'https://promptory.example.evil.example',
  'https://evil-promptory.example',
  'https://PROMPTORY.example',
  'https://promptory.example/',
  `${SITE}, https://evil.example`,
  'http://localhost:4174',
]) {
  Deno.test(`"${origin}" may not call`, async () => {
    for (const method of ['POST', 'OPTIONS', 'GET']) {
      const { headers, status } = await ask(method, origin)
      assert.equal(status, 403)
      assert.equal(headers.get('access-control-allow-origin'), null)
      assert.equal(headers.get('access-control-allow-headers'), null)
      assert.equal(headers.get('vary'), 'Origin')
    }
  })
}

Deno.test('without an origin a call passes, and is marked for nobody', async () => {
  for (const method of ['POST', 'OPTIONS']) {
    const { headers, status } = await ask(method, null)
    assert.equal(status, method === 'POST' ? 200 : 204)
    assert.equal(headers.get('access-control-allow-origin'), null)
    assert.equal(headers.get('vary'), 'Origin')
  }
})
