import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  ADMIN,
  type Caller,
  newAccount,
  openDatabase,
  outcome,
  type TestDatabase,
  VISITOR,
} from './support/database.ts'

const CHECK = '23514'
const DENIED = '42501'

let db: TestDatabase
let owner: Caller & { readonly userId: string }
beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db?.drop())
beforeEach(async () => {
  owner = await newAccount(db)
})

const isPro = async (caller: Caller = owner) =>
  (await db.as(caller, (sql) => sql`select public.is_pro() as is_pro`))[0]?.is_pro

/** Stripe's name for a thing of the owner's. */
const named = (prefix: string) => `${prefix}_${owner.userId.replaceAll('-', '')}`

/** A subscription of Stripe's that ends so many hours from now. */
const paid = (status: string, hours: number, endsWithPeriod = false) =>
  db.owner`insert into public.subscriptions
      (owner, source, status, current_period_end, ends_with_period, stripe_customer_id, stripe_subscription_id)
    values (${owner.userId}, 'stripe', ${status}, now() + make_interval(hours => ${hours}), ${endsWithPeriod},
      ${named('cus')}, ${named('sub')})`

/** Pro that an admin has given. */
const given = (hours: number) =>
  db.owner`insert into public.subscriptions (owner, source, status, current_period_end, ends_with_period, note)
    values (${owner.userId}, 'given', 'active', now() + make_interval(hours => ${hours}), true, 'A friend.')`

describe('Pro', () => {
  test('is nobody’s without a subscription, whoever asks', async () => {
    expect(await isPro()).toBe(false)
    expect(await isPro(ADMIN)).toBe(false)
    expect(await outcome(() => db.as(VISITOR, (sql) => sql`select public.is_pro()`))).toBe(DENIED)
  })

  test.each([
    ['active', 1, true],
    ['trialing', 1, true],
    ['past_due', 1, true],
    ['canceled', 1, false],
    ['unpaid', 1, false],
    ['incomplete', 1, false],
    ['incomplete_expired', 1, false],
    ['paused', 1, false],
    // A renewal is told late.
    ['active', -71, true],
    ['active', -73, false],
    ['canceled', -1, false],
  ])('paid for, %s and with %i hours left: %s', async (status, hours, expected) => {
    await paid(status, hours)
    expect(await isPro()).toBe(expected)
  })

  test('that is cancelled ends with its period, to the hour', async () => {
    await paid('active', 1, true)
    expect(await isPro()).toBe(true)
    await db.owner`update public.subscriptions set current_period_end = now() - interval '1 hour' where owner = ${owner.userId}`
    expect(await isPro()).toBe(false)
  })

  test('that was given ends on its day, and stands beside one that was paid for', async () => {
    await given(-1)
    expect(await isPro()).toBe(false)
    await paid('active', 1)
    expect(await isPro()).toBe(true)
  })

  test('is one account’s', async () => {
    await given(1)
    expect(await isPro()).toBe(true)
    expect(await isPro(await newAccount(db))).toBe(false)
  })

  test.each([
    ['a made-up session', (caller: Caller) => ({ ...caller, sessionId: randomUUID() })],
    ['no session', (caller: Caller) => ({ ...caller, sessionId: undefined })],
    ['another account’s session', (caller: Caller) => ({ ...caller, sessionId: ADMIN.sessionId })],
  ])('needs a session that lives: not with %s', async (_, changed) => {
    await given(1)
    expect(await isPro(changed(owner))).toBe(false)
  })

  test('goes with its account, and the token that is left reads nothing', async () => {
    await given(1)
    await db.owner`delete from auth.users where id = ${owner.userId}`
    expect(await db.owner`select 1 from public.subscriptions where owner = ${owner.userId}`).toEqual([])
    expect(await isPro()).toBe(false)
  })
})

describe('a subscription', () => {
  test('of Stripe has Stripe’s ids and no note; a given one has neither', async () => {
    for (const [source, customer, note] of [
      ['stripe', null, null],
      ['stripe', 'cus_1', 'Why'],
      ['given', 'cus_1', 'Why'],
    ]) {
      const add = db.owner`insert into public.subscriptions
          (owner, source, status, current_period_end, ends_with_period, stripe_customer_id, stripe_subscription_id, note)
        values (${owner.userId}, ${source ?? ''}, 'active', now(), true, ${customer ?? null}, ${customer ? 'sub_1' : null}, ${note ?? null})`
      expect(await outcome(() => add)).toBe(CHECK)
    }
  })

  test('is one account’s: another cannot have the same', async () => {
    await paid('active', 1)
    const other = await newAccount(db)
    const again = db.owner`insert into public.subscriptions
        (owner, source, status, current_period_end, stripe_customer_id, stripe_subscription_id)
      values (${other.userId}, 'stripe', 'active', now(), 'cus_other', ${named('sub')})`
    expect(await outcome(() => again)).toBe('23505')
  })
})
