import { EMAIL_LIST_HOURLY_LIMIT } from '@contracts/limits.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createCors } from '../../supabase/functions/_shared/cors.ts'
import { createEmailLists } from '../../supabase/functions/_shared/email-lists.ts'
import { createPseudonyms } from '../../supabase/functions/_shared/pseudonyms.ts'
import { createHandler } from '../../supabase/functions/join-email-list/handler.ts'
import { type Backend, startBackend } from '../support/backend.ts'
import { clearOfTheHour } from '../support/clock.ts'

let backend: Backend
let handler: (request: Request) => Promise<Response>
beforeAll(async () => {
  backend = await startBackend()
  const pseudonyms = createPseudonyms({ quotaSecret: null, databaseKey: backend.secretKey })
  handler = createHandler({
    cors: createCors([]),
    log: () => undefined,
    lists: createEmailLists({ client: backend.service, pseudonyms, timeoutMs: 20_000 }),
    clientAddressHeader: 'cf-connecting-ip',
  })
})
afterAll(() => backend?.stop())
beforeEach(clearOfTheHour)

const leave = async (email: string, address: string) => {
  const headers = { 'content-type': 'application/json', 'cf-connecting-ip': address }
  const body = JSON.stringify({ list: 'newsletter', email })
  return handler(new Request('http://localhost/join-email-list', { method: 'POST', headers, body }))
}

test('one caller’s junk ends after ten addresses, and others still get onto the list', async () => {
  for (let n = 0; n < EMAIL_LIST_HOURLY_LIMIT; n++)
    expect((await leave(`j${n}@example.org`, '203.0.113.7')).status).toBe(200)
  const refused = await leave('more@example.org', '203.0.113.7')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(3600)
  expect((await refused.json()).error.message).toMatch(/due at \d\d:00 UTC, in /)
  for (const email of ['Ana@Example.org', 'ana@example.org'])
    expect((await leave(email, '203.0.113.8')).status).toBe(200)
  const stored = await backend.query<{ email: string }>('select email from private.email_signups order by created_at')
  expect(stored).toHaveLength(EMAIL_LIST_HOURLY_LIMIT + 1)
  expect(stored.at(-1)?.email).toBe('ana@example.org')
  expect(JSON.stringify(await backend.query('select * from private.quota_uses'))).not.toMatch(/203\.0|example/)
})

test('there is no other way in', async () => {
  const clients = [backend.anon(), await backend.signedInAs('reader'), await backend.signedInAs('admin')]
  for (const client of clients) {
    const table = client.from('email_signups')
    expect((await table.insert({ list: 'pro', email: 'b@example.org' })).error?.code).toBe('42501')
    const args = { p_list: 'pro', p_email: 'b@example.org', p_day: '2026-11-23', p_address: 'x', p_network: null }
    const limits = { p_hour_limit: 9, p_day_limit: 9, p_network_limit: 9, p_site_limit: 9 }
    expect((await client.rpc('join_email_list', { ...args, ...limits })).error?.code).toBe('42501')
  }
  expect(await backend.query("select from private.email_signups where list = 'pro'")).toHaveLength(0)
})
