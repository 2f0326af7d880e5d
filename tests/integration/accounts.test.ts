import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAdmins } from '../../supabase/functions/manage-admins/admins.ts'
import { ACCOUNTS, type Backend, startBackend } from '../support/backend.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend?.stop())

test.each([
  ['admin', true],
  ['reader', false],
] as const)('the seeded %s signs in and reads their own flag', async (account, isAdmin) => {
  const client = await backend.signedInAs(account)
  const { data } = await client.auth.getUser()
  expect(data.user?.email).toBe(ACCOUNTS[account].email)
  const profile = await client.from('profiles').select('is_admin').eq('id', data.user?.id).single()
  expect(profile.data).toEqual({ is_admin: isAdmin })
})

test('a wrong password is refused', async () => {
  const { error } = await backend.anon().auth.signInWithPassword({ ...ACCOUNTS.admin, password: 'promptory-reader' })
  expect(error?.code).toBe('invalid_credentials')
})

test('nobody signs up', async () => {
  const { data, error } = await backend.anon().auth.signUp({ email: 'new@promptory.test', password: 'long enough 1' })
  expect(error?.code).toBe('not_found')
  expect(data.user).toBeNull()
})

test('a reader sees no profile but their own, a visitor none', async () => {
  const reader = await backend.signedInAs('reader')
  expect((await reader.from('profiles').select('is_admin')).data).toEqual([{ is_admin: false }])
  expect((await backend.anon().from('profiles').select('id')).data ?? []).toEqual([])
})

test('a reader cannot make themselves an admin', async () => {
  const reader = await backend.signedInAs('reader')
  const id = (await reader.auth.getUser()).data.user?.id
  await reader.from('profiles').update({ is_admin: true }).eq('id', id)
  await reader.from('profiles').upsert({ id, is_admin: true })
  await reader.from('profiles').delete().eq('id', id)
  const stored = await backend.service.from('profiles').select('is_admin').eq('id', id)
  expect(stored.data).toEqual([{ is_admin: false }])
})

test('an invitation lifts a confirmed account, and none that was never confirmed', async () => {
  const { email } = ACCOUNTS.reader
  const admins = createAdmins(backend.service)
  const isAdmin = async () => (await admins.list()).some((admin) => admin.email === email)
  await backend.execute(`update auth.users set email_confirmed_at = null where email = '${email}'`)
  await expect(admins.invite(email)).rejects.toMatchObject({ code: 'invalid_request', detail: 'account_not_confirmed' })
  expect(await isAdmin()).toBe(false)
  // Together with a password: one from before the proof would be worth nothing.
  await backend.execute(
    `update auth.users set email_confirmed_at = now(), encrypted_password = 'hash' where email = '${email}'`,
  )
  expect(await admins.invite(email)).toBeNull()
  expect(await isAdmin()).toBe(true)
  await backend.execute(
    `update public.profiles set is_admin = false where id in (select id from auth.users where email = '${email}')`,
  )
})

test('an invitation of somebody without an account says what to do, as the embedded backend makes none', async () => {
  await expect(createAdmins(backend.service).invite('nobody@promptory.test')).rejects.toMatchObject({
    code: 'invalid_request',
    detail: 'no_admin_api',
    message: expect.stringContaining('npm run make-admin'),
  })
})
