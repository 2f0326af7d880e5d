import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import { callDatabase, DatabaseUnavailableError } from './database-call.ts'
import { paymentsUnavailable } from './stripe.ts'

const TIMEOUT_MS = 4_000

/** How a subscription stands at Stripe. */
export interface SubscriptionState {
  readonly account: string
  readonly customer: string
  readonly subscription: string
  readonly status: string
  readonly periodEnd: Date
  readonly endsWithPeriod: boolean
}

const settled = z.enum(['kept', 'taken', 'older', 'other', 'no-account'])
export type Settled = z.infer<typeof settled>

/** What the database knows of payments. All reject with an `ApiError` of 503 if it does not answer. */
export interface PaymentAccounts {
  /** What Stripe calls an account; null before its first checkout. */
  customerOf(account: string): Promise<string | null>
  /** Keeps what Stripe calls an account, in place of one that is gone; returns what stands. */
  keepCustomer(account: string, customer: string, gone?: string): Promise<string>
  /** The database's time before Stripe is asked; null for an event that was taken. */
  openEvent(event: string): Promise<string | null>
  /** Writes how a subscription stands, and that the event was taken. */
  settle(event: string, askedAt: string, state: SubscriptionState): Promise<Settled>
}

/** @param client with the secret key */
export function createPaymentAccounts(client: Pick<SupabaseClient, 'rpc'>): PaymentAccounts {
  async function call<T>(name: string, args: Record<string, unknown>, answer: z.ZodMiniType<T>): Promise<T> {
    try {
      const { success, data } = answer.safeParse(await callDatabase(client, name, args, TIMEOUT_MS))
      if (success) return data
      throw new DatabaseUnavailableError('The database answered nonsense.')
    } catch (error) {
      throw error instanceof DatabaseUnavailableError ? paymentsUnavailable('database_unreachable', error) : error
    }
  }
  return {
    customerOf: (account) => call('stripe_customer', { p_account: account }, z.nullable(z.string())),
    keepCustomer: (account, customer, gone) =>
      call(
        'keep_stripe_customer',
        { p_account: account, p_customer: customer, ...(gone && { p_gone: gone }) },
        z.string(),
      ),
    openEvent: (event) => call('open_stripe_event', { p_event: event }, z.nullable(z.string())),
    settle: (event, askedAt, state) =>
      call(
        'settle_subscription',
        {
          p_event: event,
          p_asked_at: askedAt,
          p_account: state.account,
          p_customer: state.customer,
          p_subscription: state.subscription,
          p_status: state.status,
          p_period_end: state.periodEnd.toISOString(),
          p_ends_with_period: state.endsWithPeriod,
        },
        settled,
      ),
  }
}
