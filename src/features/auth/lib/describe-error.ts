import { MESSAGES } from '../messages'
import { SignInError } from './auth-state'

/** What a refused sign-in says: the auth service's own words where it had any, else ours. */
export function describeSignInError(error: unknown): { title: string; description?: string } {
  const known = error instanceof SignInError ? error : new SignInError(undefined, true)
  return {
    title: known.providerMessage ?? MESSAGES.signInFailed,
    ...(known.isUnreachable ? { description: MESSAGES.unreachable } : {}),
  }
}
