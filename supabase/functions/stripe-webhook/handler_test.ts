import assert from 'node:assert/strict'
import { createCors } from '../_shared/cors.ts'
import { createLog } from '../_shared/log.ts'
import type { PaymentAccounts, Settled, SubscriptionState } from '../_shared/payment-accounts.ts'
import { paymentsUnavailable, readPayments } from '../_shared/stripe.ts'
import { type FakeStripe, paidSubscription, startFakeStripe, stripeEvent } from '../_shared/testing/fake-stripe.ts'
import { assertError, ORIGIN } from '../_shared/testing/metered-function.ts'
import { createHandler } from './handler.ts'

const ACCOUNT = 'c0ffee00-0000-4000-8000-00000000000a'
const SUB = 'sub_one'

/** What the database takes, in memory. */
function fakeAccounts(result: Settled = 'kept') {
  const settled: { event: string; state: SubscriptionState }[] = []
  const fake = { settled, isBroken: false, accounts: {} as PaymentAccounts }
  fake.accounts = {
    customerOf: () => Promise.resolve(null),
    keepCustomer: (_, customer) => Promise.resolve(customer),
    openEvent: (event) => Promise.resolve(settled.some((one) => one.event === event) ? null : '2026-11-26T10:00:00Z'),
    settle(event, _, state) {
      if (fake.isBroken) return Promise.reject(paymentsUnavailable('database_unreachable'))
      if (settled.some((one) => one.event === event)) return Promise.resolve('taken')
      if (result !== 'no-account') settled.push({ event, state })
      return Promise.resolve(result)
    },
  }
  return fake
}

function withStripe(test: (parts: ReturnType<typeof testFunction>) => Promise<unknown>, result?: Settled) {
  return async () => {
    const stripe = await startFakeStripe()
    try {
      await test(testFunction(stripe, result))
    } finally {
      await stripe.stop()
    }
  }
}

function testFunction(stripe: FakeStripe, result?: Settled) {
  const lines: string[] = []
  const database = fakeAccounts(result)
  const handler = createHandler({
    cors: createCors([ORIGIN]),
    log: createLog((line) => lines.push(line)),
    payments: readPayments((name) => stripe.environment[name]),
    accounts: database.accounts,
  })
  stripe.subscriptions.set(SUB, paidSubscription(ACCOUNT))
  return { stripe, handler, database, lines, settled: database.settled }
}

Deno.test(
  'asks Stripe how the subscription stands, whatever the event says',
  withStripe(async ({ stripe, handler, settled }) => {
    const { periodEnd } = stripe.subscriptions.get(SUB) ?? assert.fail('no subscription')
    const lie = { id: SUB, status: 'canceled', metadata: { account: 'somebody else' }, customer: 'cus_other' }
    const response = await handler(await stripeEvent(SUB, { object: lie, id: 'evt_1' }))
    assert.deepEqual([response.status, await response.json()], [200, { received: true }])
    assert.deepEqual(settled, [
      {
        event: 'evt_1',
        state: {
          account: ACCOUNT,
          customer: 'cus_of_the_test',
          subscription: SUB,
          status: 'active',
          periodEnd: new Date(periodEnd * 1000),
          endsWithPeriod: false,
        },
      },
    ])
  }),
)

Deno.test(
  'tells a subscription that is cancelled for the end of its period',
  withStripe(async ({ stripe, handler, settled }) => {
    stripe.subscriptions.set(SUB, paidSubscription(ACCOUNT, { cancelAtPeriodEnd: true }))
    await handler(await stripeEvent(SUB))
    assert.equal(settled[0]?.state.endsWithPeriod, true)
  }),
)

for (const [type, object] of [
  ['checkout.session.completed', { id: 'cs_1', subscription: SUB }],
  ['invoice.paid', { id: 'in_1', subscription: SUB }],
  ['invoice.upcoming', { parent: { subscription_details: { subscription: SUB } } }],
] as const) {
  Deno.test(
    `finds the subscription of ${type}`,
    withStripe(async ({ handler, settled }) => {
      await handler(await stripeEvent(SUB, { type, object }))
      assert.equal(settled[0]?.state.subscription, SUB)
    }),
  )
}

