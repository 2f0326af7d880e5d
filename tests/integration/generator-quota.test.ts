import { createCors } from '../../supabase/functions/_shared/cors.ts'
import { builtinPromptProvider } from '../../supabase/functions/_shared/prompt-provider.ts'
import { createPseudonyms } from '../../supabase/functions/_shared/pseudonyms.ts'
import { createQuota, type QuotaOptions } from '../../supabase/functions/_shared/quota.ts'
import { createHandler } from '../../supabase/functions/generate-prompt/handler.ts'
import { GENERATOR_DEVICE_DAILY_LIMIT } from '@contracts/limits.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Backend, startBackend } from '../support/backend.ts'
import { clearOfTheHour } from '../support/clock.ts'

const DEVICE = 'c0ffee00-0000-4000-8000-000000000001'
const OTHER_DEVICE = 'c0ffee00-0000-4000-8000-000000000002'
const ADDRESS = '203.0.113.7'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend?.stop())
beforeEach(async () => {
  await clearOfTheHour()
  await backend.execute('truncate private.quota_uses')
})

function quota(limits: Partial<QuotaOptions['limits']> = {}) {
  return createQuota({
    client: backend.service,
    feature: 'generate-prompt',
    limits: { device: GENERATOR_DEVICE_DAILY_LIMIT, address: 200, site: 5000, ...limits },
    pseudonyms: createPseudonyms({ quotaSecret: null, databaseKey: backend.secretKey }),
    timeoutMs: 10_000,
  })
}

const stored = () =>
  backend.query<{ scope: string; uses: number }>('select scope, uses from private.quota_uses order by scope')

test('the function answers twenty times, then says when the next one is due', async () => {
  const handler = createHandler({
    cors: createCors([]),
    log: () => undefined,
    provider: builtinPromptProvider(() => ({ text: 'A prompt.', request: null, kind: null, lines: [] })),
    quota: quota(),
    clientAddressHeader: 'cf-connecting-ip',
  })
  const call = (device: string) =>
    handler(
      new Request('http://localhost/generate-prompt', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-device-id': device, 'cf-connecting-ip': ADDRESS },
        body: JSON.stringify({ prompt: 'A tea shop', model: 'chatgpt', category: 'business' }),
      }),
    )
  for (let use = 0; use < GENERATOR_DEVICE_DAILY_LIMIT; use += 1) expect((await call(DEVICE)).status).toBe(200)
  const refused = await call(DEVICE)
  expect(refused.status).toBe(429)
  const { error } = await refused.json()
  expect(error.message).toMatch(/due at 00:00 UTC, in /)
  expect(Date.parse(error.retryAt) - Date.now()).toBeGreaterThan(0)
  expect(Date.parse(error.retryAt) % 86_400_000).toBe(0)
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(86_400)
  expect((await call(OTHER_DEVICE)).status).toBe(200)
})

test('the next day starts anew, and yesterday’s counters go', async () => {
  const one = quota({ device: 1 })
  const caller = { deviceId: DEVICE, address: ADDRESS }
  expect((await one.take(caller)).isAllowed).toBe(true)
  expect((await one.take(caller)).isAllowed).toBe(false)
  await backend.execute('update private.quota_uses set day = day - 2')
  expect((await one.take(caller)).isAllowed).toBe(true)
  expect(await stored()).toEqual([
    { scope: 'address', uses: 1 },
    { scope: 'device', uses: 1 },
    { scope: 'site', uses: 1 },
  ])
})

test('a use that is given back can be taken again', async () => {
  const one = quota({ device: 1 })
  const caller = { deviceId: DEVICE, address: ADDRESS }
  const taken = await one.take(caller)
  if (!taken.isAllowed) throw new Error('The first use should be allowed.')
  await one.giveBack(taken.use, 'whole')
  expect((await stored()).map(({ uses }) => uses)).toEqual([0, 0, 0])
  expect((await one.take(caller)).isAllowed).toBe(true)
})

test('a use that is given back in part counts for address and site', async () => {
  const one = quota({ device: 1, address: 2 })
  const caller = { deviceId: DEVICE, address: ADDRESS }
  for (let call = 0; call < 2; call += 1) {
    const taken = await one.take(caller)
    if (!taken.isAllowed) throw new Error('Two uses should be allowed.')
    await one.giveBack(taken.use, 'device')
  }
  expect(await stored()).toEqual([
    { scope: 'address', uses: 2 },
    { scope: 'device', uses: 0 },
    { scope: 'site', uses: 2 },
  ])
  expect(await one.take(caller)).toMatchObject({ isAllowed: false, refusedBy: 'address' })
})

test.each(['address', 'site'] as const)('a refusal by %s charges no device', async (scope) => {
  const one = quota({ [scope]: 1 })
  await one.take({ deviceId: DEVICE, address: ADDRESS })
  const refused = await one.take({ deviceId: OTHER_DEVICE, address: ADDRESS })
  expect(refused).toMatchObject({ isAllowed: false, refusedBy: scope })
  expect((await stored()).map(({ uses }) => uses)).toEqual([1, 1, 1])
})

test('neither device nor address is stored as it came', async () => {
  await quota().take({ deviceId: DEVICE, address: ADDRESS })
  const rows = await backend.query('select * from private.quota_uses')
  expect(JSON.stringify(rows)).not.toMatch(/c0ffee|203\.0/)
})
