import path from 'node:path'
import { compare } from 'bcryptjs'
import { decode, sign, verify } from 'hono/jwt'
import type { Sql } from 'postgres'
import { emailAddress } from '../../supabase/functions/_shared/contracts/email-lists.ts'
import type { SendMail } from '../../supabase/functions/_shared/mail.ts'
import { PROJECT_DIR } from '../env/paths.ts'
import { type AuthCall, authCallOf } from './auth-calls.ts'
import { tokenOf } from './http.ts'

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
const NOT_JSON = { code: 'bad_json', message: 'The request is not a JSON object.' }
const NO_ADDRESS = { code: 'validation_failed', message: 'Unable to validate email address: invalid format' }
const NO_LETTERS = { code: 'email_provider_disabled', message: 'This site cannot send letters.' }
const NOT_SENT = { code: 'unexpected_failure', message: 'The letter could not be sent. Please try again in a minute.' }
const PASSWORD_ALONE = { code: 'validation_failed', message: 'Only the password can be changed here.' }
const NO_PASSWORD_SESSION = {
  code: 'insufficient_aal',
  message: 'Please sign in with your password before you change it.',
}
/** As dear to compare with as any; of a password that nobody knows. */
const SOME_HASH = '$2b$10$uY9P.RCGqPeCGLSL8tBhQeVP0gRjgJmHddN/xuxHTmbzMBYAmk64m'

/** The auth client needs the version header to read an error's code. */
export const AUTH_HEADERS = { 'access-control-allow-origin': '*', 'x-supabase-api-version': '2024-01-01' }

type Answer = (request: Request) => Promise<Response>
type Fields = Record<string, unknown>

/**
 * The auth service, in front of lite. On its own, lite would create a confirmed account with a password and a session for
 * every typed address, let every session change everything about its account, and not distinguish a password from a code.
 */
