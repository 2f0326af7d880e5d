import { lookUp } from '@contracts/look-up.ts'
import { type AuthError, isAuthRetryableFetchError } from '@supabase/supabase-js'
import { ACCOUNT_PATH } from '@/lib/account-path'
import { captchaToken, NOT_A_PERSON } from '@/lib/captcha'
import { supabase } from '@/lib/supabase-client'
import { MESSAGES } from '../messages'

// Any other error counts as no usable answer.
const SENTENCES: Readonly<Record<string, string>> = {
  validation_failed: MESSAGES.emailWrong,
  email_address_invalid: MESSAGES.emailWrong,
  over_email_send_rate_limit: MESSAGES.tooManyCodes,
  over_request_rate_limit: MESSAGES.tooManyTries,
  email_provider_disabled: MESSAGES.noMail,
  otp_disabled: MESSAGES.noMail,
  signup_disabled: MESSAGES.noMail,
  otp_expired: MESSAGES.codeWrong,
  invalid_credentials: MESSAGES.codeWrong,
  captcha_failed: NOT_A_PERSON,
}

function check({ error }: { error: AuthError | null }): void {
  if (!error) return
  const sentence = lookUp(SENTENCES, error.code ?? '') ?? (error.status === 429 ? MESSAGES.tooManyTries : undefined)
  throw new Error(sentence ?? MESSAGES.unreachable)
}

const noAnswer = () => {
  throw new Error(MESSAGES.unreachable)
}

async function withCaptcha(): Promise<{ captchaToken?: string }> {
  const token = await captchaToken()
  return token === undefined ? {} : { captchaToken: token }
}

/**
 * Sends a code to an address. The first code creates its account.
 * @throws Error with a sentence for its owner
 */
export async function sendCode(email: string): Promise<void> {
  const options = await withCaptcha()
  check(await supabase().auth.signInWithOtp({ email, options }).catch(noAnswer))
}

/**
 * Signs this device in by a code; the session is stored.
 * @throws Error with a sentence for its owner
 */
export async function enterCode(email: string, token: string): Promise<void> {
  const answer = await supabase().auth.verifyOtp({ email, token, type: 'email' }).catch(noAnswer)
  check(answer)
  if (!answer.data.session) noAnswer()
}

/** Goes to another site to sign in. It leads back to the account page with a code. */
export async function leaveFor(provider: 'google' | 'github'): Promise<void> {
  const redirectTo = window.location.origin + ACCOUNT_PATH
  const options = { redirectTo, skipBrowserRedirect: true }
  const { data } = await supabase().auth.signInWithOAuth({ provider, options })
  if (data.url) window.location.assign(data.url)
}

/**
 * Signs this device in with the code that another site has returned.
 * @throws Error with a sentence
 */
export async function arriveWith(code: string): Promise<void> {
  const { error } = await supabase().auth.exchangeCodeForSession(code).catch(noAnswer)
  if (error) throw new Error(isAuthRetryableFetchError(error) ? MESSAGES.unreachable : MESSAGES.notByThatWay)
}

/**
 * Signs this device in by a passkey that was added before.
 * @throws Error with a sentence
 */
export async function signInByPasskey(): Promise<void> {
  const options = await withCaptcha()
  const { error } = await supabase().auth.signInWithPasskey({ options }).catch(noAnswer)
  if (error) throw new Error(isAuthRetryableFetchError(error) ? MESSAGES.unreachable : MESSAGES.notByPasskey)
}
