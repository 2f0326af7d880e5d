import assert from 'node:assert/strict'
import { createClient } from '@supabase/supabase-js'
import { DatabaseUnavailableError } from './database-call.ts'
import { createPseudonyms } from './pseudonyms.ts'
import { createQuota, type Use } from './quota.ts'
import { quotaRefusal } from './quota-refusal.ts'

const DEVICE = 'c0ffee00-0000-4000-8000-000000000001'
const ADDRESS = '203.0.113.7'
const ALLOWED = { allowed: true, refused_by: null, retry_at: null }

interface Sent {
  readonly path: string
  readonly apikey: string | null
  readonly args: Record<string, unknown>
}

/** The quota with a real client whose fetch is a function of the test. */
function quotaOver(answer: (sent: Sent, signal: AbortSignal | null | undefined) => Response | Promise<Response>) {
  const sent: Sent[] = []
  const client = createClient('https://x.supabase.example', 'sb_secret_test', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: async (input, init) => {
        const request = new Request(input, init)
        const one = {
          path: new URL(request.url).pathname,
          apikey: request.headers.get('apikey'),
          args: await request.json(),
        }
        sent.push(one)
        return answer(one, init?.signal)
      },
    },
  })
  const quota = createQuota({
    client,
    feature: 'generate-prompt',
    limits: { device: 20, address: 200, site: 5000 },
    pseudonyms: createPseudonyms({ quotaSecret: '0123456789abcdef', databaseKey: 'x' }),
    now: () => Date.parse('2026-11-20T23:59:59.999Z'),
    timeoutMs: 60,
  })
  return { quota, sent }
}

async function take(
  answer: Parameters<typeof quotaOver>[0],
  caller = { deviceId: DEVICE as string | null, address: ADDRESS as string | null },
) {
  const { quota, sent } = quotaOver(answer)
  return { answer: await quota.take(caller), sent }
}

Deno.test('asks once, with limits, day and hashes only', async () => {
  const { answer, sent } = await take(() => Response.json(ALLOWED))
  assert.equal(answer.isAllowed, true)
  assert.equal(sent.length, 1)
  assert.deepEqual([sent[0]?.path, sent[0]?.apikey], ['/rest/v1/rpc/take_quota', 'sb_secret_test'])
  const { p_device, p_address, ...rest } = sent[0]?.args ?? {}
  assert.match(String(p_device), /^[0-9a-f]{64}$/)
  assert.match(String(p_address), /^[0-9a-f]{64}$/)
  assert.deepEqual(rest, {
    p_feature: 'generate-prompt',
    p_day: '2026-11-20',
    p_device_limit: 20,
    p_address_limit: 200,
    p_site_limit: 5000,
  })
  assert.doesNotMatch(JSON.stringify(sent), /203\.0|c0ffee/)
})

Deno.test('without a device id no device is counted', async () => {
  const { sent } = await take(() => Response.json(ALLOWED), { deviceId: null, address: ADDRESS })
  assert.equal(sent[0]?.args.p_device, null)
})

Deno.test('callers without an address share one', async () => {
  const first = await take(() => Response.json(ALLOWED), { deviceId: DEVICE, address: null })
  const second = await take(() => Response.json(ALLOWED), { deviceId: null, address: null })
  assert.match(String(first.sent[0]?.args.p_address), /^[0-9a-f]{64}$/)
  assert.equal(first.sent[0]?.args.p_address, second.sent[0]?.args.p_address)
})

Deno.test('passes on who refused and until when', async () => {
  const { answer } = await take(() =>
    Response.json({ allowed: false, refused_by: 'address', retry_at: '2026-11-21T00:00:00Z' }),
  )
  assert.deepEqual(answer, { isAllowed: false, refusedBy: 'address', retryAt: new Date('2026-11-21T00:00:00Z') })
})

