import { lookUp } from '@contracts/look-up.ts'

/** Every message of the page of letters. */
export const MESSAGES = {
  loadFailed: 'The letters could not be loaded.',
  articlesFailed: 'The articles could not be loaded.',
  contentFailed: 'What the letter is made of could not be loaded.',
  notKept: 'This browser does not keep what you type: its storage is blocked or full.',
  tooLong: 'The letter is too long: Gmail cuts mails of more than 100 kB. Send the beginning instead.',
  tested: (address: string) => `Test sent to ${address}`,
  testFailed: (reason: string) => `The test was not sent: ${reason}`,
  started: 'The letter is on its way',
  startFailed: (reason: string) => `The letter was not started: ${reason}`,
  stopped: 'Stopped. What was under way is still counted.',
  changeFailed: (reason: string) => `That did not go through: ${reason}`,
  goOnFailed: (reason: string) => `Nobody could be asked how it goes: ${reason} This page keeps trying.`,
} as const

/** The database's error codes as sentences. */
const WORDS: Readonly<Record<string, string>> = {
  interrupted:
    'Nothing was sent for an hour. Go on, unless this is a copy of the database that was put back after the letter had gone out.',
  lost: 'The sending ended before the answer came',
}

/** A problem as a sentence: one of ours, or the mail service's own. */
export const inWords = (problem: string): string => lookUp(WORDS, problem) ?? problem
