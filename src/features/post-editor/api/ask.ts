import type { SupabaseClient } from '@supabase/supabase-js'
import type * as z from 'zod/mini'
import { NO_ANSWER, within } from '@/lib/within'
import { REASONS } from '../messages'
import { type AnswerError, PostError, toPostError } from './post-error'

const READ_TIMEOUT_MS = 8000

/** When a call that only reads is given up. */
export const reading = () => AbortSignal.timeout(READ_TIMEOUT_MS)

interface Answer {
  readonly data: unknown
  readonly error: AnswerError | null
  readonly status: number
}

/** Makes a call with the admin's session, and gives its answer as the schema has it. Throws a PostError. */
export type Ask = <T>(schema: z.ZodMiniType<T>, call: () => PromiseLike<Answer>) => Promise<T>

export function createAsk(client: SupabaseClient): Ask {
  // Without a session a call would still go out, as a visitor's, and change nothing.
  const requireSession = async () => {
    // The library tries to renew a session that is out of date for half a minute, before the call's own limit begins.
    const answer = await within(client.auth.getSession(), READ_TIMEOUT_MS)
    if (answer === NO_ANSWER) throw new PostError('unreachable', REASONS.slow)
    const { data, error } = answer
    if (data.session) return
    if (error?.name === 'AuthRetryableFetchError') throw new PostError('unreachable', REASONS.unreachable)
    throw new PostError('session', REASONS.session)
  }

  return async (schema, call) => {
    await requireSession()
    const { data, error, status } = await call().then(
      (answer) => answer,
      (reason: unknown): Answer => ({ data: null, status: 0, error: { message: String(reason) } }),
    )
    if (error) throw toPostError(error, status)
    const answer = schema.safeParse(data)
    if (!answer.success) throw new PostError('refused', REASONS.unexpected)
    return answer.data
  }
}