Deno.test('gives back what it took', async () => {
  const { quota, sent } = quotaOver((one) =>
    one.path.endsWith('take_quota') ? Response.json(ALLOWED) : new Response(null, { status: 204 }),
  )
  const taken = await quota.take({ deviceId: DEVICE, address: ADDRESS })
  await quota.giveBack((taken as { use: Use }).use, 'whole')
  assert.equal(sent[1]?.path, '/rest/v1/rpc/return_quota')
  const { p_feature, p_day, p_device, p_address } = sent[0]?.args ?? {}
  assert.deepEqual(sent[1]?.args, { p_feature, p_day, p_device, p_address })
})

Deno.test('gives back the device’s part alone', async () => {
  const { quota, sent } = quotaOver((one) =>
    one.path.endsWith('take_quota') ? Response.json(ALLOWED) : new Response(null, { status: 204 }),
  )
  const taken = await quota.take({ deviceId: DEVICE, address: ADDRESS })
  await quota.giveBack((taken as { use: Use }).use, 'device')
  assert.equal(sent[1]?.path, '/rest/v1/rpc/return_device_use')
  const { p_feature, p_day, p_device } = sent[0]?.args ?? {}
  assert.deepEqual(sent[1]?.args, { p_feature, p_day, p_device })
})

Deno.test('asks nobody for the part of a device that there is not', async () => {
  const { quota, sent } = quotaOver(() => Response.json(ALLOWED))
  const taken = await quota.take({ deviceId: null, address: ADDRESS })
  await quota.giveBack((taken as { use: Use }).use, 'device')
  assert.equal(sent.length, 1)
})

const UNREACHABLE: [string, Parameters<typeof quotaOver>[0]][] = [
  ['refuses the connection', () => Promise.reject(new TypeError('fetch failed'))],
  ['answers 500', () => Response.json({ message: 'boom', code: 'XX000' }, { status: 500 })],
  ['knows no such function', () => Response.json({ message: 'not found', code: 'PGRST202' }, { status: 404 })],
  ['refuses the key', () => Response.json({ message: 'Invalid API key' }, { status: 401 })],
  ['answers with HTML', () => new Response('<h1>Hi</h1>', { headers: { 'content-type': 'text/html' } })],
  ['answers with nothing', () => new Response(null, { status: 204 })],
  ['answers with nonsense', () => Response.json({ allowed: 'yes' })],
  ['refuses without saying who', () => Response.json({ allowed: false, refused_by: null, retry_at: null })],
  [
    'hangs',
    (_sent, signal) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
      }),
  ],
]
for (const [name, answer] of UNREACHABLE) {
  Deno.test(`is unavailable when the database ${name}`, async () => {
    const start = performance.now()
    await assert.rejects(take(answer), DatabaseUnavailableError)
    assert.ok(performance.now() - start < 20_000)
  })
}

Deno.test('a refusal says how long the wait is, rounded up', () => {
  const wording = { device: 'Yours are used.', address: 'A.', site: 'S.' }
  const retryAt = new Date('2026-11-21T00:00:00Z')
  const at = (time: string) => quotaRefusal({ refusedBy: 'device', retryAt }, wording, Date.parse(`2026-11-${time}Z`))
  const told = (time: string) => [at(time).message.replace(/^.* UTC, /, ''), at(time).headers['retry-after']]
  assert.deepEqual(told('20T00:00:00'), ['in 24 hours.', '86400'])
  assert.deepEqual(told('20T22:59:00'), ['in 1 hour and 1 minute.', '3660'])
  assert.deepEqual(told('20T23:00:00'), ['in 1 hour.', '3600'])
  assert.deepEqual(told('20T23:58:30'), ['in 2 minutes.', '90'])
  assert.deepEqual(told('20T23:59:59.500'), ['in 1 minute.', '1'])
  assert.deepEqual(told('21T00:00:05'), ['in 1 minute.', '1'])
  assert.equal(at('20T23:00:00').message, 'Yours are used. The next one is due at 00:00 UTC, in 1 hour.')
})
