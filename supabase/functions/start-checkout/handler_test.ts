import assert from 'node:assert/strict'
import { createAccountCheck } from '../_shared/account-check.ts'
import { createCors } from '../_shared/cors.ts'
import type { PaymentAccounts } from '../_shared/payment-accounts.ts'
import type { PaymentDependencies } from '../_shared/payment-call.ts'
import { readPayments } from '../_shared/stripe.ts'
import {
  answers,
  type FakeAuthServer,
  startFakeAuthServer,
  USER_EMAIL,
  USER_ID,
} from '../_shared/testing/fake-auth-server.ts'
import { type FakeStripe, paidSubscription, startFakeStripe } from '../_shared/testing/fake-stripe.ts'
import { assertError, ORIGIN, siteCall } from '../_shared/testing/metered-function.ts'
import { createHandler as createBilling } from '../open-billing/handler.ts'
import { createHandler } from './handler.ts'

const SITE = 'https://promptory.example'
const TOKEN = { authorization: 'Bearer head.body.signature' }

interface Parts {
  readonly stripe: FakeStripe
  readonly auth: FakeAuthServer
  readonly customers: Map<string, string>
  readonly dependencies: PaymentDependencies
  readonly checkout: (headers?: Record<string, string>) => Promise<Response>
  readonly billing: (headers?: Record<string, string>) => Promise<Response>
}

/** Both functions, in front of stand-ins of Stripe and of an auth service to which every token is a reader's. */
function withStripe(test: (parts: Parts) => Promise<unknown>): () => Promise<void> {
  return async () => {
    const [stripe, auth] = [await startFakeStripe(), await startFakeAuthServer()]
    auth.rest = answers(200, false)
    const customers = new Map<string, string>()
    const dependencies: PaymentDependencies = {
      cors: createCors([ORIGIN]),
      log: () => undefined,
      check: createAccountCheck({ url: auth.url, publishableKey: 'sb_publishable_of_the_test' }, 'is_pro'),
      payments: readPayments((name) => stripe.environment[name]),
      accounts: {
        customerOf: async (account: string) => customers.get(account) ?? null,
        async keepCustomer(account: string, customer: string, gone?: string) {
          if ((customers.get(account) ?? gone) === gone) customers.set(account, customer)
          return customers.get(account) ?? ''
        },
      } as PaymentAccounts,
      site: SITE,
    }
    const [checkout, billing] = [createHandler(dependencies), createBilling(dependencies)]
    try {
      await test({
        stripe,
        auth,
        customers,
        dependencies,
        checkout: (headers = TOKEN) => checkout(siteCall('start-checkout', {}, { headers })),
        billing: (headers = TOKEN) => billing(siteCall('open-billing', {}, { headers })),
      })
    } finally {
      await Promise.all([stripe.stop(), auth.stop()])
    }
  }
}

Deno.test(
  'leads a reader to a checkout of the price that is set, in the name of the account',
  withStripe(async ({ stripe, checkout, customers }) => {
    const response = await checkout()
    assert.equal(response.status, 200)
    assert.match((await response.json()).url, /^https:\/\/checkout\.example\/cs_/)
    const [customer, session] = stripe.calls
      .filter(({ line }) => line.startsWith('POST'))
      .map(({ form }) => Object.fromEntries(form))
    assert.deepEqual(customer, { email: USER_EMAIL, 'metadata[account]': USER_ID })
    assert.deepEqual(session, {
      mode: 'subscription',
      customer: customers.get(USER_ID),
      client_reference_id: USER_ID,
      'line_items[0][price]': 'price_pro',
      'line_items[0][quantity]': '1',
      'metadata[price]': 'price_pro',
      'subscription_data[metadata][account]': USER_ID,
      success_url: `${SITE}/account?pro=paid`,
      cancel_url: `${SITE}/pricing`,
    })
  }),
)

Deno.test(
  'two tabs lead to one checkout, and are one customer, also at once',
  withStripe(async ({ stripe, checkout, customers }) => {
    await Promise.all([checkout(), checkout(), checkout()])
    assert.deepEqual([customers.size, stripe.sessions.length], [1, 1])
    const created = stripe.calls.filter(({ line }) => line === 'POST /v1/customers')
    assert.deepEqual(new Set(created.map(({ key }) => key)), new Set([`customer-${USER_ID}`]))
    const urls = [await (await checkout()).json(), await (await checkout()).json()]
    assert.deepEqual(urls[0], urls[1])
    const sessions = stripe.calls.filter(
      ({ line, form }) => line === 'POST /v1/checkout/sessions' && form.get('customer'),
    )
    assert.deepEqual(new Set(sessions.map(({ form }) => form.get('customer'))), new Set(customers.values()))
  }),
)

for (const status of ['active', 'trialing']) {
  Deno.test(
    `who has paid pays for no second one, though we have not heard of it: ${status}`,
    withStripe(async ({ stripe, checkout, customers }) => {
      customers.set(USER_ID, 'cus_mine')
      stripe.subscriptions.set('sub_1', paidSubscription(USER_ID, { status, customer: 'cus_mine' }))
      const { message } = await assertError(await checkout(), 'invalid_request')
      assert.equal(message, 'You have paid already. Pro arrives here within some minutes.')
      assert.deepEqual(stripe.sessions, [])
    }),
  )
}

