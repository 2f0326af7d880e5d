import { OPEN_BILLING_FUNCTION, START_CHECKOUT_FUNCTION } from '@contracts/functions.ts'
import { paymentPage } from '@contracts/payments.ts'
import { CallError } from '@/lib/call-error'
import { callFunction } from '@/lib/call-function'
import { PAYMENT_MESSAGES } from '../payment-messages'

/** Pages of Stripe: the checkout for Pro, and the portal to change the card or cancel. */
export type PaymentPageName = 'checkout' | 'billing'

const FUNCTIONS: Record<PaymentPageName, string> = {
  checkout: START_CHECKOUT_FUNCTION,
  billing: OPEN_BILLING_FUNCTION,
}

/**
 * The address of a page at Stripe for the account that is signed in.
 * @throws Error with a sentence for its owner
 */
export async function paymentPageAddress(page: PaymentPageName): Promise<string> {
  try {
    const { url } = await callFunction({
      name: FUNCTIONS[page],
      body: {},
      response: paymentPage,
      failure: PAYMENT_MESSAGES.failed,
      invalid: PAYMENT_MESSAGES.unreachable,
      quota: PAYMENT_MESSAGES.unreachable,
      isCountedByDevice: false,
      isForAccount: true,
    })
    return url
  } catch (error) {
    // The function's own sentence says why. Without one, the answer came from something else, such as a gateway.
    const isTold = error instanceof CallError && (error.kind === 'refused' || error.requestId !== undefined)
    throw new Error(isTold ? error.message : PAYMENT_MESSAGES.unreachable, { cause: error })
  }
}
