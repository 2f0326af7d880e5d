import { emailLink } from '../_shared/contracts/email-lists.ts'
import { LEAVE_PLACEHOLDER } from '../_shared/contracts/send-letter.ts'
import { leaveHeaders } from '../_shared/leave-headers.ts'
import type { Mail, MailOutcome, SendMail } from '../_shared/mail.ts'
import type { Handed, Letters, LetterToSend, Settled, Settlement } from './letters.ts'

/** Mails sent at once. If a run dies, the fate of this many is unknown. Services accept about five a second. */
const BATCH = 5
const BATCH_MS = 1_000
/** This many failures in a row mean that the problem is not the addresses. */
const MOST_FAILURES_IN_A_ROW = 5
/** The run waits for pauses up to this long if the mail service asks for them; longer ones end it. */
const SHORT_WAIT_SECONDS = 3
const USUAL_WAIT_SECONDS = 2
const LONG_WAIT_SECONDS = 60
const SETTLE_TRIES = 3

export interface RunOptions {
  readonly letters: Letters
  readonly send: SendMail
  /** Origin of the site; `functionsUrl` is the public address of its functions. */
  readonly site: string
  readonly functionsUrl: string
  /** No batch starts after this time. */
  readonly runMs: number
  readonly now: () => number
  readonly pause: (milliseconds: number) => Promise<void>
}

/** What a run did, for the log. */
export interface RunResult {
  readonly sent: number
  readonly failed: number
}

/**
 * Sends mails of the current letter for some seconds. Each claimed mail is sent once; it is tried again only if the
 * mail service says that it did not accept it.
 */
export async function runLetter(options: RunOptions): Promise<RunResult> {
  const { letters, send, now, pause, runMs } = options
  const result = { sent: 0, failed: 0 }
  const letter = await letters.underWay()
  if (!letter) return result
  const end = now() + runMs
  let size = BATCH
  let failuresInARow = 0
  while (now() < end) {
    const begun = now()
    const handed = await letters.claim(letter.id, size)
    if (handed.length === 0) break
    const outcomes = await Promise.all(handed.map((one) => send(mailTo(letter, one, options))))
    for (const outcome of outcomes) {
      if (outcome.result === 'sent') result.sent += 1
      if (isFailure(outcome)) result.failed += 1
      failuresInARow = outcome.result === 'sent' ? 0 : failuresInARow + Number(isFailure(outcome))
    }
    const next = decide(outcomes, { isSlow: size === 1, failuresInARow })
    await settle(options, letter.id, { outcomes: outcomes.map((outcome, n) => settled(handed[n], outcome)), ...next })
    if (next.stop || next.waitSeconds !== undefined) break
    const wait = next.pauseSeconds * 1_000
    // Smaller batches for the rest of this run.
    if (wait > 0) size = Math.max(1, Math.floor(size / 2))
    await pause(Math.max(wait, begun + BATCH_MS - now()))
  }
  return result
}

const isFailure = ({ result }: MailOutcome) => result === 'refused' || result === 'unknown'

/** Decides whether and when to continue after a batch. */
function decide(
  outcomes: readonly MailOutcome[],
  { isSlow, failuresInARow }: { isSlow: boolean; failuresInARow: number },
): Pick<Settlement, 'problem' | 'waitSeconds' | 'stop'> & { pauseSeconds: number } {
  const closed = outcomes.find(({ result }) => result === 'closed')
  if (closed) return { stop: true, problem: closed.reason, pauseSeconds: 0 }
  if (failuresInARow >= MOST_FAILURES_IN_A_ROW) {
    return { stop: true, problem: outcomes.findLast(isFailure)?.reason, pauseSeconds: 0 }
  }
  const later = outcomes.find(({ result }) => result === 'later')
  if (!later) return { pauseSeconds: 0 }
  const seconds = Math.max(0, ...outcomes.map(({ waitSeconds = 0 }) => waitSeconds))
  if (seconds > SHORT_WAIT_SECONDS || isSlow) {
    return { waitSeconds: seconds || LONG_WAIT_SECONDS, problem: later.reason, pauseSeconds: 0 }
  }
  return { pauseSeconds: seconds || USUAL_WAIT_SECONDS, problem: later.reason }
}

const STATES = {
  sent: 'sent',
  refused: 'failed',
  unknown: 'unknown',
  later: 'waiting',
  closed: 'waiting',
} as const satisfies Record<MailOutcome['result'], Settled['state']>

function settled(handed: Handed | undefined, { result, reason }: MailOutcome): Settled {
  return { id: Number(handed?.signup_id), state: STATES[result], reason }
}

/** Retries, because mails whose outcome is not saved count as lost although they were sent. */
async function settle({ letters, pause }: RunOptions, id: string, settlement: Settlement): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await letters.settle(id, settlement)
    } catch (error) {
      if (tries === SETTLE_TRIES) throw error
      await pause(BATCH_MS)
    }
  }
}

/** The letter for one address, with its unsubscribe link in the text and in the header. */
function mailTo({ subject, html, text }: LetterToSend, { email, token }: Handed, options: RunOptions): Mail {
  const leave = emailLink(options.site, 'leave', token)
  return {
    to: email,
    subject,
    html: html.replaceAll(LEAVE_PLACEHOLDER, leave),
    text: text.replaceAll(LEAVE_PLACEHOLDER, leave),
    headers: leaveHeaders(options.functionsUrl, token),
  }
}