for (const status of ['past_due', 'unpaid', 'paused']) {
  Deno.test(
    `whose subscription waits for its payment pays that one: ${status}`,
    withStripe(async ({ stripe, checkout, customers }) => {
      customers.set(USER_ID, 'cus_mine')
      stripe.subscriptions.set('sub_1', paidSubscription(USER_ID, { status, customer: 'cus_mine' }))
      assert.deepEqual(await (await checkout()).json(), { url: 'https://billing.example/cus_mine' })
      assert.deepEqual(stripe.sessions, [])
    }),
  )
}

for (const status of ['canceled', 'incomplete', 'incomplete_expired']) {
  Deno.test(
    `whose subscription has ended, or never began, may begin another: ${status}`,
    withStripe(async ({ stripe, checkout, customers }) => {
      customers.set(USER_ID, 'cus_mine')
      stripe.subscriptions.set('sub_1', paidSubscription(USER_ID, { status, customer: 'cus_mine' }))
      assert.match((await (await checkout()).json()).url, /^https:\/\/checkout/)
      // The next time, too, though the calls are the same.
      Object.assign(stripe.sessions[0] ?? {}, { status: 'complete' })
      assert.match((await (await checkout()).json()).url, /^https:\/\/checkout/)
      assert.equal(stripe.sessions.length, 2)
    }),
  )
}

Deno.test(
  'a checkout that was opened at an earlier price is closed, and cannot be paid beside the new one',
  withStripe(async ({ stripe, checkout, dependencies }) => {
    await checkout()
    const dearer = createHandler({
      ...dependencies,
      payments: { ...dependencies.payments!, price: 'price_of_tomorrow' },
    })
    const { url } = await (await dearer(siteCall('start-checkout', {}, { headers: TOKEN }))).json()
    assert.equal(stripe.pages.get(url)?.get('line_items[0][price]'), 'price_of_tomorrow')
    assert.deepEqual(
      stripe.sessions.map(({ status }) => status),
      ['open', 'expired'],
    )
  }),
)

Deno.test(
  'a customer who was deleted at Stripe becomes a new one, and pays; the portal says that nothing was paid',
  withStripe(async ({ stripe, checkout, billing, customers }) => {
    customers.set(USER_ID, 'cus_deleted')
    stripe.gone.add('cus_deleted')
    const { message } = await assertError(await billing(), 'invalid_request')
    assert.equal(message, 'This account has not paid for anything.')
    const [one, two] = await Promise.all([checkout(), checkout()])
    assert.deepEqual(await one.json(), await two.json())
    assert.deepEqual([customers.get(USER_ID), stripe.sessions.length], [stripe.sessions[0]?.customer, 1])
    assert.notEqual(customers.get(USER_ID), 'cus_deleted')
  }),
)

Deno.test(
  'an account with Pro pays for no second one',
  withStripe(async ({ auth, stripe, checkout }) => {
    auth.rest = answers(200, true)
    const { message } = await assertError(await checkout(), 'invalid_request')
    assert.equal(message, 'You have Pro already.')
    assert.deepEqual(stripe.calls, [])
  }),
)

Deno.test(
  'leads an account that pays to Stripe’s portal, and back to the account',
  withStripe(async ({ stripe, customers, billing }) => {
    customers.set(USER_ID, 'cus_mine')
    const response = await billing()
    assert.deepEqual(await response.json(), { url: 'https://billing.example/cus_mine' })
    assert.deepEqual(Object.fromEntries(stripe.calls[0]?.form ?? []), {
      customer: 'cus_mine',
      return_url: `${SITE}/account`,
    })
  }),
)

Deno.test(
  'the portal is no place for an account that has paid for nothing',
  withStripe(async ({ stripe, billing }) => {
    const { message } = await assertError(await billing(), 'invalid_request')
    assert.equal(message, 'This account has not paid for anything.')
    assert.deepEqual(stripe.calls, [])
  }),
)

for (const name of ['checkout', 'billing'] as const) {
  Deno.test(
    `${name}: nobody without a session that lives is led anywhere`,
    withStripe(async (parts) => {
      parts.customers.set(USER_ID, 'cus_mine')
      await assertError(await parts[name]({}), 'unauthenticated')
      parts.auth.user = answers(403, {})
      await assertError(await parts[name](), 'unauthenticated')
      parts.auth.user = answers(502, 'down')
      await assertError(await parts[name](), 'service_unavailable')
      assert.deepEqual(parts.stripe.calls, [])
    }),
  )

  Deno.test(
    `${name}: what Stripe says of a failure is not repeated`,
    withStripe(async (parts) => {
      parts.customers.set(USER_ID, 'cus_mine')
      for (const status of [400, 401, 500]) {
        parts.stripe.fails = status
        const { message } = await assertError(await parts[name](), 'service_unavailable')
        assert.match(message, /^Payments cannot be reached/)
      }
    }),
  )

  Deno.test(
    `${name}: without keys it says that nothing is for sale`,
    withStripe(async ({ dependencies }) => {
      const handler = (name === 'checkout' ? createHandler : createBilling)({ ...dependencies, payments: null })
      const { message } = await assertError(
        await handler(siteCall(name, {}, { headers: TOKEN })),
        'service_unavailable',
      )
      assert.equal(message, 'Pro is not for sale here yet.')
    }),
  )
}

Deno.test(
  'other origins and other methods are refused',
  withStripe(async ({ dependencies }) => {
    for (const handler of [createHandler(dependencies), createBilling(dependencies)]) {
      const evil = siteCall('x', {}, { headers: { ...TOKEN, origin: 'https://evil.example' } })
      await assertError(await handler(evil), 'origin_not_allowed')
      await assertError(await handler(new Request('http://localhost/x')), 'method_not_allowed')
    }
  }),
)
