import type { Account } from '../_shared/account-check.ts'
import { START_CHECKOUT_FUNCTION } from '../_shared/contracts/functions.ts'
import type { PaymentPage } from '../_shared/contracts/payments.ts'
import { createEndpoint } from '../_shared/endpoint.ts'
import { ApiError, jsonResponse } from '../_shared/http.ts'
import type { PaymentAccounts } from '../_shared/payment-accounts.ts'
import type { PaymentDependencies } from '../_shared/payment-call.ts'
import { readNothing } from '../_shared/read-json.ts'
import { askStripe, notSold, type Payments, paymentsUnavailable } from '../_shared/stripe.ts'

/** Answers calls of `start-checkout`: leads a signed-in account without Pro to Stripe's checkout. */
export function createHandler({ cors, log, now, check, payments, accounts, site }: PaymentDependencies) {
  return createEndpoint({ name: START_CHECKOUT_FUNCTION, cors, log, now }, async (request) => {
    await readNothing(request)
    if (!payments || !accounts) throw notSold()
    const { account, isYes: hasPro } = await check(request)
    if (hasPro) throw new ApiError('invalid_request', 'You have Pro already.', { detail: 'has_pro' })
    const customer = await customerOf(account, payments, accounts)
    const url = (await openSession(customer, payments)) ?? (await newSession(account, customer, payments, site))
    if (!url) throw paymentsUnavailable('stripe_no_url')
    return jsonResponse({ url } satisfies PaymentPage)
  })
}

/** One customer an account, also if two calls come at once: Stripe answers a repeated key with the same customer. */
async function customerOf({ id, email }: Account, { stripe }: Payments, accounts: PaymentAccounts): Promise<string> {
  const known = await accounts.customerOf(id)
  if (known) return known
  const made = await askStripe(
    stripe.customers.create(
      { ...(email && { email }), metadata: { account: id } },
      { idempotencyKey: `customer-${id}` },
    ),
  )
  return accounts.keepCustomer(id, made.id)
}

/** The checkout that this customer has open already: a second tab pays for the same subscription. */
async function openSession(customer: string, { stripe }: Payments): Promise<string | null> {
  const { data } = await askStripe(stripe.checkout.sessions.list({ customer, status: 'open', limit: 1 }))
  return data[0]?.url ?? null
}

async function newSession({ id }: Account, customer: string, { stripe, price }: Payments, site: string) {
  const { url } = await askStripe(
    stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      client_reference_id: id,
      line_items: [{ price, quantity: 1 }],
      // By this the webhook knows whose subscription it is.
      subscription_data: { metadata: { account: id } },
      success_url: `${site}/account?pro=paid`,
      cancel_url: `${site}/pricing`,
    }),
  )
  return url
}
