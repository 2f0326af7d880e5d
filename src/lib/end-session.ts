import type { Session, SupabaseClient } from '@supabase/supabase-js'
import { clearAuthEntries } from './auth-storage'
import { backendUrl } from './env'
import { NO_ANSWER, within } from './within'

interface EndSessionOptions {
  /** Which of the account's sessions the server ends: this one, the others, or all. */
  readonly scope: 'local' | 'others' | 'global'
  /** Longest wait for the server. */
  readonly limitMs: number
}

/**
 * Removes the session from this device, then ends it on the server. Never throws.
 * @param session whose token the server is asked with; undefined if there was none
 * @returns whether the server agreed in time
 */
export async function endSession(
  auth: SupabaseClient['auth'],
  session: Pick<Session, 'access_token'> | undefined,
  { scope, limitMs }: EndSessionOptions,
): Promise<boolean> {
  clearAuthEntries(backendUrl())
  if (!session) return true
  // By its token: the library's own signOut would look for a session that is no longer stored, and ask nobody.
  const answer = await within(auth.admin.signOut(session.access_token, scope), limitMs).catch(() => NO_ANSWER)
  if (answer === NO_ANSWER) return false
  const { error } = answer as { error: { status?: number } | null }
  return error === null || [401, 403, 404].includes(error.status ?? 0)
}
