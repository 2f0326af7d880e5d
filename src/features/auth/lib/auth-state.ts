import type { Session, User } from '@supabase/supabase-js'

/** Result of the last reading of the admin flag. */
export type AdminCheck = 'pending' | 'done' | 'failed' | 'unanswered'

/** Who is signed in on this page. */
export interface AuthState {
  readonly user: User | null
  readonly session: Session | null
  /** From the user's own profile; false after an error and when signed out. */
  readonly isAdmin: boolean
  /** True until both the session and the admin flag are known, and while signing out. */
  readonly isLoading: boolean
  readonly adminCheck: AdminCheck
  /** A stored session could not be renewed, because the auth service gave no usable answer. */
  readonly isUnreachable: boolean
  /** The password was right, but the account also needs a code of its authenticator app. */
  readonly needsCode: boolean
  /** The session ended over open work: the password is asked for in place. `user` may be null meanwhile. */
  readonly needsPassword: boolean
  /** Signed out by the visitor on this page, not by expiry or from elsewhere. */
  readonly hasSignedOut: boolean
}

export const SIGNED_OUT: AuthState = {
  user: null,
  session: null,
  isAdmin: false,
  isLoading: false,
  adminCheck: 'done',
  isUnreachable: false,
  needsCode: false,
  needsPassword: false,
  hasSignedOut: false,
}

/** Why a sign-in or a code was not accepted. */
export class SignInError extends Error {
  override readonly name = 'SignInError'
  /** The auth service's message for people; undefined if it gave none. */
  readonly providerMessage: string | undefined
  /** There was no usable answer, so the entries may be right. */
  readonly isUnreachable: boolean

  constructor(providerMessage: string | undefined, isUnreachable: boolean) {
    super(providerMessage ?? 'No usable answer from the auth service')
    this.providerMessage = providerMessage
    this.isUnreachable = isUnreachable
  }
}
