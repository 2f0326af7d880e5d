/**
 * The calls that `/auth/v1` serves: those the site makes, and those the owner's commands need. @supabase/lite has more,
 * such as `signup`, which accepts a password from anybody who types an address.
 */
interface AuthCall {
  methods: readonly string[]
  /** Below `/auth/v1/`. `*` is one segment, `**` all the rest. A path with a query must match exactly. */
  path: string
  /** Its rate limit: failed sign-ins, tries at a code (and failed sign-ins), or letters. */
  limit?: 'sign-in' | 'code' | 'letter'
  /** Only with the secret key. */
  isForService?: true
}

export const AUTH_CALLS: readonly AuthCall[] = [
  // lite parses `grant_type` in its own way, so only this exact spelling is allowed.
  { methods: ['POST'], path: 'token?grant_type=password', limit: 'sign-in' },
  { methods: ['POST'], path: 'token?grant_type=refresh_token' },
  // Sign-in by a mailed code; scripts/backend/codes.ts handles both calls.
  { methods: ['POST'], path: 'otp', limit: 'letter' },
  { methods: ['POST'], path: 'verify', limit: 'code' },
  { methods: ['GET', 'PUT'], path: 'user' },
  { methods: ['POST'], path: 'logout' },
  { methods: ['GET'], path: 'settings' },
  // A hosted project supports these; lite answers that it does not.
  { methods: ['POST'], path: 'factors' },
  { methods: ['DELETE'], path: 'factors/*' },
  { methods: ['POST'], path: 'factors/*/challenge' },
  { methods: ['POST'], path: 'factors/*/verify', limit: 'sign-in' },
  { methods: ['GET', 'POST', 'PUT', 'DELETE'], path: 'admin/**', isForService: true },
]

const patterns = AUTH_CALLS.map(({ path }) => {
  const escaped = path.replace(/[.?]/g, '\\$&').replace(/\*\*|\*/g, (star) => (star === '*' ? '[\\w-]+' : '.+'))
  return new RegExp(`^/auth/v1/${escaped}$`)
})

/**
 * Finds a request's entry in the list. A preflight matches the call it asks for.
 * @param url path and query
 */
export function authCallOf(method: string, url: string): AuthCall | undefined {
  const [path = ''] = url.split('?', 1)
  return AUTH_CALLS.find(
    (call, index) =>
      (call.methods.includes(method) || method === 'OPTIONS') &&
      patterns[index]?.test(call.path.includes('?') ? url : path),
  )
}
