import type { Session } from '@supabase/supabase-js'

/** The confirmed authenticator app of an account; undefined if it has none. */
export function authenticatorOf(session: Session): string | undefined {
  return session.user.factors?.find(({ factor_type, status }) => factor_type === 'totp' && status === 'verified')?.id
}

/** Whether a session still lacks the code of the account's authenticator app. */
export function isCodeDue(session: Session): boolean {
  return authenticatorOf(session) !== undefined && assuranceOf(session.access_token) !== 'aal2'
}

// For display only; the backend decides what an account may do.
function assuranceOf(token: string): unknown {
  try {
    const [, body = ''] = token.split('.')
    return (JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/'))) as { aal?: unknown }).aal
  } catch {
    return undefined
  }
}
