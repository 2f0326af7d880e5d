import type * as z from 'zod/mini'
import type { Answer, AsAdmin } from '@/lib/as-admin'
import { REASONS } from '../messages'
import { PostError, toPostError } from './post-error'

const READ_TIMEOUT_MS = 8000

/** Time limit of calls that only read. */
export const reading = () => AbortSignal.timeout(READ_TIMEOUT_MS)

/** Makes a call with the admin's session and checks the answer against a schema. Throws a PostError. */
export type Ask = <T>(schema: z.ZodMiniType<T>, call: () => PromiseLike<Answer>) => Promise<T>

export function createAsk(asAdmin: AsAdmin): Ask {
  return async (schema, call) => {
    const { data, error, status } = await asAdmin(call)
    if (error) throw toPostError(error, status)
    const answer = schema.safeParse(data)
    if (!answer.success) throw new PostError('refused', REASONS.unexpected)
    return answer.data
  }
}
