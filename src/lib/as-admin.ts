import type { SupabaseClient } from '@supabase/supabase-js'
import { NO_ANSWER, within } from './within'

/** The answer of any backend service. `status` is 0 if there was none. */
export interface Answer {
  readonly data: unknown
  readonly error: { readonly message: string; readonly code?: string; readonly details?: string | null } | null
  readonly status: number
  readonly count?: number | null
}

/** Makes a call with the admin's session. If the session has ended, asks for the password and tries again. */
export type AsAdmin = (call: () => PromiseLike<Answer>) => Promise<Answer>

/** Asks for the password in place; true when the call can be tried again. */
export type AskForPassword = () => Promise<boolean>

export const SESSION_ENDED = 'Your session has ended. What you typed is still here.'

const TIME_LIMIT_MS = 8000
const ENDED: Answer = { data: null, status: 401, error: { message: SESSION_ENDED } }
const INSUFFICIENT_PRIVILEGE = '42501'
// PostgREST: the token is missing, out of date or signed by somebody else.
const TOKEN_REFUSED = /^PGRST30[0-3]$/

/** The failed answer a call would get, or undefined if there is a session to make it with. */
async function sessionProblem(client: SupabaseClient): Promise<Answer | undefined> {
  // The library tries to renew a session that is out of date for half a minute.
  const answer = await within(client.auth.getSession(), TIME_LIMIT_MS)
  if (answer === NO_ANSWER) return { data: null, status: 0, error: { message: 'TimeoutError' } }
  if (answer.data.session) return undefined
  if (answer.error?.name !== 'AuthRetryableFetchError') return ENDED
  return { data: null, status: 0, error: { message: answer.error.message } }
}

// A token stays valid for some minutes after its session is ended elsewhere. Row-level security then hides every row
// and refuses writes, which looks like a missing right or an empty table.
const isDoubtful = ({ data, error, status, count }: Answer) =>
  error
    ? error.code === INSUFFICIENT_PRIVILEGE || status === 403
    : (Array.isArray(data) && data.length === 0) || count === 0

/** Whether the account is an admin's but the backend no longer accepts its session. */
async function isSessionDead(client: SupabaseClient): Promise<boolean> {
  const limit = () => AbortSignal.timeout(TIME_LIMIT_MS)
  const admin = await client.rpc('is_admin').abortSignal(limit())
  if (admin.error || admin.data !== false) return admin.status === 401
  // Reading one's own profile needs only the token.
  const { data } = await client.from('profiles').select('is_admin').abortSignal(limit())
  return (data as { is_admin?: unknown }[] | null)?.[0]?.is_admin === true
}

/** Makes the admin area's way to call the backend. Without `askForPassword`, callers get the ended-session answer. */
export function createAsAdmin(client: SupabaseClient, askForPassword: AskForPassword = async () => false): AsAdmin {
  return async (call) => {
    for (;;) {
      const answer =
        (await sessionProblem(client)) ??
        (await call().then(
          (given) => given,
          (reason: unknown): Answer => ({ data: null, status: 0, error: { message: String(reason) } }),
        ))
      const isRefused = answer.status === 401 || TOKEN_REFUSED.test(answer.error?.code ?? '')
      if (!isRefused && !(isDoubtful(answer) && (await isSessionDead(client)))) return answer
      if (!(await askForPassword())) return ENDED
    }
  }
}
