import type { SupabaseClient } from '@supabase/supabase-js'
import { type EmailList, emailLink } from './contracts/email-lists.ts'
import type { JoinEmailListRequest } from './contracts/join-email-list.ts'
import { callDatabase } from './database-call.ts'
import type { SendMail } from './mail.ts'
import { QUOTA_TIMEOUT_MS } from './quota.ts'

const NAMES: Record<EmailList, string> = { newsletter: 'the weekly letter', pro: 'the waiting list of Pro' }

export interface ConfirmationOptions {
  /** A client with the secret key. */
  readonly client: Pick<SupabaseClient, 'rpc'>
  readonly send: SendMail
  /** Origin of the site. */
  readonly site: string
}

/**
 * Mails an address a link that confirms it for its list. The database allows this at most once a day, and never for a
 * confirmed address. Rejects if the mail could not be sent.
 */
export function createConfirmation({ client, send, site }: ConfirmationOptions) {
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
    const { result, reason } = await send({ to: email, subject: 'Please confirm your address', text })
    if (result !== 'sent') throw new Error(`The mail was not sent (${result}): ${reason}`)
  }
}
