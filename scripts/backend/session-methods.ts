import { decode, sign } from 'hono/jwt'
import type { Sql } from 'postgres'

/** How each call that starts a session proves who signs in, by the call's address. */
const METHODS: readonly [call: RegExp, method: string][] = [
  [/\/auth\/v1\/token\?grant_type=password$/, 'password'],
  [/\/auth\/v1\/verify$/, 'otp'],
]
const GIVES_SESSION = /\/auth\/v1\/(?:token\?grant_type=\w+|verify)$/

/**
 * Records how a session was proved, and adds it to its tokens as a hosted project does (`amr`), because lite's tokens
 * do not distinguish a password from a code.
 * @returns a function that processes each of lite's answers
 */
export function createSessionMethods({ sql, jwtSecret }: { sql: Sql; jwtSecret: string }) {
  return async (request: Request, response: Response): Promise<Response> => {
    if (!response.ok || request.method !== 'POST' || !GIVES_SESSION.test(request.url)) return response
    const body: { access_token: string } = await response.json()
    const { payload: claims } = decode(body.access_token)
    const session = String(claims.session_id)
    const method = METHODS.find(([call]) => call.test(request.url))?.[1]
    if (method)
      await sql`insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
        values (gen_random_uuid(), ${session}, now(), now(), ${method})`
    const amr = await sql`select authentication_method as method, extract(epoch from created_at)::int as timestamp
      from auth.mfa_amr_claims where session_id = ${session} order by created_at desc`
    const headers = new Headers(response.headers)
    headers.delete('content-length')
    const token = await sign({ ...claims, aal: 'aal1', amr: [...amr] }, jwtSecret, 'HS256')
    return new Response(JSON.stringify({ ...body, access_token: token }), { status: response.status, headers })
  }
}