Deno.test(
  'an event about something else is answered, and Stripe is not asked',
  withStripe(async ({ stripe, handler, lines, settled }) => {
    for (const object of [
      { id: 'cus_1' },
      { subscription: null },
      { subscription: 5 },
      { subscription: '../customers' },
    ])
      assert.equal((await handler(await stripeEvent(SUB, { type: 'customer.updated', object }))).status, 200)
    assert.deepEqual([stripe.calls, settled], [[], []])
    assert.match(lines.join(), /ignored/)
  }),
)

const now = () => Math.floor(Date.now() / 1000)
const FORGED: [string, () => Promise<Request>][] = [
  ['another secret', () => stripeEvent(SUB, { secret: 'whsec_of_somebody_else' })],
  ['a signature of ten minutes ago', () => stripeEvent(SUB, { signedAt: now() - 600 })],
  ['no signature', async () => withHeaders(await stripeEvent(SUB), (headers) => headers.delete('stripe-signature'))],
  [
    'a signature without a time',
    async () => withHeaders(await stripeEvent(SUB), (headers) => headers.set('stripe-signature', 'v1=00')),
  ],
  [
    'a body that was written anew: the same event, with other spaces',
    async () => {
      const signed = await stripeEvent(SUB)
      const body = JSON.stringify(JSON.parse(await signed.clone().text()))
      return new Request(signed.url, { method: 'POST', headers: signed.headers, body })
    },
  ],
]

function withHeaders(request: Request, change: (headers: Headers) => void): Request {
  const headers = new Headers(request.headers)
  change(headers)
  return new Request(request, { headers })
}

for (const [name, request] of FORGED) {
  Deno.test(
    `with ${name}: 400, and nothing is done`,
    withStripe(async ({ stripe, handler, settled, lines }) => {
      await assertError(await handler(await request()), 'invalid_request')
      assert.deepEqual([stripe.calls, settled], [[], []])
      assert.match(lines.join(), /signature/)
    }),
  )
}

Deno.test(
  'an event that comes three days late counts, because it is signed anew',
  withStripe(async ({ handler, settled }) => {
    assert.equal((await handler(await stripeEvent(SUB, { created: now() - 3 * 86_400 }))).status, 200)
    assert.equal(settled.length, 1)
  }),
)

Deno.test(
  'an event that is replayed is taken once, one after the other and at once',
  withStripe(async ({ handler, settled, stripe, lines }) => {
    const event = await stripeEvent(SUB)
    for (let time = 0; time < 3; time += 1) assert.equal((await handler(event.clone())).status, 200)
    assert.equal(stripe.calls.filter(({ line }) => line === `GET /v1/subscriptions/${SUB}`).length, 1)
    const next = await stripeEvent(SUB)
    const answers = await Promise.all(Array.from({ length: 5 }, () => handler(next.clone())))
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200, 200, 200],
    )
    assert.equal(settled.length, 2)
    assert.match(lines.join(), /taken/)
  }),
)

for (const [name, breakIt] of [
  ['Stripe fails', (parts) => void (parts.stripe.fails = 500)],
  ['Stripe knows no such subscription', (parts) => parts.stripe.subscriptions.clear()],
  ['the database is down', (parts) => void (parts.database.isBroken = true)],
] as [string, (parts: ReturnType<typeof testFunction>) => void][]) {
  Deno.test(
    `where ${name} the event comes again, and counts then`,
    withStripe(async (parts) => {
      const event = await stripeEvent(SUB)
      breakIt(parts)
      await assertError(await parts.handler(event.clone()), 'service_unavailable')
      assert.deepEqual(parts.settled, [])
      parts.stripe.fails = null
      parts.database.isBroken = false
      parts.stripe.subscriptions.set(SUB, paidSubscription(ACCOUNT))
      assert.equal((await parts.handler(event)).status, 200)
      assert.equal(parts.settled.length, 1)
    }),
  )
}

Deno.test(
  'a subscription to something else of the same Stripe account is left alone',
  withStripe(async ({ stripe, handler, settled, lines }) => {
    for (const other of [
      paidSubscription(null),
      paidSubscription('not-an-id'),
      paidSubscription(ACCOUNT, { price: 'price_of_something_else' }),
    ]) {
      stripe.subscriptions.set(SUB, other)
      assert.equal((await handler(await stripeEvent(SUB))).status, 200)
    }
    assert.deepEqual([settled, stripe.subscriptions.get(SUB)?.status], [[], 'active'])
    assert.match(lines.join(), /not_ours/)
  }),
)

