import * as z from 'zod/mini'
import type { AuthSettings } from './auth-settings.ts'
import { ApiError } from './http.ts'
import { timeLimit } from './time-limit.ts'

/** Lets a request of a signed-in admin pass. Rejects with an `ApiError` of 401, 403 or 503 for every other. */
export type RequireAdmin = (request: Request) => Promise<void>

export interface RequireAdminOptions extends AuthSettings {
  /** For both questions together. */
  readonly timeoutMs?: number
}

const MAX_TOKEN_CHARS = 8192
const BEARER = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+) *$/i
/** How the auth service refuses a token: forged, expired, signed out, or of an account that is gone. */
const TOKEN_REFUSED = new Set([400, 401, 403])

const userAnswer = z.object({ id: z.guid() })
const adminAnswer = z.boolean()

/**
 * The check for admins. The auth service says whose token it is, so that one of a deleted account or an ended session
 * does not pass for as long as its signature would. The database says whether that very token is an admin's: by the same
 * function as its policies, so that an account with a second factor needs it here, too.
 * Plain requests: the client library would ask again past the time limit and print failures to the log.
 */
export function createRequireAdmin({ url, publishableKey, timeoutMs = 5_000 }: RequireAdminOptions): RequireAdmin {
  return async (request) => {
    const token = bearerToken(request)
    const limit = timeLimit(timeoutMs)
    const signal = AbortSignal.any([request.signal, limit.signal])
    const ask = (path: string) =>
      fetch(url + path, {
        headers: { authorization: `Bearer ${token}`, apikey: publishableKey, accept: 'application/json' },
        redirect: 'error', // the token goes to this host and no other
        signal,
      })
    try {
      await checkUser(await ask('/auth/v1/user'))
      const isAdmin = await readIsAdmin(await ask('/rest/v1/rpc/is_admin'))
      if (!isAdmin) throw new ApiError('forbidden', 'You don’t have permission to access the admin area.')
    } catch (error) {
      if (error instanceof ApiError) throw error
      throw unavailable(limit.signal.aborted ? 'auth_timeout' : 'auth_unreachable', error)
    } finally {
      limit.clear()
    }
  }
}

/** The answer where nobody can say who the caller is. */
export function unavailable(detail: string, cause?: unknown): ApiError {
  return new ApiError(
    'service_unavailable',
    'Your account cannot be checked at the moment. Please try again in a minute.',
    { detail, headers: { 'retry-after': '60' }, cause },
  )
}

/** The access token of a request. A publishable key, which pages send while nobody is signed in, is none. */
function bearerToken(request: Request): string {
  const header = request.headers.get('authorization') ?? ''
  const token = header.length <= MAX_TOKEN_CHARS ? BEARER.exec(header)?.[1] : undefined
  if (!token) throw unauthenticated('Please sign in.', header ? 'no_access_token' : 'no_authorization')
  return token
}

async function checkUser(response: Response): Promise<void> {
  if (response.ok) {
    const { success } = userAnswer.safeParse(await response.json().catch(rethrowUnlessSyntax))
    if (success) return
    throw unavailable('auth_nonsense')
  }
  await response.body?.cancel()
  throw TOKEN_REFUSED.has(response.status) ? sessionEnded(response) : unavailable(`auth_${response.status}`)
}

async function readIsAdmin(response: Response): Promise<boolean> {
  if (response.ok) {
    const { data, success } = adminAnswer.safeParse(await response.json().catch(rethrowUnlessSyntax))
    if (!success) throw unavailable('is_admin_nonsense')
    return data
  }
  await response.body?.cancel()
  // The token has run out between the two questions.
  throw response.status === 401 ? sessionEnded(response) : unavailable(`is_admin_${response.status}`)
}

/** HTML with 200 is nonsense; a connection that breaks or a time that is up is something else. */
function rethrowUnlessSyntax(error: unknown): null {
  if (error instanceof SyntaxError) return null
  throw error
}

function sessionEnded(response: Response): ApiError {
  return unauthenticated('Your session has ended. Please sign in again.', `token_refused_${response.status}`)
}

function unauthenticated(message: string, detail: string): ApiError {
  return new ApiError('unauthenticated', message, { detail, headers: { 'www-authenticate': 'Bearer' } })
}
