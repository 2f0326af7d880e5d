import { emailLinkResponse } from '@contracts/email-link.ts'
import type { EmailLinkAction, EmailList } from '@contracts/email-lists.ts'
import { FOLLOW_EMAIL_LINK_FUNCTION } from '@contracts/functions.ts'
import { callFunction } from '@/lib/call-function'

const TIMEOUT_MS = 10_000

/**
 * Does what a link in an email asks for.
 * @returns the list, or null if no address has this token (any more)
 * @throws CallError
 */
export async function followLink(does: EmailLinkAction, token: string): Promise<EmailList | null> {
  const { list } = await callFunction({
    name: FOLLOW_EMAIL_LINK_FUNCTION,
    body: { does, token },
    response: emailLinkResponse,
    failure: 'Failed to follow the link',
    invalid: 'Invalid response from the list',
    quota: 'Please try again tomorrow.',
    isCountedByDevice: false,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return list
}
