import type { Subscription } from '../api/subscriptions'

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'long' })
/** Stripe retries the notice of a renewal for this long (`private.is_pro()`). */
const GRACE_MS = 3 * 24 * 3_600_000

const RUNNING: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due'])

/** Whether it grants Pro now. */
export function isRunning({ status, current_period_end, ends_with_period }: Subscription, now = Date.now()): boolean {
  return RUNNING.has(status) && now < Date.parse(current_period_end) + (ends_with_period ? 0 : GRACE_MS)
}

/** Describes its state to its owner in a sentence or two. */
export function sentenceOn(row: Subscription, now = Date.now()): string {
  const { source, status, current_period_end, ends_with_period } = row
  const day = DAY.format(new Date(current_period_end))
  if (isRunning(row, now)) {
    if (source === 'given') return `You have Pro until ${day}. It was given to you, and ends by itself.`
    if (status === 'past_due') {
      return 'You have Pro, but your last payment did not go through. Stripe tries again for some days; change your card to keep it.'
    }
    if (ends_with_period) return `You have Pro until ${day}. It ends then, and nothing more is charged.`
    return `You have Pro. It renews on ${day}.`
  }
  if (status === 'incomplete') return 'Your first payment has not gone through yet.'
  if (status === 'incomplete_expired') return 'Your payment did not go through, and nothing was charged.'
  if (status === 'unpaid')
    return 'Your payments did not go through, so Pro has stopped. Change your card to have it again.'
  if (status === 'paused') return 'Your subscription is paused at Stripe.'
  // A subscription that ends early (withdrawal, refund) still carries the end of the paid period.
  return Date.parse(current_period_end) > now ? 'Your Pro has ended.' : `Your Pro ended on ${day}.`
}
