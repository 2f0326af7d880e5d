import type { EmailList } from '@contracts/email-lists.ts'
import { JOIN_EMAIL_LIST_FUNCTION } from '@contracts/functions.ts'
import { joinEmailListResponse } from '@contracts/join-email-list.ts'
import { callFunction } from '@/lib/call-function'

const TIMEOUT_MS = 10_000

/**
 * Adds an address to a list. Adding it twice succeeds, too.
 * @throws CallError if the function refuses, cannot be reached within ten seconds, or gives an invalid answer
 */
export async function joinList(list: EmailList, email: string): Promise<void> {
  await callFunction({
    name: JOIN_EMAIL_LIST_FUNCTION,
    body: { list, email },
    response: joinEmailListResponse,
    failure: 'Failed to leave the address',
    invalid: 'Invalid response from the list',
    quota: 'Too many addresses were left. Please try again tomorrow.',
    isCountedByDevice: false,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
}
