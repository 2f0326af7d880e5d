import path from 'node:path'
import type { Sql } from 'postgres'
import { emailAddress } from '../../supabase/functions/_shared/contracts/email-lists.ts'
import type { SendMail } from '../../supabase/functions/_shared/mail.ts'
import { PROJECT_DIR } from '../env/paths.ts'

/** As in supabase/config.toml; a test compares. */
export const CODE_SETTINGS = {
  otp_length: 6,
  otp_expiry: 600,
  template: {
    magic_link: {
      subject: 'Your code for Promptory',
      content_path: path.join(PROJECT_DIR, 'supabase', 'templates', 'code.html'),
    },
  },
} as const

/** The one answer for a code that is wrong, expired, or for an unknown address, worded as in a hosted project. */
export const NO_SUCH_CODE = { code: 'otp_expired', message: 'Token has expired or is invalid' }
const NO_LETTERS = { code: 'email_provider_disabled', message: 'This site cannot send letters.' }
const NOT_SENT = { code: 'unexpected_failure', message: 'The letter could not be sent. Please try again in a minute.' }

/** The auth client needs the version header to read an error's code. */
export const AUTH_HEADERS = { 'access-control-allow-origin': '*', 'x-supabase-api-version': '2024-01-01' }

type Answer = (request: Request) => Promise<Response>

/**
 * Sign-in by a mailed code, in front of lite. On its own, lite would create a confirmed account with a password and a
 * session for every typed address, which would also take longer than for a known one. It also does not support the
 * site's kind of code (`email`).
 */
export function createCodes({ sql, canSend, lite }: { sql: Sql; canSend: boolean; lite: Answer }): Answer {
  return async (request) => {
    const { pathname } = new URL(request.url)
    if (request.method !== 'POST' || !/^\/auth\/v1\/(?:otp|verify)$/.test(pathname)) return lite(request)
    const body: unknown = await request.json().catch(() => undefined)
    const { email: typed, token, type } = (body ?? {}) as Record<string, unknown>
    const email = emailAddress(typed)
    if (!email)
      return problem(400, { code: 'validation_failed', message: 'Unable to validate email address: invalid format' })
    if (pathname.endsWith('/verify')) {
      // Only codes, because no other kind of link or token is ever sent.
      if (type !== 'email' || typeof token !== 'string') return problem(403, NO_SUCH_CODE)
      const answer = await lite(withBody(request, { email, token, type: 'magiclink' }))
      return answer.status >= 400 && answer.status < 500 ? problem(403, NO_SUCH_CODE) : answer
    }
    if (!canSend) return problem(422, NO_LETTERS)
    await ensureAccount(sql, email)
    const answer = await lite(withBody(request, { email, create_user: false }))
    if (answer.ok) return answer
    return problem(500, NOT_SENT)
  }
}

/** The mail driver for lite; it rejects if a letter was not accepted. */
export const letterDriver = (sendMail: SendMail) => ({
  async send({ to, subject, html = '' }: { to: string; subject: string; html?: string }) {
    // lite's own text leads to a link, which the site does not use.
    const { result } = await sendMail({ to, subject, html, text: textOf(html) })
    if (result !== 'sent') throw new Error(`The letter was not sent: ${result}.`)
  },
})

/**
 * Creates an unknown address's account without a password; its first code confirms it. Afterwards known and unknown
 * addresses are treated alike.
 */
async function ensureAccount(sql: Sql, email: string): Promise<void> {
  await sql`
    with forgotten as (
      -- As \`private.purge_unproven_accounts\`, which a hosted project calls by the clock.
      delete from auth.users where email_confirmed_at is null and last_sign_in_at is null
        and created_at < now() - interval '7 days' and email <> ${email}
    ), made as (
      insert into auth.users (id, aud, role, email, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
      values (gen_random_uuid(), 'authenticated', 'authenticated', ${email},
        '{"provider":"email","providers":["email"]}', '{}', now(), now())
      on conflict do nothing returning id
    )
    insert into auth.identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
    select gen_random_uuid(), id, 'email', id::text, jsonb_build_object('sub', id::text, 'email', ${email}::text), now(), now()
    from made`
}

const withBody = (request: Request, body: object) =>
  new Request(request.url, { method: 'POST', headers: request.headers, body: JSON.stringify(body) })

const problem = (status: number, error: { code: string; message: string }) =>
  Response.json(error, { status, headers: AUTH_HEADERS })

/** A letter's text without its tags. */
const textOf = (html: string) =>
  html
    .replaceAll(/\s*<\/p>\s*/g, '\n\n')
    .replaceAll(/<[^>]*>/g, '')
    .trim()
