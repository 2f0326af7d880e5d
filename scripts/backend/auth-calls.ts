/**
 * The one list of what `/auth/v1` serves: what the site calls, and what the owner's commands need. @supabase/lite has
 * more, such as `otp`, which makes accounts although sign-up is off.
 */
interface AuthCall {
  methods: readonly string[]
  /** Below `/auth/v1/`. `*` is one part of a path, `**` all the rest; one with a query has to be called exactly so. */
  path: string
  /** What counts its failures. */
  limit?: 'sign-in'
  /** Only with the secret key. */
  isForService?: true
}

export const AUTH_CALLS: readonly AuthCall[] = [
  // lite reads `grant_type` in its own way, so that no other spelling is let through.
  { methods: ['POST'], path: 'token?grant_type=password', limit: 'sign-in' },
  { methods: ['POST'], path: 'token?grant_type=refresh_token' },
  { methods: ['GET', 'PUT'], path: 'user' },
  { methods: ['POST'], path: 'logout' },
  { methods: ['GET'], path: 'settings' },
  // A hosted project has what follows; lite answers that it does not.
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
 * Finds the entry of the list that a request is. A preflight is that of the call it asks for.
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
