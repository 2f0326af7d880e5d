import assert from 'node:assert/strict'
import { createCors } from '../_shared/cors.ts'
import { DatabaseUnavailableError } from '../_shared/database-call.ts'
import { createLog } from '../_shared/log.ts'
import { createFakeQuota } from '../_shared/testing/fake-quota.ts'
import { assertError, ORIGIN } from '../_shared/testing/metered-function.ts'
import { createHandler, type Dependencies } from './handler.ts'

const POST = 'd0000000-0000-4000-8000-000000000001'
const BROWSERS = [
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (Linux; Android 16; Cubot X90) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Mobile Safari/537.36',
]
const ROBOTS = [
  '',
  'curl/8.11.0',
  'Googlebot/2.1 (+http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/149.0.0.0 Safari/537.36',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/149.0.0.0 Safari/537.36',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.3; +https://openai.com/gptbot',
  'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/149.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 11) AppleWebKit/537.36 Chrome/149.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse',
]

function ask(
  {
    headers = {},
    body = JSON.stringify({ post: POST }),
    method = 'POST',
  }: { headers?: Record<string, string>; body?: string; method?: string },
  dependencies: Partial<Dependencies> = {},
) {
  const counted: string[] = []
  const lines: string[] = []
  const quota = createFakeQuota()
  const handler = createHandler({
    cors: createCors([ORIGIN]),
    log: createLog((line) => lines.push(line)),
    quota,
    count: async (post) => void counted.push(post),
    clientAddressHeader: 'cf-connecting-ip',
    ...dependencies,
  })
  const sent = {
    'content-type': 'text/plain;charset=UTF-8',
    origin: ORIGIN,
    'user-agent': BROWSERS[0] as string,
    'cf-connecting-ip': '203.0.113.7',
  }
  const request = new Request('http://localhost/count-read', {
    method,
    ...(method === 'POST' && { body }),
    headers: { ...sent, ...headers },
  })
  return handler(request).then((response) => ({
    response,
    counted,
    quota,
    details: JSON.parse(lines[0] ?? '{}').details,
  }))
}

Deno.test('counts one read, by the network and no device', async () => {
  const { response, counted, quota } = await ask({ headers: { 'x-device-id': POST } })
  assert.deepEqual(
    [response.status, await response.text(), response.headers.get('cache-control')],
    [204, '', 'no-store'],
  )
  assert.deepEqual(counted, [POST])
  assert.deepEqual(quota.taken, [{ deviceId: null, address: '203.0.113.7' }])
})

for (const agent of BROWSERS) {
  Deno.test(`counts ${agent}`, async () =>
    assert.equal((await ask({ headers: { 'user-agent': agent } })).counted.length, 1))
}

for (const headers of [
  ...ROBOTS.map((agent) => ({ 'user-agent': agent })),
  { 'sec-purpose': 'prefetch;prerender' },
] as Record<string, string>[]) {
  Deno.test(`leaves out ${JSON.stringify(headers)}`, async () => {
    const { response, counted, quota, details } = await ask({ headers })
    assert.deepEqual([response.status, counted, quota.taken, details], [204, [], [], ['robot']])
  })
}

Deno.test('leaves out what is no page’s call', async () => {
  const handler = createHandler({
    cors: createCors([ORIGIN]),
    log: createLog(() => undefined),
    quota: createFakeQuota(),
    count: () => assert.fail('counted'),
    clientAddressHeader: 'cf-connecting-ip',
  })
  const headers = { 'user-agent': BROWSERS[0] as string }
  const body = JSON.stringify({ post: POST })
  assert.equal(
    (await handler(new Request('http://localhost/count-read', { method: 'POST', body, headers }))).status,
    204,
  )
})

Deno.test('past the quota nothing is counted, and the page hears nothing of it', async () => {
  const quota = createFakeQuota()
  quota.refuse('address', new Date())
  const { response, counted, details } = await ask({}, { quota })
  assert.deepEqual([response.status, counted, details], [204, [], ['quota_address']])
})

Deno.test('a database that is away, or not there, is no reader’s business', async () => {
  const quota = createFakeQuota()
  quota.break()
  assert.deepEqual((await ask({}, { quota })).details, ['database_unreachable'])
  const count = () => Promise.reject(new DatabaseUnavailableError('x'))
  assert.deepEqual((await ask({}, { count })).details, ['database_unreachable'])
  for (const missing of [{ quota: null }, { count: null }]) {
    const { response, details } = await ask({}, missing)
    assert.deepEqual([response.status, details], [204, ['database_not_set_up']])
  }
})

Deno.test('anything else is refused before anything is counted', async () => {
  const never = { quota: null, count: () => assert.fail('counted') }
  for (const body of ['', '{', '[]', '{}', '{"post":"x"}', '{"post":1}']) {
    await assertError((await ask({ body }, never)).response, 'invalid_request')
  }
  await assertError(
    (await ask({ body: JSON.stringify({ post: POST, more: 'x'.repeat(300) }) }, never)).response,
    'payload_too_large',
  )
  await assertError((await ask({ method: 'GET' }, never)).response, 'method_not_allowed')
  await assertError((await ask({ headers: { origin: 'https://evil.example' } }, never)).response, 'origin_not_allowed')
})
