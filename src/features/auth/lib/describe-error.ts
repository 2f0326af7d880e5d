import { MESSAGES } from '../messages'
import { SignInError } from './auth-state'

/** The message of a refused sign-in: the auth service's own, or ours if it gave none. */
export function describeSignInError(error: unknown): { title: string; description?: string } {
  const known = error instanceof SignInError ? error : new SignInError(undefined, true)
  return {
    title: known.providerMessage ?? MESSAGES.signInFailed,
    ...(known.isUnreachable ? { description: MESSAGES.unreachable } : {}),
  }
}
