import { OPEN_BILLING_FUNCTION } from '../_shared/contracts/functions.ts'
import type { PaymentPage } from '../_shared/contracts/payments.ts'
import { createEndpoint } from '../_shared/endpoint.ts'
import { ApiError, jsonResponse } from '../_shared/http.ts'
import type { PaymentDependencies } from '../_shared/payment-call.ts'
import { readNothing } from '../_shared/read-json.ts'
import { askStripe, isCustomerGone, notSold } from '../_shared/stripe.ts'

/** Answers calls of `open-billing`: leads an account that pays to Stripe's portal, where it changes card or cancels. */
export function createHandler({ cors, log, now, check, payments, accounts, site }: PaymentDependencies) {
  return createEndpoint({ name: OPEN_BILLING_FUNCTION, cors, log, now }, async (request) => {
    await readNothing(request)
    if (!payments || !accounts) throw notSold()
    const { account } = await check(request)
    const customer = await accounts.customerOf(account.id)
    if (!customer) throw nothingPaid()
    const { url } = await askStripe(
      payments.stripe.billingPortal.sessions.create({ customer, return_url: `${site}/account` }),
    ).catch((error) => {
      throw isCustomerGone(error) ? nothingPaid() : error
    })
    return jsonResponse({ url } satisfies PaymentPage)
  })
}

const nothingPaid = () =>
  new ApiError('invalid_request', 'This account has not paid for anything.', { detail: 'no_customer' })
