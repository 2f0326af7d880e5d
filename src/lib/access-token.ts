import { hasSession } from './session'
import { NO_ANSWER, within } from './within'

/** Longest wait for a session that has to be renewed. */
const LIMIT_MS = 4000

/**
 * The access token of the account that is signed in on this device, renewed if it has expired. Loads the account's code
 * only if there is a session. Never throws.
 * @returns undefined without a session, or if it cannot be read in time
 */
export async function readAccessToken(): Promise<string | undefined> {
  if (!hasSession()) return undefined
  const reading = import('./supabase-client').then(({ supabase }) => supabase().auth.getSession())
  const answer = await within(reading, LIMIT_MS).catch((): typeof NO_ANSWER => NO_ANSWER)
  return answer === NO_ANSWER ? undefined : answer.data.session?.access_token
}
