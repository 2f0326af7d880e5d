import Stripe from 'stripe'
import { STRIPE_WEBHOOK_FUNCTION } from '../_shared/contracts/functions.ts'
import type { Cors } from '../_shared/cors.ts'
import { createEndpoint } from '../_shared/endpoint.ts'
import { ApiError, jsonResponse } from '../_shared/http.ts'
import type { Log } from '../_shared/log.ts'
import type { PaymentAccounts, SubscriptionState } from '../_shared/payment-accounts.ts'
import { readRaw } from '../_shared/read-json.ts'
import { askStripe, isCustomerGone, notSold, type Payments } from '../_shared/stripe.ts'
import { accountOf, idOf, isRunning, standingOf, subscriptionsOf, takeBack } from '../_shared/subscriptions.ts'

export interface Dependencies {
  readonly cors: Cors
  readonly log: Log
  /** Null if nothing is sold. */
  readonly payments: Payments | null
  /** Null if the function runs without a backend. */
  readonly accounts: PaymentAccounts | null
  readonly now?: () => number
}

/** A signature is accepted for this long, so that a copied request is worth nothing later. */
const TOLERANCE_SECONDS = 300

/**
 * Answers calls of `stripe-webhook`. An event says only that a subscription has changed: how it stands, Stripe is asked,
 * so that it does not matter which event comes first, late or twice. Of several subscriptions of an account one stands;
 * the others are ended and paid back. Stripe sends an event again that is not answered with 200, for up to three days.
 */
export function createHandler({ cors, log, now, payments, accounts }: Dependencies) {
  return createEndpoint({ name: STRIPE_WEBHOOK_FUNCTION, cors, log, now }, async (request, context) => {
    const body = await readRaw(request)
    if (!payments || !accounts) throw notSold()
    const event = await verified(body, request.headers.get('stripe-signature'), payments)
    context.note(await take(event, payments, accounts))
    return jsonResponse({ received: true })
  })
}

async function verified(body: string, signature: string | null, { stripe, webhookSecret }: Payments) {
  try {
    return await stripe.webhooks.constructEventAsync(
      body,
      signature ?? '',
      webhookSecret,
      TOLERANCE_SECONDS,
      Stripe.createSubtleCryptoProvider(),
    )
  } catch (cause) {
    throw new ApiError('invalid_request', 'The signature is wrong, missing or out of date.', {
      detail: 'signature',
      cause,
    })
  }
}

/** Takes an event; returns a word for the log on what became of it. */
async function take(event: Stripe.Event, payments: Payments, accounts: PaymentAccounts): Promise<string> {
  const id = subscriptionOf(event)
  if (!id) return 'ignored'
  const askedAt = await accounts.openEvent(event.id)
  if (!askedAt) return 'taken'
  const told = await askStripe(payments.stripe.subscriptions.retrieve(id))
  const account = accountOf(told)
  // Subscriptions to other things of the same Stripe account are left alone.
  if (!account || !(await isOurs(told, payments))) return 'not_ours'
  const all: Stripe.Subscription[] = []
  for (const each of await othersOf(told, account, payments)) if (await isOurs(each, payments)) all.push(each)
  const standing = standingOf(all) ?? told
  // Nobody pays twice: a second tab, a late event, an old subscription whose payment comes through.
  const second = all.filter((each) => each.id !== standing.id && isRunning(each))
  for (const each of second) await takeBack(each, payments)
  const state = stateOf(standing, account)
  if (!state) return 'not_ours'
  const result = await accounts.settle(event.id, askedAt, state)
  // Nobody pays for an account that was deleted.
  if (result === 'no-account' && isRunning(standing)) {
    await askStripe(payments.stripe.subscriptions.cancel(standing.id))
    return 'cancelled'
  }
  return second.length > 0 ? 'second_cancelled' : result
}

/** All subscriptions of the account that one was sold to, itself included. */
async function othersOf(
  told: Stripe.Subscription,
  account: string,
  payments: Payments,
): Promise<Stripe.Subscription[]> {
  const all = await subscriptionsOf(idOf(told.customer), account, payments).catch((error) => {
    if (isCustomerGone(error)) return []
    throw error
  })
  return all.some(({ id }) => id === told.id) ? all : [...all, told]
}

/** Whether a subscription is to what is sold here, at today's price or an earlier one. */
async function isOurs({ items }: Stripe.Subscription, { stripe, price }: Payments): Promise<boolean> {
  if (items.data.some((item) => item.price.id === price)) return true
  const { product } = await askStripe(stripe.prices.retrieve(price))
  return items.data.some((item) => idOf(item.price.product) === idOf(product))
}

/** The subscription that an event is about. The events' shape is that of the version that the endpoint was made with. */
function subscriptionOf({ type, data }: Stripe.Event): string | undefined {
  const object = data.object as {
    id?: unknown
    subscription?: unknown
    parent?: { subscription_details?: { subscription?: unknown } | null } | null
  }
  const named = type.startsWith('customer.subscription.')
    ? object.id
    : (object.subscription ?? object.parent?.subscription_details?.subscription)
  return typeof named === 'string' && /^sub_\w+$/.test(named) ? named : undefined
}

function stateOf(subscription: Stripe.Subscription, account: string): SubscriptionState | undefined {
  const ends = subscription.items.data.map((item) => item.current_period_end)
  if (ends.length === 0) return undefined
  const { customer, cancel_at: cancelAt } = subscription
  const periodEnd = Math.max(...ends)
  return {
    account,
    customer: idOf(customer),
    subscription: subscription.id,
    status: subscription.status,
    periodEnd: new Date(periodEnd * 1000),
    endsWithPeriod: subscription.cancel_at_period_end || (cancelAt !== null && cancelAt <= periodEnd),
  }
}
