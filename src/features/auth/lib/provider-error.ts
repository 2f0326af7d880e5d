import { isAuthApiError, isAuthRetryableFetchError, isAuthWeakPasswordError } from '@supabase/supabase-js'
import { CaptchaError } from '@/lib/captcha'
import { SignInError } from './auth-state'

/** Translates an error of the auth library for the person who signs in. */
export function toSignInError(error: unknown): SignInError {
  if (error instanceof CaptchaError) return new SignInError(error.message, false)
  const isFromProvider = isAuthApiError(error) || isAuthWeakPasswordError(error)
  // For an answer without a message, the library's text is the printed object.
  const message = isFromProvider ? error.message.trim() : ''
  if (message && !message.startsWith('{')) return new SignInError(message, false)
  const status = (error as { status?: number } | null)?.status ?? 0
  return new SignInError(undefined, isAuthRetryableFetchError(error) || status === 0 || status >= 500 || status === 200)
}
