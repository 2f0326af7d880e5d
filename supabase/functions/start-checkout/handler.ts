import type { Account } from '../_shared/account-check.ts'
import { START_CHECKOUT_FUNCTION } from '../_shared/contracts/functions.ts'
import type { PaymentPage } from '../_shared/contracts/payments.ts'
import { createEndpoint } from '../_shared/endpoint.ts'
import { ApiError, jsonResponse } from '../_shared/http.ts'
import type { PaymentAccounts } from '../_shared/payment-accounts.ts'
import type { PaymentDependencies } from '../_shared/payment-call.ts'
import { readNothing } from '../_shared/read-json.ts'
import { askStripe, isCustomerGone, notSold, type Payments, paymentsUnavailable } from '../_shared/stripe.ts'
import { isPaid, isRunning, standingOf, subscriptionsOf } from '../_shared/subscriptions.ts'

/** Answers calls of `start-checkout`: leads a signed-in account without Pro to Stripe's checkout. */
export function createHandler({ cors, log, now, check, payments, accounts, site }: PaymentDependencies) {
  return createEndpoint({ name: START_CHECKOUT_FUNCTION, cors, log, now }, async (request) => {
    await readNothing(request)
    if (!payments || !accounts) throw notSold()
    const { account, isYes: hasPro } = await check(request)
    if (hasPro) throw new ApiError('invalid_request', 'You have Pro already.', { detail: 'has_pro' })
    const customer = await customerOf(account, payments, accounts)
    const page = (of: string) => pageFor(account, of, payments, site)
    const url = await page(customer).catch(async (error) => {
      if (!isCustomerGone(error)) throw error
      return page(await makeCustomer(account, payments, accounts, customer))
    })
    if (!url) throw paymentsUnavailable('stripe_no_url')
    return jsonResponse({ url } satisfies PaymentPage)
  })
}

async function customerOf(account: Account, payments: Payments, accounts: PaymentAccounts): Promise<string> {
  return (await accounts.customerOf(account.id)) ?? makeCustomer(account, payments, accounts)
}

/**
 * One customer an account, also if two calls come at once: Stripe answers a repeated key with the same customer.
 * @param gone the one before, if it was deleted at Stripe
 */
async function makeCustomer(
  { id, email }: Account,
  { stripe }: Payments,
  accounts: PaymentAccounts,
  gone?: string,
): Promise<string> {
  const made = await askStripe(
    stripe.customers.create(
      { ...(email && { email }), metadata: { account: id } },
      { idempotencyKey: ['customer', id, ...(gone ? [gone] : [])].join('-') },
    ),
  )
  return accounts.keepCustomer(id, made.id, gone)
}

/**
 * Where an account pays. Stripe is asked first what it has: an event may be late, and whoever has a subscription that
 * waits for its payment pays that one.
 */
async function pageFor(account: Account, customer: string, payments: Payments, site: string): Promise<string | null> {
  const standing = standingOf(await subscriptionsOf(customer, account.id, payments))
  if (standing && isPaid(standing)) {
    throw new ApiError('invalid_request', 'You have paid already. Pro arrives here within some minutes.', {
      detail: 'has_paid',
    })
  }
  if (standing && isRunning(standing)) {
    const portal = { customer, return_url: `${site}/account` }
    return (await askStripe(payments.stripe.billingPortal.sessions.create(portal))).url
  }
  const { data: sessions } = await askStripe(payments.stripe.checkout.sessions.list({ customer, limit: 10 }))
  const open = sessions.filter(({ status }) => status === 'open')
  // The one that is open already: a second tab pays for the same subscription.
  const same = open.find(({ metadata }) => metadata?.price === payments.price)
  for (const session of open)
    if (session !== same) await askStripe(payments.stripe.checkout.sessions.expire(session.id))
  return same ? same.url : newSession(account, customer, sessions[0]?.id ?? 'first', payments, site)
}

/** @param last the newest session before: calls that come at once name the same one, and get one new session */
async function newSession(
  { id }: Account,
  customer: string,
  last: string,
  { stripe, price }: Payments,
  site: string,
): Promise<string | null> {
  const { url } = await askStripe(
    stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        customer,
        client_reference_id: id,
        line_items: [{ price, quantity: 1 }],
        metadata: { price },
        // By this the webhook knows whose subscription it is.
        subscription_data: { metadata: { account: id } },
        success_url: `${site}/account?pro=paid`,
        cancel_url: `${site}/pricing`,
      },
      { idempotencyKey: ['checkout', customer, price, last].join('-') },
    ),
  )
  return url
}
