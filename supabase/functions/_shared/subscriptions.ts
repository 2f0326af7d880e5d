import type Stripe from 'stripe'
import { isUuid } from './device-id.ts'
import { askStripe, type Payments } from './stripe.ts'

/** Paid, or to be paid for the time that runs; the more a status promises the earlier. */
const RUNNING = ['active', 'trialing', 'past_due', 'unpaid', 'paused'] as const
const PAID: readonly string[] = RUNNING.slice(0, 2)

export const isRunning = ({ status }: Stripe.Subscription): boolean => (RUNNING as readonly string[]).includes(status)
export const isPaid = ({ status }: Stripe.Subscription): boolean => PAID.includes(status)

/** The account that a subscription was sold to; undefined for what this site did not sell. */
export function accountOf({ metadata }: Stripe.Subscription): string | undefined {
  const account = metadata.account ?? null
  return isUuid(account) ? account : undefined
}

export const idOf = (thing: string | { id: string }): string => (typeof thing === 'string' ? thing : thing.id)

/** All subscriptions of an account, with what was paid for them last. */
export async function subscriptionsOf(
  customer: string,
  account: string,
  { stripe }: Payments,
): Promise<Stripe.Subscription[]> {
  const { data } = await askStripe(
    stripe.subscriptions.list({ customer, status: 'all', limit: 100, expand: ['data.latest_invoice.payments'] }),
  )
  return data.filter((each) => accountOf(each) === account)
}

/**
 * The one subscription that counts. Of several that run it is the one that is paid, then the oldest, whichever event
 * comes first; where none runs, the newest.
 */
export function standingOf(subscriptions: readonly Stripe.Subscription[]): Stripe.Subscription | undefined {
  const running = subscriptions.filter(isRunning).toSorted((a, b) => a.created - b.created)
  return running.find(isPaid) ?? running[0] ?? subscriptions.toSorted((a, b) => b.created - a.created)[0]
}

/**
 * Ends a second subscription of an account at once, and pays back what was paid for it last. Both can be repeated: an
 * event whose taking broke off comes again.
 */
export async function takeBack(
  { id, latest_invoice: invoice }: Stripe.Subscription,
  { stripe }: Payments,
): Promise<void> {
  const payments = invoice && typeof invoice === 'object' ? (invoice.payments?.data ?? []) : []
  for (const { status, payment } of payments) {
    if (status !== 'paid' || !payment.payment_intent) continue
    const intent = idOf(payment.payment_intent)
    // Before it is ended: afterwards nobody would look at it again.
    await askStripe(
      stripe.refunds
        .create({ payment_intent: intent, reason: 'duplicate' }, { idempotencyKey: `second-${intent}` })
        .catch((error: { code?: unknown }) => {
          if (error.code !== 'charge_already_refunded') throw error
        }),
    )
  }
  await askStripe(stripe.subscriptions.cancel(id))
}