Deno.test(
  'who pays an earlier price has Pro all the same',
  withStripe(async ({ stripe, handler, settled }) => {
    stripe.subscriptions.set(SUB, paidSubscription(ACCOUNT, { price: 'price_of_last_year' }))
    assert.equal((await handler(await stripeEvent(SUB))).status, 200)
    assert.equal(settled[0]?.state.status, 'active')
  }),
)

for (const [name, first, second, kept] of [
  ['the older of two that are paid', { created: 1 }, { created: 2 }, SUB],
  [
    'the paid one, where the older waits for its payment',
    { created: 1, status: 'past_due' },
    { created: 2 },
    'sub_two',
  ],
  ['the one that runs, where the newer has ended', { created: 1 }, { created: 2, status: 'canceled' }, SUB],
  [
    'the newer of two that have ended',
    { created: 1, status: 'canceled' },
    { created: 2, status: 'canceled' },
    'sub_two',
  ],
] as const) {
  Deno.test(
    `of two subscriptions one stands: ${name}`,
    withStripe(async ({ stripe, handler, settled }) => {
      stripe.subscriptions.set(SUB, paidSubscription(ACCOUNT, first))
      stripe.subscriptions.set('sub_two', paidSubscription(ACCOUNT, second))
      // Neither is charged for by this account.
      stripe.subscriptions.set('sub_other', paidSubscription('c0ffee00-0000-4000-8000-00000000000b'))
      const other = { price: 'price_of_something_else', created: 0 }
      stripe.subscriptions.set('sub_thing', paidSubscription(ACCOUNT, other))
      for (const id of [SUB, 'sub_two']) await handler(await stripeEvent(id))
      assert.deepEqual(new Set(settled.map(({ state }) => state.subscription)), new Set([kept]))
      const isRunning = [...stripe.subscriptions.values()].filter(({ status }) => status !== 'canceled').length
      assert.equal(isRunning, second.status === 'canceled' && first.status === 'canceled' ? 2 : 3)
      const isPaidTwice = !first.status && !second.status
      assert.deepEqual(stripe.refunded, isPaidTwice ? ['sub_two'] : [])
    }),
  )
}

Deno.test(
  'a second subscription is ended and paid back also where the first try broke off',
  withStripe(async ({ stripe, handler, settled }) => {
    stripe.subscriptions.set('sub_two', paidSubscription(ACCOUNT, { created: 9e9 }))
    const event = await stripeEvent('sub_two')
    for (const broken of ['POST /v1/refunds', 'DELETE /v1/subscriptions/sub_two']) {
      stripe.failsAt = broken
      await assertError(await handler(event.clone()), 'service_unavailable')
      assert.deepEqual(settled, [])
    }
    stripe.failsAt = null
    assert.equal((await handler(event)).status, 200)
    assert.deepEqual([stripe.refunded, stripe.subscriptions.get('sub_two')?.status], [['sub_two'], 'canceled'])
    assert.deepEqual(
      settled.map(({ state }) => state.subscription),
      [SUB],
    )
  }),
)

Deno.test(
  'a deleted account is charged no more: its subscription is cancelled, once',
  withStripe(async ({ stripe, handler }) => {
    await handler(await stripeEvent(SUB, { type: 'invoice.upcoming', object: { subscription: SUB } }))
    await handler(await stripeEvent(SUB, { type: 'customer.subscription.deleted' }))
    assert.deepEqual(
      stripe.calls.map(({ line }) => line).filter((line) => !line.startsWith('GET')),
      [`DELETE /v1/subscriptions/${SUB}`],
    )
  }, 'no-account'),
)

Deno.test('without keys: 503, before the signature is looked at', async () => {
  const handler = createHandler({ cors: createCors([ORIGIN]), log: () => undefined, payments: null, accounts: null })
  const { message } = await assertError(await handler(await stripeEvent(SUB)), 'service_unavailable')
  assert.equal(message, 'Pro is not for sale here yet.')
})
