import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type TestDatabase } from './support/database.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db?.drop())

/** An account as the auth service makes it, so long ago. */
async function account({ password = 'hash', confirmed = false, ago = '1 minute' } = {}): Promise<string> {
  const id = randomUUID()
  await db.authService`insert into auth.users (id, email, encrypted_password, email_confirmed_at, created_at)
    values (${id}, ${`${id}@promptory.test`}, ${password}, ${confirmed ? new Date() : null}, now() - ${ago}::interval)`
  return id
}
const passwordOf = async (id: string) =>
  (await db.owner`select encrypted_password as hash from auth.users where id = ${id}`)[0]?.hash

test('a password set before the address was proved is worth nothing afterwards', async () => {
  const id = await account()
  await db.authService`update auth.users set last_sign_in_at = null where id = ${id}`
  expect(await passwordOf(id)).toBe('hash')
  await db.authService`update auth.users set email_confirmed_at = now() where id = ${id}`
  expect(await passwordOf(id)).toBe('')
})

test('one that comes with the proof, or after it, stands', async () => {
  const taken = await account()
  await db.authService`update auth.users set email_confirmed_at = now(), encrypted_password = 'new' where id = ${taken}`
  expect(await passwordOf(taken)).toBe('new')
  const later = await account()
  await db.authService`update auth.users set email_confirmed_at = now() where id = ${later}`
  await db.authService`update auth.users set encrypted_password = 'new' where id = ${later}`
  await db.authService`update auth.users set email_confirmed_at = now() where id = ${later}`
  expect(await passwordOf(later)).toBe('new')
})

test('an account that is confirmed as it is made keeps its password', async () => {
  const id = await account({ ago: '0' })
  await db.authService`update auth.users set email_confirmed_at = now() where id = ${id}`
  expect(await passwordOf(id)).toBe('hash')
})

test('an address that was never proved is forgotten after a week, and nobody else is', async () => {
  const old = await account({ ago: '8 days' })
  const invited = await account({ ago: '8 days' })
  const others = [await account({ ago: '6 days' }), await account({ ago: '400 days', confirmed: true }), invited]
  // A hosted project's column.
  await db.authService.unsafe('alter table auth.users add column if not exists invited_at timestamptz')
  await db.authService`update auth.users set invited_at = now() where id = ${invited}`
  await db.owner`select private.purge_unproven_accounts()`
  const left = (await db.owner`select id from auth.users`).map(({ id }) => id)
  expect(left).not.toContain(old)
  expect(left).toEqual(expect.arrayContaining(others))
})

test('the log of the auth service forgets an account with it, and everything after thirty days', async () => {
  const [gone, staying] = [await account({ confirmed: true }), await account({ confirmed: true })]
  const email = async (id: string) => (await db.owner`select email from auth.users where id = ${id}`)[0]?.email
  const addresses = [await email(gone), await email(staying)]
  for (const [n, id] of [gone, staying].entries())
    for (const payload of [
      { actor_id: id, actor_username: 'x' },
      { traits: { user_email: String(addresses[n]).toUpperCase() } },
    ])
      await db.authService`insert into auth.audit_log_entries (id, payload) values (gen_random_uuid(), ${db.authService.json(payload)})`
  const entries = async () => (await db.owner`select payload from auth.audit_log_entries`).map(({ payload }) => payload)
  await db.owner`delete from auth.users where id = ${gone}`
  expect(await entries()).toEqual([
    { actor_id: staying, actor_username: 'x' },
    { traits: { user_email: String(addresses[1]).toUpperCase() } },
  ])
  await db.authService`update auth.audit_log_entries set created_at = now() - interval '31 days' where payload ->> 'actor_id' = ${staying}`
  await db.owner`select private.purge_unproven_accounts()`
  expect(await entries()).toHaveLength(1)
})
