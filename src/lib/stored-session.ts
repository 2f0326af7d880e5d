import * as z from 'zod/mini'
import { authStorage } from './auth-storage'
import { SESSION_KEY } from './session'

const session = z.object({
  access_token: z.string(),
  user: z.object({ id: z.string(), email: z.optional(z.string()) }),
})
export type StoredSession = z.infer<typeof session>

/** The session stored on this device, which may have ended meanwhile; undefined without one. */
export function readSession(): StoredSession | undefined {
  try {
    return session.safeParse(JSON.parse(authStorage.getItem(SESSION_KEY) ?? '')).data
  } catch {
    return undefined
  }
}

const claims = z.object({ aal: z.optional(z.string()), amr: z.optional(z.array(z.unknown())) })
const way = z.object({ method: z.literal('password') })

/** What a token says of its session; empty if it cannot be read. For display only: the backend decides what may be done. */
export function claimsOf(token: string): z.infer<typeof claims> {
  try {
    const [, body = ''] = token.split('.')
    return claims.parse(JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/'))))
  } catch {
    return {}
  }
}

/** Whether a session was made by a password, which only admins have. */
export function mayBeAdmin(session: StoredSession | undefined): boolean {
  return Boolean(session && claimsOf(session.access_token).amr?.some((entry) => way.safeParse(entry).success))
}
