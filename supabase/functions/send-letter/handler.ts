import { SEND_LETTER_FUNCTION } from '../_shared/contracts/functions.ts'
import {
  LEAVE_PLACEHOLDER,
  LETTER_BODY_MAX_BYTES,
  type SendLetterRequest,
  type SendLetterResponse,
  sendLetterRequest,
} from '../_shared/contracts/send-letter.ts'
import type { Cors } from '../_shared/cors.ts'
import { DatabaseUnavailableError } from '../_shared/database-call.ts'
import { type CallContext, createEndpoint } from '../_shared/endpoint.ts'
import { ApiError, jsonResponse } from '../_shared/http.ts'
import type { Log } from '../_shared/log.ts'
import type { SendMail } from '../_shared/mail.ts'
import { readJson } from '../_shared/read-json.ts'
import { type Admin, unavailable } from '../_shared/require-admin.ts'
import { sameText } from '../_shared/same-text.ts'
import { validated } from '../_shared/validated.ts'
import type { Letters } from './letters.ts'
import { runLetter } from './run.ts'

export interface Dependencies {
  readonly cors: Cors
  readonly log: Log
  readonly requireAdmin: (request: Request) => Promise<Admin>
  /** The project's secret key. A caller that sends it as `apikey` may only continue a letter. */
  readonly secretKey: string | null
  /** Null if the function runs without a backend. */
  readonly letters: Letters | null
  /** Null if no mail can be sent. */
  readonly send: SendMail | null
  /** Origin of the site; `functionsUrl` is the public address of its functions. */
  readonly site: string
  readonly functionsUrl: string
  readonly now?: () => number
  readonly pause?: (milliseconds: number) => Promise<void>
}

type Wanted<Does extends SendLetterRequest['does']> = Extract<SendLetterRequest, { does: Does }>

/** The page's calls time out after ten seconds, and it updates the letter's progress after each. */
const PAGE_RUN_MS = 5_000
/** Ends well before the platform's limit for functions, and before the scheduler's next call a minute later. */
const SCHEDULER_RUN_MS = 20_000

const SCHEDULER: Admin = { id: '', email: null }

/**
 * Answers calls of `send-letter`: an admin tests, starts, stops or continues a letter. Each `continue` call sends mails
 * for some seconds; the page or a scheduler calls again until the letter is done.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  const { cors, log, now = Date.now, requireAdmin, secretKey, letters, send } = dependencies
  return createEndpoint({ name: SEND_LETTER_FUNCTION, cors, log, now }, async (request, context) => {
    const isScheduler = secretKey !== null && (await sameText(request.headers.get('apikey') ?? '', secretKey))
    // Runs before the body is read, so that strangers learn nothing from its errors.
    const admin = isScheduler ? SCHEDULER : await requireAdmin(request)
    const wanted = validated<SendLetterRequest>(sendLetterRequest, await readJson(request, LETTER_BODY_MAX_BYTES))
    if (isScheduler && wanted.does !== 'continue') throw new ApiError('forbidden', 'A scheduler may only go on.')
    if (!letters) throw unavailable('database_not_set_up')
    try {
      await run(wanted, { ...dependencies, letters }, admin, context)
      const overview = await letters.overview()
      const answer: SendLetterResponse = { ...overview, canSend: send !== null, testAddress: admin.email }
      return jsonResponse(answer)
    } catch (error) {
      throw error instanceof DatabaseUnavailableError ? unavailable('database_unreachable') : error
    }
  })
}

async function run(
  wanted: SendLetterRequest,
  dependencies: Dependencies & { letters: Letters },
  admin: Admin,
  context: CallContext,
): Promise<void> {
  const { letters, send } = dependencies
  switch (wanted.does) {
    case 'overview':
      return
    case 'stop':
      return letters.stop(wanted.id)
    case 'test':
      return sendTest(wanted, sending(send), dependencies.site, admin)
    case 'start':
      sending(send)
      return start(wanted, letters, admin)
    case 'resume':
      sending(send)
      if (!(await letters.resume(wanted.id, wanted.again))) throw busy()
      return
    case 'continue': {
      // An open page keeps calling after the mail settings were removed.
      if (!send) return
      const { pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms)), now = Date.now } = dependencies
      const runMs = admin === SCHEDULER ? SCHEDULER_RUN_MS : PAGE_RUN_MS
      const { sent, failed } = await runLetter({ ...dependencies, send, now, pause, runMs })
      context.note(`sent_${sent}`)
      context.note(`failed_${failed}`)
    }
  }
}

function sending(send: SendMail | null): SendMail {
  if (send) return send
  throw new ApiError('invalid_request', 'No way to send mail is set up here.', { detail: 'no_mail' })
}

async function start(wanted: Wanted<'start'>, letters: Letters, admin: Admin): Promise<void> {
  const answer = await letters.start({ ...wanted, admin: admin.id })
  if (answer === 'busy') throw busy()
  if (answer === 'nobody') {
    throw new ApiError('invalid_request', 'Nobody has confirmed an address yet.', { detail: 'nobody' })
  }
}

/** Sends the letter to the admin only. Its unsubscribe link leads to the newsletter page. */
async function sendTest({ subject, html, text }: Wanted<'test'>, send: SendMail, site: string, { email }: Admin) {
  if (!email) throw new ApiError('invalid_request', 'Your account has no address.', { detail: 'no_address' })
  const fill = (words: string) => words.replaceAll(LEAVE_PLACEHOLDER, `${site}/newsletter`)
  const { result, reason } = await send({ to: email, subject: `[Test] ${subject}`, html: fill(html), text: fill(text) })
  if (result === 'sent') return
  throw new ApiError('provider_failed', `The mail service did not take the test (${reason}).`, {
    detail: `mail_${result}`,
  })
}

const busy = () =>
  new ApiError('invalid_request', 'Another letter is under way. Wait until it is done, or stop it.', { detail: 'busy' })
