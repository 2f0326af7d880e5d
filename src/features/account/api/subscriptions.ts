import { isAuthRetryableFetchError } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import { readSession } from '@/lib/stored-session'
import { createTrialClient, supabase } from '@/lib/supabase-client'
import { MESSAGES } from '../messages'
import { PAYMENT_MESSAGES } from '../payment-messages'

const subscription = z.object({
  /** Paid for at Stripe, or given by an admin. */
  source: z.enum(['stripe', 'given']),
  /** As Stripe says. */
  status: z.string(),
  current_period_end: z.string(),
  /** Whether it was cancelled, or ends by itself. */
  ends_with_period: z.boolean(),
})
export type Subscription = z.infer<typeof subscription>

// The page's own client would forget a session that has ended, and nobody would be told why.
let asking: ReturnType<typeof createTrialClient> | undefined

/**
 * By what the signed-in account has, or had, Pro: nothing, or one row a source.
 * @throws Error with a sentence for its owner
 */
export async function readSubscriptions(): Promise<readonly Subscription[]> {
  const { data } = await supabase().from('subscriptions').select('source,status,current_period_end,ends_with_period')
  const rows = z.array(subscription).safeParse(data)
  if (!rows.success) throw new Error(PAYMENT_MESSAGES.unknown)
  if (rows.data.length === 0) {
    // To a session that was ended elsewhere the database shows nothing, without an error.
    asking ??= createTrialClient()
    const { error } = await asking.auth.getUser(readSession()?.access_token)
    if (error)
      throw new Error(isAuthRetryableFetchError(error) ? PAYMENT_MESSAGES.unknown : MESSAGES.syncProblems.ended)
  }
  return rows.data
}
