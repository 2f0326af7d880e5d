import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createCors } from '../../supabase/functions/_shared/cors.ts'
import { createPaymentAccounts } from '../../supabase/functions/_shared/payment-accounts.ts'
import { readPayments } from '../../supabase/functions/_shared/stripe.ts'
import {
  type FakeStripe,
  type FakeSubscription,
  paidSubscription,
  startFakeStripe,
  stripeEvent,
} from '../../supabase/functions/_shared/testing/fake-stripe.ts'
import { createHandler } from '../../supabase/functions/stripe-webhook/handler.ts'
import { type Backend, startBackend } from '../support/backend.ts'

const READER_ID = 'a0000000-0000-4000-8000-000000000002'
const SUB = 'sub_of_the_reader'

let backend: Backend
let stripe: FakeStripe
let handler: (request: Request) => Promise<Response>
beforeAll(async () => {
  backend = await startBackend()
  stripe = await startFakeStripe()
  handler = createHandler({
    cors: createCors([]),
    log: () => undefined,
    payments: readPayments((name) => stripe.environment[name]),
    accounts: createPaymentAccounts(backend.service),
  })
})
afterAll(async () => {
  await stripe?.stop()
  await backend?.stop()
})
beforeEach(async () => {
  await backend.execute(`truncate public.subscriptions, private.stripe_events, private.stripe_customers;
    insert into private.stripe_customers values ('${READER_ID}', 'cus_of_the_test')`)
  stripe.subscriptions.clear()
  stripe.refunded.length = 0
  stripe.beforeTelling = () => Promise.resolve()
  stands({})
})

const stands = (more: Partial<FakeSubscription>) => stripe.subscriptions.set(SUB, paidSubscription(READER_ID, more))

/** Has an event delivered, and says how it was answered. */
const deliver = async (options: Parameters<typeof stripeEvent>[1] = {}) =>
  (await handler(await stripeEvent(SUB, options))).status

async function isPro(): Promise<boolean> {
  const reader = await backend.signedInAs('reader')
  return (await reader.rpc('is_pro')).data
}

test('who pays has Pro, who cancels has it until the end of the period, and then no more', async () => {
  expect(await isPro()).toBe(false)
  expect([await deliver({ type: 'checkout.session.completed', object: { subscription: SUB } }), await isPro()]).toEqual(
    [200, true],
  )
  stands({ cancelAtPeriodEnd: true })
  await deliver()
  const reader = await backend.signedInAs('reader')
  const { data } = await reader.from('subscriptions').select('source,status,ends_with_period,current_period_end')
  expect(data).toMatchObject([{ source: 'stripe', status: 'active', ends_with_period: true }])
  expect(await isPro()).toBe(true)
  stands({ status: 'canceled' })
  expect([await deliver({ type: 'customer.subscription.deleted' }), await isPro()]).toEqual([200, false])
})

test('events in the wrong order, replayed and three days late leave what Stripe says', async () => {
  const now = Math.floor(Date.now() / 1000)
  const [first, second] = [
    { id: 'evt_first', created: now - 3 * 86_400 },
    { id: 'evt_second', created: now },
  ]
  stands({ status: 'canceled' })
  for (const event of [second, first, second, first]) expect(await deliver(event)).toBe(200)
  expect(await isPro()).toBe(false)
  expect(await backend.query('select id from private.stripe_events order by id')).toEqual([
    { id: 'evt_first' },
    { id: 'evt_second' },
  ])
})

test('of two events at once, what Stripe was asked later stands, whichever is written last', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  // The first event's answer of Stripe is under way while the second is asked for, told and written.
  const early = paidSubscription(READER_ID)
  let asked = 0
  const bothAsked = new Promise<void>((resolve) => {
    stripe.beforeTelling = async (id) => {
      asked += 1
      if (asked > 1) return
      resolve()
      await held
      stripe.subscriptions.set(id, early)
    }
  })
  const slow = deliver({ id: 'evt_slow' })
  await bothAsked
  stands({ status: 'canceled' })
  expect(await deliver({ id: 'evt_fast' })).toBe(200)
  release()
  expect([await slow, await isPro()]).toEqual([200, false])
})

test('one event twenty times at once is taken once', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => deliver({ id: 'evt_one' })))
  expect(new Set(answers)).toEqual(new Set([200]))
  expect(await backend.query('select id from private.stripe_events')).toEqual([{ id: 'evt_one' }])
  expect(await isPro()).toBe(true)
})

test.each(['1', '2', '12', '21', '1122', '2211', '1221', '2112', '1-2', '2-1'])(
  'of two that are paid one stays, is known, and is paid once: events %s, each replayed; at once where there is a dash',
  async (order) => {
    const now = Math.floor(Date.now() / 1000)
    const second = `sub_second_${order.replace('-', '_')}`
    stands({ created: now - 60 })
    stripe.subscriptions.set(second, paidSubscription(READER_ID, { created: now }))
    const send = async (which: string) =>
      handler(await stripeEvent(which === '1' ? SUB : second, { id: `evt_${which}` }))
    for (const group of order.includes('-') ? [[...order.replace('-', '')]] : [...order].map((one) => [one])) {
      const answers = await Promise.all(group.flatMap((which) => [send(which), send(which)]))
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    }
    const running = [...stripe.subscriptions].filter(([, { status }]) => status === 'active').map(([id]) => id)
    expect([running, new Set(stripe.refunded), await isPro()]).toEqual([[SUB], new Set([second]), true])
    expect(await backend.query('select stripe_subscription_id as id, status from public.subscriptions')).toEqual([
      { id: SUB, status: 'active' },
    ])
  },
)

test('a subscription whose customer is not the account’s gives nobody Pro', async () => {
  stands({ customer: 'cus_of_somebody_else' })
  expect([await deliver(), await isPro()]).toEqual([200, false])
})

test('the end of a subscription is heard of after its customer was deleted at Stripe and replaced', async () => {
  await deliver()
  await backend.execute(`update private.stripe_customers set customer_id = 'cus_new'`)
  stands({ status: 'canceled' })
  stripe.gone.add('cus_of_the_test')
  expect([await deliver(), await isPro()]).toEqual([200, false])
  stripe.gone.clear()
})

test('a gap is closed by the next event', async () => {
  stripe.fails = 503
  expect(await deliver()).toBe(503)
  stripe.fails = null
  stands({ status: 'past_due' })
  expect([await deliver({ type: 'invoice.payment_failed', object: { subscription: SUB } }), await isPro()]).toEqual([
    200,
    true,
  ])
})

test('a forged event changes nothing', async () => {
  expect([await deliver({ secret: 'whsec_of_somebody_else' }), await isPro()]).toEqual([400, false])
  expect(await backend.query('select id from private.stripe_events')).toEqual([])
})

test('a deleted account is charged no more', async () => {
  stripe.subscriptions.set(SUB, paidSubscription('d0000000-0000-4000-8000-00000000dead'))
  expect(await deliver({ type: 'invoice.upcoming', object: { subscription: SUB } })).toBe(200)
  expect(stripe.subscriptions.get(SUB)?.status).toBe('canceled')
})
