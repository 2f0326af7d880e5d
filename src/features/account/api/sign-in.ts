import type { AuthError } from '@supabase/supabase-js'
import { supabase } from '@/lib/supabase-client'
import { MESSAGES } from '../messages'

// An error that is not in the list means that there was no usable answer.
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
}

function check({ error }: { error: AuthError | null }): void {
  if (!error) return
  const sentence = SENTENCES[error.code ?? ''] ?? (error.status === 429 ? MESSAGES.tooManyTries : undefined)
  throw new Error(sentence ?? MESSAGES.unreachable)
}

const noAnswer = () => {
  throw new Error(MESSAGES.unreachable)
}

/**
 * Has a code sent to an address. The first code makes its account.
 * @throws Error with a sentence for its owner
 */
export async function sendCode(email: string): Promise<void> {
  check(await supabase().auth.signInWithOtp({ email }).catch(noAnswer))
}

/**
 * Signs this device in by a code; the session is stored.
 * @throws Error with a sentence for its owner
 */
export async function enterCode(email: string, token: string): Promise<void> {
  check(await supabase().auth.verifyOtp({ email, token, type: 'email' }).catch(noAnswer))
}