export function createAuthService({
  sql,
  canSend,
  jwtSecret,
  lite,
}: {
  sql: Sql
  canSend: boolean
  jwtSecret: string
  lite: Answer
}): Answer {
  /** Answers a listed call. lite gets exactly the fields that were looked at. */
  async function answer(request: Request, call: AuthCall, fields: Fields): Promise<Response> {
    const ask = (body: Fields) => lite(withBody(request, body))
    if (call.method === 'PUT' && call.path === 'user') return changePassword(request, fields, ask)
    if (call.path === 'otp' || call.path === 'verify') {
      const email = emailAddress(fields.email)
      if (!email) return problem(400, NO_ADDRESS)
      return call.path === 'otp' ? sendCode(email, ask) : takeCode(email, fields, ask)
    }
    if (call.proves === 'password') return takePassword(emailAddress(fields.email) ?? '', String(fields.password), ask)
    if (call.queries?.includes('?grant_type=refresh_token')) return ask({ refresh_token: fields.refresh_token })
    return request.method === 'POST' || request.method === 'PUT' ? ask(fields) : lite(request)
  }

  async function sendCode(email: string, ask: (body: Fields) => Promise<Response>) {
    if (!canSend) return problem(422, NO_LETTERS)
    await ensureAccount(sql, email)
    const sent = await ask({ email, create_user: false })
    return sent.ok ? sent : problem(500, NOT_SENT)
  }

  async function takeCode(email: string, { token, type }: Fields, ask: (body: Fields) => Promise<Response>) {
    // Only codes, because no other kind of link or token is ever sent.
    if (type !== 'email' || typeof token !== 'string') return problem(403, NO_SUCH_CODE)
    const taken = await ask({ email, token, type: 'magiclink' })
    return taken.status >= 400 && taken.status < 500 ? problem(403, NO_SUCH_CODE) : taken
  }

  /** lite compares only with a hash that is there; the time would tell which addresses have a password. */
  async function takePassword(email: string, password: string, ask: (body: Fields) => Promise<Response>) {
    const [known] = await sql`select from auth.users
      where email = ${email} and encrypted_password <> '' and email_confirmed_at is not null`
    if (!known) await compare(password, SOME_HASH)
    return ask({ email, password })
  }

  /** A session that was made by a code gets no password: whoever has it for a minute would have the account. */
  async function changePassword(request: Request, fields: Fields, ask: (body: Fields) => Promise<Response>) {
    const { password, ...others } = fields
    // The client names some that are null.
    if (typeof password !== 'string' || Object.values(others).some((value) => value !== null))
      return problem(422, PASSWORD_ALONE)
    const claims = await verify(tokenOf(request), jwtSecret, 'HS256').catch(() => undefined)
    if (!methodsIn(claims?.amr).includes('password')) return problem(403, NO_PASSWORD_SESSION)
    const changed = await ask({ password })
    if (changed.ok)
      await sql`delete from auth.sessions
        where user_id = ${String(claims?.sub)} and id <> ${String(claims?.session_id)}`
    return changed
  }

  /**
   * Records how a session was proved, and adds it to its tokens as a hosted project does (`amr`), because lite's tokens
   * do not distinguish a password from a code.
   */
  async function withMethods({ proves }: AuthCall, response: Response): Promise<Response> {
    const body: { access_token: string } = await response.json()
    const { payload: claims } = decode(body.access_token)
    const session = String(claims.session_id)
    if (proves)
      await sql`insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
        values (gen_random_uuid(), ${session}, now(), now(), ${proves})`
    const amr = await sql`select authentication_method as method, extract(epoch from created_at)::int as timestamp
      from auth.mfa_amr_claims where session_id = ${session} order by created_at desc`
    const headers = new Headers(response.headers)
    headers.delete('content-length')
    const token = await sign({ ...claims, aal: 'aal1', amr: [...amr] }, jwtSecret, 'HS256')
    return new Response(JSON.stringify({ ...body, access_token: token }), { status: response.status, headers })
  }

  return async (request) => {
    const call = authCallOf(request)
    if (request.method === 'OPTIONS' || !new URL(request.url).pathname.startsWith('/auth/')) return lite(request)
    if (!call) return problem(404, { code: 'not_found', message: 'The embedded backend does not have this service.' })
    const fields = fieldsIn(await request.arrayBuffer())
    if (!fields) return problem(400, NOT_JSON)
    const response = await answer(request, call, fields)
    const isSession = call.path === 'token' || call.path === 'verify'
    return isSession && response.ok ? withMethods(call, response) : response
  }
}

/** The fields of a body, which is empty or one JSON object; undefined for anything else, such as a mark before it. */
export function fieldsIn(body: ArrayBuffer | Uint8Array): Fields | undefined {
  if (body.byteLength === 0) return {}
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body))
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined
  } catch {
    return undefined
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
    with made as (
      insert into auth.users (id, aud, role, email, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
      values (gen_random_uuid(), 'authenticated', 'authenticated', ${email},
        '{"provider":"email","providers":["email"]}', '{}', now(), now())
      on conflict do nothing returning id
    )
    insert into auth.identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
    select gen_random_uuid(), id, 'email', id::text, jsonb_build_object('sub', id::text, 'email', ${email}::text), now(), now()
    from made`
}

const methodsIn = (amr: unknown): unknown[] =>
  Array.isArray(amr) ? amr.map((each: { method?: unknown } | null) => each?.method) : []

const withBody = (request: Request, body: Fields) =>
  new Request(request.url, { method: request.method, headers: request.headers, body: JSON.stringify(body) })

const problem = (status: number, error: { code: string; message: string }) =>
  Response.json(error, { status, headers: AUTH_HEADERS })

/** A letter's text without its tags. */
const textOf = (html: string) =>
  html
    .replaceAll(/\s*<\/p>\s*/g, '\n\n')
    .replaceAll(/<[^>]*>/g, '')
    .trim()
