import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  ADMIN,
  type Caller,
  newAccount,
  openDatabase,
  outcome,
  SERVICE,
  type TestDatabase,
  waitLonger,
} from './support/database.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openDatabase()
  await waitLonger(db, 'private.delete_own_account', 'private.delete_account')
})
afterAll(() => db?.drop())

/** The code of the error, or `done`. */
const leave = (caller: Caller) =>
  db
    .as(caller, (sql) => sql`select public.delete_own_account()`)
    .then(
      () => 'done',
      (error: { code?: string }) => error.code,
    )
const isThere = async ({ userId }: { userId: string }) =>
  (await db.owner`select from auth.users where id = ${userId}`).length === 1

test('an account deletes itself with all that it keeps, and nobody else', async () => {
  const [leaving, staying] = [await newAccount(db), await newAccount(db)]
  for (const caller of [leaving, staying])
    await db.as(
      caller,
      (sql) =>
        sql`select public.keep_items('[{"kind":"sheet","key":"a","value":{"text":"x"},"seen":0,"changed_ago":0}]')`,
    )
  expect(await leave(leaving)).toBe('done')
  expect([await isThere(leaving), await isThere(staying)]).toEqual([false, true])
  const owners = await db.owner`select owner from public.kept_items union all select owner from public.kept_totals`
  expect([...new Set(owners.map(({ owner }) => owner))]).toEqual([staying.userId])
  const rest = await db.owner`select id from public.profiles where id = ${leaving.userId}`
  expect(rest).toHaveLength(0)
  // Its token says what it said before.
  expect(await leave(leaving)).toBe('42501')
})

test('a session that has ended deletes nothing', async () => {
  const account = await newAccount(db)
  await db.authService`delete from auth.sessions where id = ${String(account.sessionId)}`
  expect(await leave(account)).toBe('42501')
  expect(await isThere(account)).toBe(true)
})

test('an admin stays, and so does a subscription that is running', async () => {
  const [admin, payer] = [await newAccount(db), await newAccount(db)]
  await db.owner`update public.profiles set is_admin = true where id = ${admin.userId}`
  const pay = (endsWithPeriod: boolean) => db.owner`
    insert into public.subscriptions (owner, source, status, current_period_end, ends_with_period, stripe_customer_id, stripe_subscription_id)
    values (${payer.userId}, 'stripe', 'active', now() + interval '1 month', ${endsWithPeriod}, 'cus_1', 'sub_1')
    on conflict (owner, source) do update set ends_with_period = excluded.ends_with_period`
  await pay(false)
  expect([await leave(admin), await leave(payer)]).toEqual(['55006', '55006'])
  expect([await isThere(admin), await isThere(payer)]).toEqual([true, true])
  await pay(true)
  expect(await leave(payer)).toBe('done')
})

test.each([
  ['by its owner', 'select public.delete_own_account()'],
  ['by an admin', 'select public.admin_delete_account($1, $2)'],
])('an account whose first payment is being settled is not deleted meanwhile, %s', async (who, statement) => {
  const account = await newAccount(db)
  const ids = who === 'by an admin' ? [account.userId, `${account.userId}@promptory.test`] : []
  const name = account.userId.replaceAll('-', '')
  await db.owner`insert into private.stripe_customers values (${account.userId}, ${`cus_${name}`})`
  let leaving: Promise<number | string> | undefined
  await db.as(SERVICE, async (sql) => {
    await sql`select public.settle_subscription(${`evt_${name}`}, now(), ${account.userId}, ${`cus_${name}`},
      ${`sub_${name}`}, 'active', now() + interval '1 month', false)`
    leaving = outcome(() => db.as(ids.length > 0 ? ADMIN : account, (other) => other.unsafe(statement, ids)))
    // It waits for the payment.
    await expect
      .poll(
        () => db.owner`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        { timeout: 20_000 },
      )
      .toHaveLength(1)
  })
  expect(await leaving).toBe('55006')
  expect(await isThere(account)).toBe(true)
})
