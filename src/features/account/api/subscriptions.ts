import { isAuthRetryableFetchError } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import { readSession } from '@/lib/stored-session'
import { createTrialClient, supabase } from '@/lib/supabase-client'
import { MESSAGES } from '../messages'
import { PAYMENT_MESSAGES } from '../payment-messages'

const subscription = z.object({
  /** Paid for at Stripe, or granted by an admin. */
  source: z.enum(['stripe', 'given']),
  /** Stripe's own status. */
  status: z.string(),
  current_period_end: z.string(),
  /** Whether it ends with the period: cancelled, or granted until a day. */
  ends_with_period: z.boolean(),
})
export type Subscription = z.infer<typeof subscription>

// A plain client: the page's own would drop an ended session without a message.
let asking: ReturnType<typeof createTrialClient> | undefined

/**
 * Where the signed-in account has, or had, Pro from: one row for each source.
 * @throws Error with a sentence for its owner
 */
export async function readSubscriptions(): Promise<readonly Subscription[]> {
  const { data } = await supabase().from('subscriptions').select('source,status,current_period_end,ends_with_period')
  const rows = z.array(subscription).safeParse(data)
  if (!rows.success) throw new Error(PAYMENT_MESSAGES.unknown)
  if (rows.data.length === 0) {
    // A session that was ended elsewhere reads no rows and gets no error.
    asking ??= createTrialClient()
    const { error } = await asking.auth.getUser(readSession()?.access_token)
    if (error)
      throw new Error(isAuthRetryableFetchError(error) ? PAYMENT_MESSAGES.unknown : MESSAGES.syncProblems.ended)
  }
  return rows.data
}
