import assert from 'node:assert/strict'
import { createCors } from '../_shared/cors.ts'
import { createLog } from '../_shared/log.ts'
import { says, startFakeAiServer } from '../_shared/testing/fake-ai-server.ts'
import { assertError, DEVICE, ORIGIN } from '../_shared/testing/metered-function.ts'
import { createHandler } from './handler.ts'
import { ai, builtin, call, testFunction, VALID } from './test-handler.ts'

const NOW = Date.parse('2026-11-20T18:48:00Z')
const MIDNIGHT = new Date('2026-11-21T00:00:00Z')

for (const [scope, words] of [
  ['device', /^You have used your 20 prompts for today\./],
  ['address', /^Your network has used its prompts for today\./],
  ['site', /^All of today’s prompts have been given out\./],
] as const) {
  Deno.test(`past the quota of the ${scope}: 429, when the next one is due, and no work`, async () => {
    const { handler, quota } = testFunction(undefined, () => NOW)
    quota.refuse(scope, MIDNIGHT)
    const response = await handler(call())
    assert.equal(response.headers.get('retry-after'), String((5 * 60 + 12) * 60))
    const error = await assertError(response, 'quota_exceeded')
    assert.match(error.message, words)
    assert.match(error.message, / The next one is due at 00:00 UTC, in 5 hours and 12 minutes\.$/)
    assert.equal(error.retryAt, '2026-11-21T00:00:00.000Z')
  })
}

Deno.test('wrong input does not cost a use', async () => {
  const { handler, quota } = testFunction()
  await handler(call({ ...VALID, model: 'x' }))
  await handler(call('{'))
  assert.equal(quota.taken.length, 0)
})

Deno.test('a device id in another form counts by address only', async () => {
  const { handler, quota } = testFunction()
  const forged = [
    '',
    '1',
    'x'.repeat(5_000),
    `${DEVICE}0`,
    DEVICE.replaceAll('-', ''),
    `${DEVICE}, ${DEVICE}`,
    "' or 1=1 --",
  ]
  for (const id of forged) {
    assert.equal((await handler(call(VALID, { headers: { 'x-device-id': id } }))).status, 200)
  }
  assert.deepEqual([...new Set(quota.taken.map(({ deviceId }) => deviceId))], [null])
})

Deno.test('one device is one device, however its id is spelt', async () => {
  const { handler, quota } = testFunction()
  await handler(call(VALID, { headers: { 'x-device-id': DEVICE.toUpperCase() } }))
  assert.equal(quota.taken[0]?.deviceId, DEVICE)
})

Deno.test('a forged X-Forwarded-For wins nothing', async () => {
  const { handler, quota } = testFunction()
  for (const [name, value] of [
    ['x-forwarded-for', '192.0.2.1'],
    ['forwarded', 'for=192.0.2.1'],
    ['x-real-ip', '192.0.2.1'],
    ['true-client-ip', '192.0.2.1'],
    ['x-client-ip', '192.0.2.1'],
  ] as const) {
    await handler(call(VALID, { headers: { [name]: value } }))
  }
  assert.deepEqual([...new Set(quota.taken.map(({ address }) => address))], ['203.0.113.7'])

  const without = call(VALID, { headers: { 'x-forwarded-for': '192.0.2.1' } })
  without.headers.delete('cf-connecting-ip')
  await handler(without)
  assert.equal(quota.taken.at(-1)?.address, null)
})

Deno.test('a use that cannot be counted is refused: many at once are no way past the quota', async () => {
  const { handler, quota, lines } = testFunction()
  quota.break()
  const response = await handler(call())
  assert.equal(response.headers.get('retry-after'), '5')
  await assertError(response, 'service_unavailable')
  assert.deepEqual(JSON.parse(lines[0] ?? '').details, ['quota_unreachable'])
})

Deno.test('without a database to count in, the built-in engine answers, and the log says so', async () => {
  const lines: string[] = []
  const log = createLog((line) => lines.push(line))
  const cors = createCors([ORIGIN])
  const handler = createHandler({
    cors,
    log,
    provider: builtin(),
    quota: null,
    clientAddressHeader: 'cf-connecting-ip',
  })
  assert.equal((await handler(call())).status, 200)
  assert.deepEqual(JSON.parse(lines[0] ?? '').details, ['quota_not_set_up'])
})

Deno.test('with the database away the AI is not asked', async () => {
  const server = await startFakeAiServer(says('x'))
  try {
    const { handler, quota } = testFunction(ai(server.baseUrl))
    quota.break()
    const response = await handler(call())
    assert.equal(response.headers.get('retry-after'), '5')
    await assertError(response, 'service_unavailable')
    assert.equal(server.calls.length, 0)
  } finally {
    await server.stop()
  }
})
