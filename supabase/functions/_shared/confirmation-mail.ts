import type { SupabaseClient } from '@supabase/supabase-js'
import { type EmailList, emailLink } from './contracts/email-lists.ts'
import type { JoinEmailListRequest } from './contracts/join-email-list.ts'
import { callDatabase } from './database-call.ts'
import { ConfigurationError, readSetting } from './env.ts'
import { QUOTA_TIMEOUT_MS } from './quota.ts'
import { timeLimit } from './time-limit.ts'

/** A service that sends mail: it takes `{ from, to, subject, text }` as JSON, with its key as a bearer token. */
export interface MailSettings {
  readonly url: string
  readonly apiKey: string
  readonly from: string
}

const NAMES: Record<EmailList, string> = { newsletter: 'the weekly letter', pro: 'the waiting list of Pro' }
const SEND_TIMEOUT_MS = 10_000

/** Null where no mail can be sent: addresses are taken without a question then. Throws a `ConfigurationError`. */
export function readMail(get: (name: string) => string | undefined): MailSettings | null {
  const url = readSetting(get, 'MAIL_API_URL')
  const [apiKey, from] = [readSetting(get, 'MAIL_API_KEY'), readSetting(get, 'MAIL_FROM')]
  if (!url && !apiKey && !from) return null
  if (!url || !apiKey || !from)
    throw new ConfigurationError('MAIL_API_URL, MAIL_API_KEY and MAIL_FROM belong together.')
  return { url, apiKey, from }
}

export interface ConfirmationOptions {
  /** A client with the secret key. */
  readonly client: Pick<SupabaseClient, 'rpc'>
  readonly mail: MailSettings
  /** Origin of the site. */
  readonly site: string
}

/**
 * Asks an address by mail whether it is to be on its list. At most once a day, and not one that has confirmed: the
 * database says so. Rejects where the mail could not be sent.
 */
export function createConfirmation({ client, mail, site }: ConfirmationOptions) {
  return async ({ list, email }: JoinEmailListRequest): Promise<void> => {
    const token = await callDatabase(
      client,
      'email_confirmation_due',
      { p_list: list, p_email: email },
      QUOTA_TIMEOUT_MS,
    )
    if (typeof token !== 'string') return
    const text = [
      `Please confirm your address for ${NAMES[list]}:`,
      emailLink(site, 'confirm', token),
      'If you did not ask for it, you need not do anything. To take the address off the list:',
      emailLink(site, 'leave', token),
    ].join('\n\n')
    const limit = timeLimit(SEND_TIMEOUT_MS)
    try {
      const response = await fetch(mail.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${mail.apiKey}` },
        body: JSON.stringify({ from: mail.from, to: email, subject: 'Please confirm your address', text }),
        redirect: 'error',
        signal: limit.signal,
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`The mail service answered ${response.status}.`)
    } finally {
      limit.clear()
    }
  }
}
