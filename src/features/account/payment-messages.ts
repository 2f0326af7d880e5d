/** Every message about paying for Pro. Apart from the others, because the pricing page carries them. */
export const PAYMENT_MESSAGES = {
  failed: 'The page of Stripe did not open',
  unreachable: 'The server cannot be reached, so nothing was opened and nothing paid. Please try again in a moment.',
  awaited: 'Thank you. Stripe is telling us of your payment, which takes a moment.',
  missing: 'Your payment has not reached us yet. Nothing is lost: it can take some minutes.',
  unknown: 'Whether you have Pro cannot be found out just now. Please look again in a moment.',
} as const
