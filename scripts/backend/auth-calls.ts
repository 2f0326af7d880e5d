/**
 * The calls that `/auth/v1` serves: those the site makes, and those the functions need. @supabase/lite has more, such as
 * `signup`, which accepts a password from anybody who types an address.
 */
export interface AuthCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `/auth/v1/`. `:id` is one segment. */
  path: string
  /** The whole query, in one of these spellings. Without them there is none. */
  queries?: readonly string[]
  /** How it proves who signs in, if it does; named as in a hosted project's tokens. */
  proves?: 'password' | 'otp'
  /** Its rate limit: failed sign-ins, tries at a code (and failed sign-ins), or letters. */
  limit?: 'sign-in' | 'code' | 'letter'
  /** Only with the secret key. */
  isForService?: true
}

export const AUTH_CALLS: readonly AuthCall[] = [
  { method: 'POST', path: 'token', queries: ['?grant_type=password'], proves: 'password', limit: 'sign-in' },
  { method: 'POST', path: 'token', queries: ['?grant_type=refresh_token'] },
  { method: 'POST', path: 'otp', limit: 'letter' },
  { method: 'POST', path: 'verify', proves: 'otp', limit: 'code' },
  { method: 'GET', path: 'user' },
  { method: 'PUT', path: 'user', limit: 'sign-in' },
  { method: 'POST', path: 'logout', queries: ['?scope=global', '?scope=local', '?scope=others'] },
  { method: 'GET', path: 'settings' },
  // A hosted project supports these; lite answers that it does not.
  { method: 'POST', path: 'factors' },
  { method: 'DELETE', path: 'factors/:id' },
  { method: 'POST', path: 'factors/:id/challenge' },
  { method: 'POST', path: 'factors/:id/verify', limit: 'sign-in' },
  { method: 'POST', path: 'admin/users', isForService: true },
  { method: 'PUT', path: 'admin/users/:id', isForService: true },
]

const patterns = AUTH_CALLS.map(({ path }) => new RegExp(`^/auth/v1/${path.replace(':id', '[\\w-]+')}$`))

/** Finds a request's entry in the list. A preflight matches the calls it may ask for. */
export function authCallOf({ method, url }: { method: string; url: string }): AuthCall | undefined {
  const { pathname, search } = new URL(url)
  return AUTH_CALLS.find(
    (call, index) =>
      (method === call.method || method === 'OPTIONS') &&
      patterns[index]?.test(pathname) &&
      (call.queries ?? ['']).includes(search),
  )
}
