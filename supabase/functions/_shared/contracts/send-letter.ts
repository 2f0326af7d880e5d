import * as z from 'zod/mini'

/** Placeholder for each recipient's unsubscribe link. The database refuses a letter without it. */
export const LEAVE_PLACEHOLDER = '{{leave}}'

/** A letter's subject has at most this many characters (UTF-16 units), … */
export const LETTER_SUBJECT_MAX_CHARS = 150

/** … and each of its two texts at most this many bytes, because Gmail cuts longer mails. */
export const LETTER_MAX_BYTES = 100_000

/** A call with a letter in it has at most this many bytes. */
export const LETTER_BODY_MAX_BYTES = 512 * 1024

const bytesOf = (text: string) => new TextEncoder().encode(text).length

const content = {
  subject: z
    .string('Please write a subject.')
    .check(
      z.trim(),
      z.minLength(1, 'Please write a subject.'),
      z.maxLength(LETTER_SUBJECT_MAX_CHARS, `The subject may have ${LETTER_SUBJECT_MAX_CHARS} characters at most.`),
      z.regex(/^\P{Cc}*$/u, 'The subject must be plain text on one line.'),
    ),
  html: letterText(),
  text: letterText(),
}

function letterText() {
  return z.string('The letter is not complete.').check(
    z.refine((text) => text.includes(LEAVE_PLACEHOLDER), 'The letter has no way off the list.'),
    z.refine((text) => bytesOf(text) <= LETTER_MAX_BYTES, 'The letter is too long for mail programs.'),
  )
}

const id = z.uuid('There is no such letter.')

/** Body of a call to `send-letter`. */
export const sendLetterRequest = z.discriminatedUnion(
  'does',
  [
    z.object({ does: z.literal('overview') }),
    z.object({ does: z.literal('test'), ...content }),
    z.object({
      does: z.literal('start'),
      /** Chosen by the page, so a repeated start does not create a second letter. */
      id,
      /** Source of the letter: `week 2026-11-30`, or `article` and its id. */
      source: z.string().check(z.regex(/^(?:week|article) [\da-f-]{10,36}$/, 'The letter is made of nothing.')),
      ...content,
    }),
    z.object({ does: z.literal('continue') }),
    z.object({ does: z.literal('stop'), id }),
    z.object({ does: z.literal('resume'), id, again: z.boolean() }),
  ],
  'Please send the request as a JSON object.',
)
export type SendLetterRequest = z.infer<typeof sendLetterRequest>

const count = z.number()

/** A letter as the admin area shows it. */
export const letter = z.object({
  id,
  subject: z.string(),
  source: z.string(),
  created_at: z.string(),
  state: z.enum(['sending', 'stopped', 'done']),
  /** Why it stopped by itself or waits: our own word (`interrupted`), or the mail service's message. */
  problem: z.nullable(z.string()),
  wait_until: z.nullable(z.string()),
  /** Number of addresses by the outcome of their mail; `gone` left the list before their turn. */
  counts: z.object({ waiting: count, sending: count, sent: count, failed: count, unknown: count, gone: count }),
  /** How many of the recipients have left the list since. */
  off_since: count,
  /** The first mails that failed or whose outcome is unknown (`reason` is `lost` if their run broke off). */
  failures: z.array(
    z.object({
      email: z.nullable(z.string()),
      state: z.enum(['failed', 'unknown']),
      reason: z.nullable(z.string()),
    }),
  ),
})
export type Letter = z.infer<typeof letter>

/** Overview of all letters from the database. */
export const lettersOverview = z.object({
  /** Number of confirmed addresses, which get the next letter. */
  addresses: count,
  /** The newest first. */
  letters: z.array(letter),
})
export type LettersOverview = z.infer<typeof lettersOverview>

/** Answer of `send-letter`: the state after the request. */
export const sendLetterResponse = z.object({
  ...lettersOverview.shape,
  /** Whether this backend has a way to send mail. */
  canSend: z.boolean(),
  /** The admin's own address, which gets test mails. */
  testAddress: z.nullable(z.string()),
})
export type SendLetterResponse = z.infer<typeof sendLetterResponse>
