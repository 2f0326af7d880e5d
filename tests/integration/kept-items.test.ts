import { keepItemsAnswer, keptItem, keptTotals } from '@contracts/keep-items.ts'
import { KEPT_KINDS } from '@contracts/kept-items.ts'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { DEVICE_STORAGE } from '@/content/pages/static/device-storage'
import { type Backend, startBackend } from '../support/backend.ts'

let backend: Backend
let reader: SupabaseClient
beforeAll(async () => {
  backend = await startBackend()
  reader = await backend.signedInAs('reader')
})
afterAll(() => backend?.stop())

const COLUMNS = 'kind,key,value,revision,changed_at'
const keep = (client: SupabaseClient, ...p_items: object[]) => client.rpc('keep_items', { p_items })
const change = { kind: 'sheet', key: 'one', value: { text: 'Ünïcode 😀' }, seen: 0, changed_ago: 250.5 }

test('everything that is sent is on the page that lists what is stored', () => {
  const listed = DEVICE_STORAGE.map(({ key }) => key)
  for (const { deviceKey } of Object.values(KEPT_KINDS)) expect(listed).toContain(deviceKey)
})

test('one device keeps, the other reads what is news, as the contracts say', async () => {
  const answers = [await keep(reader, change), await keep(reader, { ...change, value: 'unseen' })]
  expect(answers.map(({ error }) => error)).toEqual([null, null])
  expect(answers.flatMap(({ data }) => keepItemsAnswer.parse(data))).toMatchObject([
    { outcome: 'kept', revision: 1, other: null },
    { outcome: 'conflict', revision: 1, other: { value: change.value, revision: 1 } },
  ])
  const other = await backend.signedInAs('reader')
  const totals = await other.from('kept_totals').select('revision,items,bytes,forgotten_revision').maybeSingle()
  expect(keptTotals.parse(totals.data)).toMatchObject({ revision: 1, items: 1, forgotten_revision: 0 })
  const news = await other.from('kept_items').select(COLUMNS).gt('revision', 0).order('revision').limit(500)
  expect(z.array(keptItem).parse(news.data)).toMatchObject([{ kind: 'sheet', key: 'one', value: change.value }])
})

test('others see nothing of it, not by counting either', async () => {
  const admin = await backend.signedInAs('admin')
  for (const client of [admin, backend.anon(), backend.service]) {
    const { data } = await client.from('kept_items').select(COLUMNS)
    const { count } = await client.from('kept_items').select('*', { count: 'exact', head: true })
    expect([data ?? [], count ?? 0]).toEqual([[], 0])
  }
})

test('a client can tell a missing right from a malformed call', async () => {
  for (const client of [backend.anon(), backend.service]) {
    const { error } = await keep(client, change)
    expect(error?.code).toBe('42501')
  }
  expect((await reader.rpc('keep_items', { p_items: {} })).error?.code).toBe('22023')
})

test('a session that was signed out, and an account that is deleted, get nothing', async () => {
  for (const end of [
    (client: SupabaseClient) => client.auth.signOut({ scope: 'global' }),
    () => backend.execute(`delete from auth.users where email = 'reader@promptory.test'`),
  ]) {
    const client = await backend.signedInAs('reader')
    const token = (await client.auth.getSession()).data.session?.access_token ?? ''
    await end(client)
    const headers = { apikey: backend.publishableKey, authorization: `Bearer ${token}` }
    const read = await backend.fetch(`${backend.address}/rest/v1/kept_items?select=key`, { headers })
    expect(read.ok ? await read.json() : []).toEqual([])
    const write = await backend.fetch(`${backend.address}/rest/v1/rpc/keep_items`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ p_items: [change] }),
    })
    expect(write.status).toBeGreaterThanOrEqual(400)
    expect(write.status).toBeLessThan(500)
  }
})
