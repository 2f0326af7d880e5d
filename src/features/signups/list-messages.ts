import type { EmailList } from '@contracts/email-lists.ts'

/** The lists, as admins read of them. */
export const LIST_NAMES: Record<EmailList, string> = { newsletter: 'Newsletter', pro: 'Pro waiting list' }

/** Every message of the page of signups, and of the page that links in mails lead to. */
export const MESSAGES = {
  removed: 'Signup removed',
  alreadyRemoved: 'This signup had already been removed',
  removeFailed: (reason: string) => `The signup was not removed: ${reason}`,
  fileFailed: (reason: string) => `The file could not be made: ${reason}`,
  loadFailed: 'The signups could not be loaded.',
  linkDone: {
    confirm: 'Your address is confirmed',
    leave: 'Your address is off the list',
  },
  linkUnknown: 'This link no longer leads to an address. It may be off the list already.',
  linkFailed: 'That did not go through. Please try again.',
} as const
