import { ACCOUNT_SEARCH_MIN_CHARS } from '@contracts/limits.ts'

/** Every message of the page of accounts. */
export const MESSAGES = {
  tooShort: `Please type at least ${ACCOUNT_SEARCH_MIN_CHARS} letters of the address.`,
  nothingTyped: `Type an address, or at least its first ${ACCOUNT_SEARCH_MIN_CHARS} letters.`,
  loadFailed: 'The accounts could not be searched.',
  given: (email: string) => `${email} has Pro now`,
  dayMissing: 'Please choose the day on which Pro ends.',
  noteMissing: 'Please say why: other admins read it.',
  takenBack: 'Pro is taken back',
  nothingToTakeBack: 'There was nothing to take back any more',
  takeBackFailed: (reason: string) => `Pro was not taken back: ${reason}`,
  exportFailed: (reason: string) => `The file could not be made: ${reason}`,
  otherAddress: 'This is not the address of the account.',
  deleted: 'The account is deleted',
  gone: 'There is no such account any more',
  forbidden: 'You don’t have permission to do that.',
  unreachable: 'The server gives no answer. What you typed is still here: please try again in a moment.',
  serverError: (status: number) => `The server answered with an error (${status}).`,
  unreadable: 'The server’s answer could not be read.',
} as const
