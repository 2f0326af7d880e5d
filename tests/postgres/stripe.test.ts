import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  ADMIN,
  type Caller,
  newAccount,
  openDatabase,
  outcome,
  SERVICE,
  type TestDatabase,
  VISITOR,
} from './support/database.ts'

const DENIED = '42501'
const IN_A_MONTH = new Date(Date.now() + 30 * 86_400_000)

let db: TestDatabase
let account: Caller & { readonly userId: string }
let subscription: string
let customer: string
beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => db?.drop())
beforeEach(async () => {
  account = await newAccount(db)
  subscription = `sub_${account.userId.replaceAll('-', '')}`
  customer = `cus_${account.userId.replaceAll('-', '')}`
  await db.owner`insert into private.stripe_customers values (${account.userId}, ${customer})`
})

const newEvent = () => `evt_${randomUUID().replaceAll('-', '')}`

async function open(event: string): Promise<string | null> {
  // As text: a Date has no microseconds.
  const [row] = await db.as(SERVICE, (sql) => sql`select public.open_stripe_event(${event})::text as asked_at`)
  return row?.asked_at
}

interface State {
  readonly status?: string
  readonly periodEnd?: Date
  readonly ends?: boolean
  readonly subscription?: string
  readonly account?: string
  readonly customer?: string
}

async function settle(event: string, askedAt: string | null, state: State = {}): Promise<string> {
  const { status = 'active', periodEnd = IN_A_MONTH, ends = false } = state
  const [row] = await db.as(
    SERVICE,
    (sql) => sql`select public.settle_subscription(${event}, ${askedAt}, ${state.account ?? account.userId},
      ${state.customer ?? customer}, ${state.subscription ?? subscription}, ${status}, ${periodEnd}, ${ends}) as what`,
  )
  return row?.what
}

/** An event as the function takes it: asked for first, then settled. */
async function take(state: State = {}, event = newEvent()): Promise<string> {
  return settle(event, await open(event), state)
}

const isPro = async () => (await db.as(account, (sql) => sql`select public.is_pro() as answer`))[0]?.answer

const rows = () =>
  db.owner`select status, stripe_subscription_id as id, ends_with_period as ends from public.subscriptions where owner = ${account.userId}`

