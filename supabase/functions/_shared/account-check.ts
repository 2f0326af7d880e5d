import * as z from 'zod/mini'
import type { AuthSettings } from './auth-settings.ts'
import { ApiError } from './http.ts'
import { timeLimit } from './time-limit.ts'

/** The account that calls. */
export interface Account {
  readonly id: string
  readonly email: string | null
}

export interface AccountCheckOptions extends AuthSettings {
  /** For both requests together. */
  readonly timeoutMs?: number
}

const MAX_TOKEN_CHARS = 8192
const BEARER = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+) *$/i
/** Statuses of refused tokens: forged, expired, signed out, or of a deleted account. */
const TOKEN_REFUSED = new Set([400, 401, 403])

const userAnswer = z.object({ id: z.guid(), email: z.nullish(z.string()) })
const yesOrNo = z.boolean()

/**
 * Checks who calls. Asks the auth service whose token it is, because a token stays validly signed after its account is
 * deleted or its session ends. Then asks the database one question about it, by a function that answers yes or no to
 * the token's own account. Uses plain requests, because the client library would retry past the time limit and print
 * failures to the log.
 * The check rejects with an `ApiError`: 401 without a token that counts, 503 if that cannot be found out.
 */
export function createAccountCheck(
  { url, publishableKey, timeoutMs = 5_000 }: AccountCheckOptions,
  question: 'is_admin' | 'is_pro',
) {
  return async (request: Request): Promise<{ account: Account; isYes: boolean }> => {
    const token = accessToken(request)
    if (!token) {
      throw unauthenticated(
        'Please sign in.',
        request.headers.get('authorization') ? 'no_access_token' : 'no_authorization',
      )
    }
    const limit = timeLimit(timeoutMs)
    const signal = AbortSignal.any([request.signal, limit.signal])
    const ask = (path: string) =>
      fetch(url + path, {
        headers: { authorization: `Bearer ${token}`, apikey: publishableKey, accept: 'application/json' },
        redirect: 'error', // the token goes to this host and no other
        signal,
      })
    try {
      const account = await readAccount(await ask('/auth/v1/user'))
      return { account, isYes: await readAnswer(await ask(`/rest/v1/rpc/${question}`), question) }
    } catch (error) {
      if (error instanceof ApiError) throw error
      throw unavailable(limit.signal.aborted ? 'auth_timeout' : 'auth_unreachable', error)
    } finally {
      limit.clear()
    }
  }
}

/** The access token of a request. Pages send a publishable key while nobody is signed in; that does not count. */
export function accessToken(request: Request): string | undefined {
  const header = request.headers.get('authorization') ?? ''
  return header.length <= MAX_TOKEN_CHARS ? BEARER.exec(header)?.[1] : undefined
}

/** The error if the caller's identity cannot be checked. */
export function unavailable(detail: string, cause?: unknown): ApiError {
  return new ApiError(
    'service_unavailable',
    'Your account cannot be checked at the moment. Please try again in a minute.',
    { detail, headers: { 'retry-after': '60' }, cause },
  )
}

async function readAccount(response: Response): Promise<Account> {
  if (response.ok) {
    const { data, success } = userAnswer.safeParse(await response.json().catch(rethrowUnlessSyntax))
    if (success) return { id: data.id, email: data.email ?? null }
    throw unavailable('auth_nonsense')
  }
  await response.body?.cancel()
  throw TOKEN_REFUSED.has(response.status) ? sessionEnded(response) : unavailable(`auth_${response.status}`)
}

async function readAnswer(response: Response, question: string): Promise<boolean> {
  if (response.ok) {
    const { data, success } = yesOrNo.safeParse(await response.json().catch(rethrowUnlessSyntax))
    if (!success) throw unavailable(`${question}_nonsense`)
    return data
  }
  await response.body?.cancel()
  // With 401, the token expired between the two requests.
  throw response.status === 401 ? sessionEnded(response) : unavailable(`${question}_${response.status}`)
}

/** An answer that is not JSON becomes null; broken connections and timeouts are thrown on. */
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
