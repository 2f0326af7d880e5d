import { isAuthApiError, isAuthRetryableFetchError, isAuthWeakPasswordError } from '@supabase/supabase-js'
import { CaptchaError } from '@/lib/captcha'
import { SignInError } from './auth-state'

/** What an error of the auth library means to the person who signs in. */
export function toSignInError(error: unknown): SignInError {
  if (error instanceof CaptchaError) return new SignInError(error.message, false)
  const isFromProvider = isAuthApiError(error) || isAuthWeakPasswordError(error)
  // An answer without a message is printed by the library as the object it was.
  const message = isFromProvider ? error.message.trim() : ''
  if (message && !message.startsWith('{')) return new SignInError(message, false)
  const status = (error as { status?: number } | null)?.status ?? 0
  return new SignInError(undefined, isAuthRetryableFetchError(error) || status === 0 || status >= 500 || status === 200)
}