describe('what Stripe tells', () => {
  test('gives Pro, renews it and ends it', async () => {
    expect([await take({ status: 'incomplete' }), await isPro()]).toEqual(['kept', false])
    expect([await take(), await isPro()]).toEqual(['kept', true])
    expect([await take({ ends: true }), await isPro()]).toEqual(['kept', true])
    expect([await take({ status: 'canceled', ends: true }), await isPro()]).toEqual(['kept', false])
    expect(await rows()).toEqual([{ status: 'canceled', id: subscription, ends: true }])
  })

  test('is taken once, however often it comes', async () => {
    const event = newEvent()
    expect(await take({}, event)).toBe('kept')
    expect(await open(event)).toBeNull()
    expect(await settle(event, '2099-01-01', { status: 'canceled' })).toBe('taken')
    expect(await isPro()).toBe(true)
  })

  test('is taken once, twenty times at once', async () => {
    const event = newEvent()
    const askedAt = await open(event)
    const answers = await Promise.all(Array.from({ length: 20 }, () => settle(event, askedAt)))
    expect(answers.toSorted()).toEqual(['kept', ...Array.from({ length: 19 }, () => 'taken')])
  })

  test('is ordered by the time at which Stripe was asked', async () => {
    const [slow, fast] = [newEvent(), newEvent()]
    const [before, after] = [await open(slow), await open(fast)]
    expect(await settle(fast, after, { status: 'canceled' })).toBe('kept')
    expect(await settle(slow, before)).toBe('older')
    expect(await isPro()).toBe(false)
  })

  test('is followed to another subscription, unless Stripe was asked about that earlier', async () => {
    const second = `${subscription}2`
    const [slow, early] = [newEvent(), await open(newEvent())]
    await take({ subscription: second })
    expect(await settle(slow, early)).toBe('older')
    expect(await rows()).toEqual([{ status: 'active', id: second, ends: false }])
  })

  test('of a customer who is not the account’s is written nowhere, but for the end of what stands', async () => {
    expect(await take({ customer: 'cus_other' })).toBe('other')
    await take()
    expect(await take({ customer: 'cus_other', subscription: `${subscription}2` })).toBe('other')
    expect(await take({ customer: 'cus_other', status: 'canceled' })).toBe('kept')
    expect(await rows()).toEqual([{ status: 'canceled', id: subscription, ends: false }])
  })

  test('of a deleted account is written nowhere, and can come again', async () => {
    await take()
    await db.owner`delete from auth.users where id = ${account.userId}`
    const event = newEvent()
    expect(await take({}, event)).toBe('no-account')
    expect([await rows(), await open(event)]).toEqual([[], expect.any(String)])
  })

  test('is forgotten after ninety days, the newest is not', async () => {
    const [old, recent] = [newEvent(), newEvent()]
    await db.owner`insert into private.stripe_events values (${old}, now() - interval '91 days'), (${recent}, now() - interval '89 days')`
    await take()
    expect([await open(old), await open(recent)]).toEqual([expect.any(String), null])
  })

  test('stands beside what an admin has given', async () => {
    await db.as(ADMIN, (sql) => sql`select public.admin_give_pro(${account.userId}, ${IN_A_MONTH}, 'A friend.')`)
    await take({ status: 'canceled' })
    expect([await isPro(), (await rows()).length]).toEqual([true, 2])
  })
})

describe('a customer', () => {
  const keep = async (kept: string, gone: string | null = null, id = account.userId) =>
    (await db.as(SERVICE, (sql) => sql`select public.keep_stripe_customer(${id}, ${kept}, ${gone}) as stands`))[0]
      ?.stands
  const known = async () =>
    (await db.as(SERVICE, (sql) => sql`select public.stripe_customer(${account.userId}) as stands`))[0]?.stands

  test('is kept once, replaced where it is gone, goes with the account, and is nobody else’s', async () => {
    expect([await keep('cus_second'), await keep('cus_second', 'cus_third'), await known()]).toEqual(
      Array(3).fill(customer),
    )
    const other = await newAccount(db)
    expect(await outcome(() => keep(customer, null, other.userId))).toBe('23505')
    expect([await keep(`${customer}2`, customer), await keep(`${customer}3`, customer)]).toEqual(
      Array(2).fill(`${customer}2`),
    )
    await db.owner`delete from auth.users where id = ${account.userId}`
    expect(await known()).toBeNull()
  })
})

describe.each([
  `public.open_stripe_event('evt_1')`,
  `public.settle_subscription('evt_1', now(), null, 'cus_1', 'sub_1', 'active', now(), false)`,
  `public.stripe_customer(null)`,
  `public.keep_stripe_customer(null, 'cus_1')`,
])('%s', (call) => {
  test('is refused to everybody but functions', async () => {
    for (const caller of [VISITOR, account, ADMIN])
      expect(await outcome(() => db.as(caller, (sql) => sql.unsafe(`select ${call}`)))).toBe(DENIED)
    expect(await outcome(() => db.as(SERVICE, (sql) => sql.unsafe(`select ${call}`)))).not.toBe(DENIED)
  })
})

test.each(['stripe_events', 'stripe_customers'])('private.%s is closed to everybody', async (table) => {
  for (const caller of [VISITOR, account, ADMIN, SERVICE]) {
    for (const statement of [
      `select * from private.${table}`,
      `delete from private.${table}`,
      `insert into private.${table} default values`,
    ])
      expect(await outcome(() => db.as(caller, (sql) => sql.unsafe(statement)))).toBe(DENIED)
  }
})
