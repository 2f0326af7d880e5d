import type { Account } from '../api/accounts'

// In UTC, because granted Pro ends with a day in UTC.
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const day = (time: string) => date.format(new Date(time))

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`

/** How much an account keeps: “12 things and 1 reading”. */
export const keptOf = ({ kept_items, readings }: Account): string =>
  `${counted(kept_items, 'thing', 'things')} and ${counted(readings, 'reading', 'readings')}`

/** When an account was created, and how much it keeps. */
export const sinceOf = (account: Account): string =>
  `Since ${day(account.created_at)}. Last sign-in: ${account.last_sign_in_at ? day(account.last_sign_in_at) : 'never'}. Keeps ${keptOf(account)}.`

const PAYING: ReadonlySet<string | null> = new Set(['active', 'trialing', 'past_due'])

/** Whether somebody pays for an account's Pro now. */
export const isPaying = ({ paid_status }: Account): boolean => PAYING.has(paid_status)

/** The paid subscription in words; undefined if there is none. */
export function paidOf({ paid_status, paid_until, ends_with_period }: Account): string | undefined {
  if (!paid_status || !paid_until) return undefined
  const until = day(paid_until)
  if (!PAYING.has(paid_status)) return `Paid until ${until}. Stripe says “${paid_status}”.`
  if (ends_with_period) return `Paid until ${until}, and cancelled.`
  if (paid_status === 'past_due') return `Pays for Pro. The payment due on ${until} has failed, and is tried again.`
  return `Pays for Pro, next on ${until}.`
}

/** Pro granted by an admin, with who granted it and why; undefined if there is none. */
export function giftOf({ given_until, given_by, note }: Account): string | undefined {
  if (!given_until) return undefined
  const has = new Date(given_until) > new Date() ? 'Pro until' : 'Had Pro until'
  return `${has} ${day(given_until)}, given by ${given_by ?? 'an admin'}: “${note}”`
}
