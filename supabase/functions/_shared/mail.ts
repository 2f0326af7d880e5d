import { boundedFetch } from './bounded-fetch.ts'
import { ConfigurationError, readSetting } from './env.ts'
import { MAIL_API_KINDS } from './settings.ts'
import { timeLimit } from './time-limit.ts'

export type MailKind = (typeof MAIL_API_KINDS)[number]

/** A service that sends mail over HTTP, and the sender of the mails. */
export interface MailSettings {
  readonly kind: MailKind
  readonly url: string
  readonly apiKey: string
  readonly from: string
}

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  /** Header fields of the mail. */
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * Outcome of a mail, which decides whether it may be sent again:
 * - `sent`: the service accepted it.
 * - `refused`: the service will not accept this mail to this address.
 * - `later`: the service did not accept it now, but may later.
 * - `closed`: the service accepts no mail with these settings.
 * - `unknown`: it is not known whether the service accepted it.
 */
export interface MailOutcome {
  readonly result: 'sent' | 'refused' | 'later' | 'closed' | 'unknown'
  /** For the site's owner: the service's status, and its message if there is one. */
  readonly reason?: string
  /** With `later`: seconds until the service wants to be asked again. */
  readonly waitSeconds?: number
}

/** Sends one mail. Never rejects. */
export type SendMail = (mail: Mail) => Promise<MailOutcome>

const TIMEOUT_MS = 10_000
const ANSWER_MAX_BYTES = 16 * 1024
const REASON_MAX_CHARS = 200
const FORBIDDEN = new Set([401, 403])
/** Statuses that mean that the service accepted nothing for now. */
const BUSY = new Set([429, 503])

/** Null if no mail can be sent. Throws a `ConfigurationError` if a mail setting is invalid or missing. */
export function readMail(get: (name: string) => string | undefined): MailSettings | null {
  const url = readSetting(get, 'MAIL_API_URL')
  const [apiKey, from] = [readSetting(get, 'MAIL_API_KEY'), readSetting(get, 'MAIL_FROM')]
  const wanted = readSetting(get, 'MAIL_API_KIND')
  if (!url && !apiKey) return null
  if (!url || !apiKey || !from)
    throw new ConfigurationError('MAIL_API_URL, MAIL_API_KEY and MAIL_FROM belong together.')
  return { kind: MAIL_API_KINDS.find((kind) => kind === wanted) ?? 'resend', url, apiKey, from }
}

/** The format of a request for each kind of service. */
const REQUESTS: Record<MailKind, (mail: Mail, from: string, key: string) => { key: [string, string]; body: object }> = {
  resend: ({ to, subject, text, html, headers }, from, key) => ({
    key: ['authorization', `Bearer ${key}`],
    body: { from, to, subject, text, html, headers },
  }),
  brevo: ({ to, subject, text, html, headers }, from, key) => ({
    key: ['api-key', key],
    body: { sender: partsOf(from), to: [{ email: to }], subject, textContent: text, htmlContent: html, headers },
  }),
  postmark: ({ to, subject, text, html, headers = {} }, from, key) => ({
    key: ['x-postmark-server-token', key],
    body: {
      From: from,
      To: to,
      Subject: subject,
      TextBody: text,
      HtmlBody: html,
      Headers: Object.entries(headers).map(([Name, Value]) => ({ Name, Value })),
    },
  }),
}

/** Splits `Promptory <letters@your.site>` into name and address. */
function partsOf(from: string): { name?: string; email: string } {
  const [, name = '', email = ''] = /^\s*"?([^"<]*?)"?\s*<([^>]+)>\s*$/.exec(from) ?? []
  return email ? { ...(name && { name }), email } : { email: from.trim() }
}

/** Creates a function that sends mails with the configured service. */
export function createSendMail({ kind, url, apiKey, from }: MailSettings, timeoutMs = TIMEOUT_MS): SendMail {
  const ask = boundedFetch(ANSWER_MAX_BYTES, () => new Error('The answer is too long.'))
  return async (mail) => {
    const { key, body } = REQUESTS[kind](mail, from, apiKey)
    const limit = timeLimit(timeoutMs)
    try {
      const response = await ask(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', [key[0]]: key[1] },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: limit.signal,
      })
      return await outcomeOf(response)
    } catch (error) {
      if (wasNeverAsked(error)) return { result: 'later', reason: 'The mail service cannot be reached.' }
      return {
        result: 'unknown',
        reason: limit.signal.aborted ? 'The mail service did not answer.' : 'The mail service broke off.',
      }
    } finally {
      limit.clear()
    }
  }
}

async function outcomeOf(response: Response): Promise<MailOutcome> {
  const { status } = response
  if (response.ok) {
    await response.body?.cancel()
    return { result: 'sent' }
  }
  const words = wordsOf(await response.text().catch(() => ''))
  const reason = `${status}${words && `: ${words}`}`.slice(0, REASON_MAX_CHARS)
  if (FORBIDDEN.has(status)) return { result: 'closed', reason }
  if (BUSY.has(status)) {
    const seconds = Number(response.headers.get('retry-after'))
    return { result: 'later', reason, ...(seconds > 0 && { waitSeconds: seconds }) }
  }
  return { result: status >= 400 && status < 500 ? 'refused' : 'unknown', reason }
}

/** The message in a service's error, or an empty text. */
function wordsOf(text: string): string {
  try {
    const { message, Message } = JSON.parse(text) as Record<string, unknown>
    const words = message ?? Message
    return typeof words === 'string' ? words.replaceAll(/\p{Cc}+/gu, ' ') : ''
  } catch {
    return ''
  }
}

/** Deno's error if no connection was made. The mail was certainly not sent then. */
const wasNeverAsked = (error: unknown) =>
  error instanceof Error && error.cause instanceof Error && error.cause.message.includes('client error (Connect)')
