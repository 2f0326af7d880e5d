import type { Session } from '@supabase/supabase-js'
import { claimsOf } from '@/lib/stored-session'

/** The confirmed authenticator app of an account; undefined if it has none. */
export function authenticatorOf(session: Session): string | undefined {
  return session.user.factors?.find(({ factor_type, status }) => factor_type === 'totp' && status === 'verified')?.id
}

/** Whether a session still lacks the code of the account's authenticator app. */
export function isCodeDue(session: Session): boolean {
  return authenticatorOf(session) !== undefined && claimsOf(session.access_token).aal !== 'aal2'
}
