import assert from 'node:assert/strict'
import { EMAIL_LIST_DAILY_LIMIT, EMAIL_LIST_HOURLY_LIMIT } from '../_shared/contracts/limits.ts'
import { joinEmailListResponse } from '../_shared/contracts/join-email-list.ts'
import { assertError } from '../_shared/testing/metered-function.ts'
import { type Asked, call, ENTRY, testFunction } from './test-handler.ts'

const HASH = /^[0-9a-f]{64}$/

Deno.test('puts one address on one list, and tells nothing about it', async () => {
  const { handler, asked } = testFunction()
  const response = await handler(call({ list: 'pro', email: ' Ana@Bakery.example ', more: ENTRY }))
  assert.equal(response.status, 200)
  assert.equal(response.headers.get('cache-control'), 'no-store')
  const body = await response.json()
  assert.deepEqual(body, { isOnList: true })
  assert.deepEqual(joinEmailListResponse.parse(body), body)
  assert.equal(asked.length, 1)
  const { p_address, p_network_limit, p_site_limit, ...rest } = asked[0] ?? {}
  assert.match(String(p_address), HASH)
  assert.deepEqual(rest, {
    path: '/rest/v1/rpc/join_email_list',
    p_list: 'pro',
    p_email: 'ana@bakery.example',
    p_day: '2026-11-23',
    p_network: null,
    p_hour_limit: EMAIL_LIST_HOURLY_LIMIT,
    p_day_limit: EMAIL_LIST_DAILY_LIMIT,
  })
  // The site's daily limit has room for many networks, so no single one can use it up.
  assert.ok(Number(p_site_limit) > 50 * Number(p_network_limit))
})

Deno.test('limits of 10 an hour and 60 a day', () => {
  assert.deepEqual([EMAIL_LIST_HOURLY_LIMIT, EMAIL_LIST_DAILY_LIMIT], [10, 60])
})

async function networkOf(address?: string, more: Record<string, string> = {}): Promise<Asked> {
  const { handler, asked } = testFunction()
  const request = call(ENTRY, { ...(address && { 'cf-connecting-ip': address }), ...more })
  if (!address) request.headers.delete('cf-connecting-ip')
  await handler(request)
  return { p_address: asked[0]?.p_address, p_network: asked[0]?.p_network }
}

Deno.test('counts by the named header and by no other', async () => {
  const plain = await networkOf('203.0.113.7')
  assert.deepEqual(await networkOf('203.0.113.7', { 'x-forwarded-for': '192.0.2.1', 'x-device-id': 'x' }), plain)
  assert.notEqual((await networkOf('203.0.113.8')).p_address, plain.p_address)
  const without = await networkOf()
  assert.match(String(without.p_address), HASH)
  assert.deepEqual(await networkOf(undefined, { 'x-forwarded-for': '192.0.2.1' }), without)
})

Deno.test('whoever owns a whole IPv6 network counts as one', async () => {
  const [one, two, other] = await Promise.all(
    ['2001:db8:1:2::7', '2001:db8:1:3::7', '2001:db8:2:2::7'].map((address) => networkOf(address)),
  )
  assert.match(String(one?.p_network), HASH)
  assert.equal(one?.p_network, two?.p_network)
  assert.notEqual(one?.p_address, two?.p_address)
  assert.notEqual(one?.p_network, other?.p_network)
})

const WRONG: [string, unknown][] = [
  ['no address', { list: 'pro' }],
  ['an empty address', { ...ENTRY, email: ' ' }],
  ['no host', { ...ENTRY, email: 'ana@' }],
  ['no dot', { ...ENTRY, email: 'ana@bakery' }],
  ['white space', { ...ENTRY, email: 'a na@bakery.example' }],
  ['two lines', { ...ENTRY, email: 'ana@bakery.example\nb@bakery.example' }],
  ['two at signs', { ...ENTRY, email: 'a@b@bakery.example' }],
  ['an address too long', { ...ENTRY, email: `${'a'.repeat(250)}@bakery.example` }],
  ['several addresses', { ...ENTRY, email: ['a@bakery.example', 'b@bakery.example'] }],
  ['a list of entries', [ENTRY, ENTRY]],
  ['a NUL', { ...ENTRY, email: 'ana\0@bakery.example' }],
  ['no list', { email: ENTRY.email }],
  ['an unknown list', { ...ENTRY, list: 'spam' }],
  ['a list from the prototype', { ...ENTRY, list: 'constructor' }],
  ['nothing', ''],
]
for (const [name, body] of WRONG) {
  Deno.test(`refuses ${name}, and asks nobody`, async () => {
    const { handler, asked } = testFunction()
    await assertError(await handler(call(body)), 'invalid_request')
    assert.equal(asked.length, 0)
  })
}

Deno.test('past the hour of a network: 429, and when the next one is due', async () => {
  const refusal = { allowed: false, refused_by: 'address', retry_at: '2026-11-23T11:00:00Z' }
  const { handler } = testFunction(() => Response.json(refusal))
  const response = await handler(call())
  assert.equal(response.headers.get('retry-after'), String(12 * 60))
  const error = await assertError(response, 'quota_exceeded')
  assert.equal(
    error.message,
    'Your network has left as many addresses as it may. The next one is due at 11:00 UTC, in 12 minutes.',
  )
})

const AWAY: [string, Parameters<typeof testFunction>[0], string][] = [
  ['there is no database', null, 'database_not_set_up'],
  ['it refuses the connection', () => Promise.reject(new TypeError('fetch failed')), 'database_unreachable'],
  ['it answers 500', () => Response.json({ message: ENTRY.email }, { status: 500 }), 'database_unreachable'],
  ['it answers nonsense', () => Response.json({ allowed: 'yes' }), 'database_unreachable'],
  [
    'it hangs',
    (_, signal) => new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    'database_unreachable',
  ],
]
for (const [name, answer, detail] of AWAY) {
  Deno.test(`says to come back in a minute when ${name}`, async () => {
    const { handler, lines } = testFunction(answer)
    const response = await handler(call())
    assert.equal(response.headers.get('retry-after'), '60')
    await assertError(response, 'service_unavailable')
    assert.deepEqual(JSON.parse(lines[0] ?? '').details, [detail])
  })
}

Deno.test('one line a call, without any address', async () => {
  const { handler, lines } = testFunction()
  await handler(call())
  await handler(call({ ...ENTRY, list: 'spam' }))
  await handler(call(ENTRY, { origin: 'https://evil.example' }))
  assert.deepEqual(
    lines.map((line) => JSON.parse(line).status),
    [200, 400, 403],
  )
  assert.doesNotMatch(lines.join(), /ana|bakery|203\.0|evil/)
})
