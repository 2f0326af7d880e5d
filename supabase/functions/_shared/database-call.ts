import type { SupabaseClient } from '@supabase/supabase-js'
import { timeLimit } from './time-limit.ts'

/** The database could not be reached, refused the call, or gave an unreadable answer. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError'
}

/**
 * Calls a function of the project's database and returns its answer.
 * Throws a `DatabaseUnavailableError` if it fails or does not answer within `timeoutMs` milliseconds.
 */
export async function callDatabase(
  client: Pick<SupabaseClient, 'rpc'>,
  name: string,
  args: Record<string, unknown>,
  timeoutMs: number,
): Promise<unknown> {
  const limit = timeLimit(timeoutMs)
  try {
    const { data, error } = await client.rpc(name, args).abortSignal(limit.signal)
    if (error) throw new DatabaseUnavailableError(`The database answered ${error.code || 'nothing'}.`)
    return data
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) throw error
    throw new DatabaseUnavailableError('The database could not be reached.', { cause: error })
  } finally {
    limit.clear()
  }
}
