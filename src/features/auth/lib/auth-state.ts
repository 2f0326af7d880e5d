import type { Session, User } from '@supabase/supabase-js'

/** How the last reading of the admin flag ended. */
export type AdminCheck = 'pending' | 'done' | 'failed' | 'unanswered'

/** Who is signed in on this page. */
export interface AuthState {
  readonly user: User | null
  readonly session: Session | null
  /** From the user's own profile; false on an error and when signed out. */
  readonly isAdmin: boolean
  /** True until both the session and the admin flag are known, and while signing out. */
  readonly isLoading: boolean
  readonly adminCheck: AdminCheck
  /** A stored session could not be renewed: the auth service gave no usable answer. */
  readonly isUnreachable: boolean
  /** The password was right, and the account asks for a code of its authenticator app as well. */
  readonly needsCode: boolean
  /** The session ended over open work: the password is asked for in place. `user` may be null meanwhile. */
  readonly needsPassword: boolean
  /** Signed out by the person at this page, not by time or from elsewhere. */
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
  /** What the auth service said, meant for people; undefined where it said nothing usable. */
  readonly providerMessage: string | undefined
  /** There was no usable answer: the entries may well be right. */
  readonly isUnreachable: boolean

  constructor(providerMessage: string | undefined, isUnreachable: boolean) {
    super(providerMessage ?? 'No usable answer from the auth service')
    this.providerMessage = providerMessage
    this.isUnreachable = isUnreachable
  }
}
