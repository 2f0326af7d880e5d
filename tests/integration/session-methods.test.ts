import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, startBackend } from '../support/backend.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend?.stop())

async function claimsOf(client: SupabaseClient) {
  const token = (await client.auth.getSession()).data.session?.access_token ?? ''
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}

const PASSWORD = [{ method: 'password', timestamp: expect.any(Number) }]

test('a token says that its session was made by a password, also once it was renewed', async () => {
  const admin = await backend.signedInAs('admin')
  expect(await claimsOf(admin)).toMatchObject({ aal: 'aal1', amr: PASSWORD })
  const { data, error } = await admin.auth.refreshSession()
  expect(error).toBeNull()
  expect(data.session?.refresh_token).toBeTruthy()
  expect(await claimsOf(admin)).toMatchObject({ aal: 'aal1', amr: PASSWORD })
  expect((await admin.rpc('is_admin')).data).toBe(true)
  expect((await admin.auth.getUser()).error).toBeNull()
})

test('where nothing is known of how a session was made, renewing it makes no admin of it', async () => {
  const admin = await backend.signedInAs('admin')
  await backend.execute('set role none; delete from auth.mfa_amr_claims; reset role')
  await admin.auth.refreshSession()
  expect(await claimsOf(admin)).toMatchObject({ amr: [] })
  expect((await admin.rpc('is_admin')).data).toBe(false)
})

test('a wrong password is answered as before', async () => {
  const { error } = await backend.anon().auth.signInWithPassword({ email: 'admin@promptory.test', password: 'no' })
  expect([error?.status, error?.code]).toEqual([400, 'invalid_credentials'])
})
