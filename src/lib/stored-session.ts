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

/**
 * Whether a session was made by a password, which only admins have. For display only: what an account may do the backend
 * decides.
 */
export function mayBeAdmin(session: StoredSession | undefined): boolean {
  try {
    const [, body = ''] = session?.access_token.split('.') ?? []
    const { amr } = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/'))) as { amr?: { method: string }[] }
    return Boolean(amr?.some(({ method }) => method === 'password'))
  } catch {
    return false
  }
}
