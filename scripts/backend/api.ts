import type { watchRoom } from './disk-room.ts'
import type { Keys } from './keys.ts'
import type { OutgoingHttpHeaders } from 'node:http'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { authCallOf } from './auth-calls.ts'
import { createCodeLimits } from './code-limits.ts'
import { AUTH_HEADERS, NO_SUCH_CODE } from './codes.ts'
import { hostedAnswer, type DatabaseError } from './hosted-errors.ts'
import {
  addressReader,
  leaveUnread,
  networkOf,
  pathOf,
  readBody,
  sendError,
  sendTooLarge,
  type Request,
  type Response,
} from './http.ts'
import { createLanes } from './lanes.ts'
import { databaseErrorOf, withOwnOutput } from './quiet.ts'
import { createSignInThrottle } from './sign-in-throttle.ts'

/** What @supabase/lite serves, and what supabase-js might ask for beside it. */
const PREFIXES = ['/rest/v1', '/auth/v1', '/storage/v1', '/realtime/v1', '/graphql/v1']
const SERVED = ['/rest/v1', '/auth/v1']
/** lite decodes and normalises paths. Paths it could read differently from the checks here are refused. */
const PLAIN_PATH = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+\/?$/

const BODILESS = ['GET', 'HEAD', 'OPTIONS']
/** Anybody can be a visitor, so all their bodies at once must fit in memory; an admin's post fits many times over. */
const BODY_LIMIT = { visitor: 64 * 1024, 'signed-in': 8 * 1024 * 1024, service: 8 * 1024 * 1024 }
/** More than any table has. Naming a column a thousand times would turn a small request into hundreds of megabytes. */
const MOST_COLUMNS = 24

export type ApiKeys = Pick<Keys, 'publishableKey' | 'secretKey' | 'jwtSecret'>

export type Answer = { status: number; headers: OutgoingHttpHeaders; body: Buffer | string }

/** The table and auth API as Node middleware. */
export function createApi({
  app,
  origin,
  allowedOrigins = [origin],
  keys,
  mode,
  log,
  room,
  addressOf = addressReader(),
}: {
  app: { fetch: (request: globalThis.Request) => Promise<globalThis.Response> }
  origin: string
  /** whose pages may sign somebody in */
  allowedOrigins?: readonly string[]
  keys: ApiKeys
  mode: 'development' | 'production'
  log: (line: string) => void
  room: Pick<ReturnType<typeof watchRoom>, 'isShort' | 'sentence'>
  /** the caller's address */
  addressOf?: (req: Request) => string
}) {
  const inLane = createLanes()
  const signIns = createSignInThrottle()
  const codes = createCodeLimits()

  async function handle(req: Request, res: Response) {
    const refusal = refusalOf(req)
    const isUnread = refusal !== undefined || BODILESS.includes(req.method ?? '')
    if (isUnread) leaveUnread(req, res)
    const limit = BODY_LIMIT[laneOf(req, keys)]
    const body = isUnread ? Buffer.alloc(0) : await readBody(req, limit)
    if (body === 'aborted') return
    if (body === 'too-large') return sendTooLarge(req, res, limit)
    const answer = refusal ?? (await throttled(req, res, body))
    if (!answer || res.destroyed) return
    res.writeHead(answer.status, { ...answer.headers, 'x-content-type-options': 'nosniff' })
    res.end(req.method === 'HEAD' ? undefined : answer.body)
  }

  /** A refusal that needs no body, so the body is not stored. */
  function refusalOf(req: Request): Answer | undefined {
    const path = pathOf(req)
    if (!PLAIN_PATH.test(path) || !SERVED.some((prefix) => isUnder(path, prefix))) return NOT_SERVED
    const isAuth = isUnder(path, '/auth/v1')
    if (isAuth) {
      const call = callOf(req)
      if (!call || (call.isForService && laneOf(req, keys) !== 'service')) return NOT_SERVED
      // Otherwise another site's page could use up its visitor's sign-in attempts.
      if (req.headers.origin !== undefined && !allowedOrigins.includes(req.headers.origin))
        return problem(403, 'origin_not_allowed', 'This site may not sign anybody in.')
    }
    if (asksForOtherSchema(req)) return problem(406, 'PGRST106', 'The schema must be one of the following: public')
    if (req.method !== 'OPTIONS' && !isKeyOf(req, keys))
      return problem(
        401,
        'invalid_api_key',
        'No API key, or one that is not of this project, was found in the request.',
      )
    if (laneOf(req, keys) === 'visitor' && columnsOf(req) > MOST_COLUMNS)
      return problem(400, 'too_many_columns', `A visitor may ask for ${MOST_COLUMNS} columns at once.`)
    if (isAuth && path !== '/auth/v1/logout' && req.method !== 'GET' && req.method !== 'OPTIONS' && room.isShort())
      return problem(503, 'disk_full', room.sentence)
    return undefined
  }

  /**
   * Answers, unless this caller has guessed too often or asked for too many letters.
   * @returns undefined where the caller has left
   */
  async function throttled(req: Request, res: Response, body: Buffer): Promise<Answer | undefined> {
    const limit = req.method === 'OPTIONS' ? undefined : callOf(req)?.limit
    if (!limit) return run(req, res, body)
    const [network, account] = [networkOf(addressOf(req)), accountOf(body)]
    if (limit === 'letter') return letter(network, account, () => run(req, res, body))
    const attempt = signIns.begin(network, account)
    if ('retryAfter' in attempt) return tooMany('over_request_rate_limit', 'Too many attempts have failed.', attempt)
    let outcome: 'failed' | 'succeeded' | 'neither' = 'neither'
    try {
      const answer =
        limit === 'code' && !codes.takeTry(network, account)
          ? json(403, NO_SUCH_CODE, AUTH_HEADERS)
          : await run(req, res, body)
      outcome = outcomeOf(answer)
      return answer
    } finally {
      attempt.end(outcome)
    }
  }

  async function letter(network: string, account: string, send: () => Promise<Answer | undefined>) {
    const letter = codes.letter(network, account)
    if ('retryAfter' in letter) return tooMany('over_email_send_rate_limit', 'Too many codes were asked for.', letter)
    let wasSent = false
    try {
      const answer = await send()
      wasSent = outcomeOf(answer) === 'succeeded'
      return answer
    } finally {
      letter.end(wasSent)
    }
  }

  /** @returns undefined where the caller has left */
  async function run(req: Request, res: Response, body: Buffer): Promise<Answer | undefined> {
    const request = toFetchRequest(req, body, origin)
    if (!request) return problem(400, 'invalid_request', 'The request cannot be understood.')
    let failure: DatabaseError | undefined
    const onOutput = (level: string, args: unknown[]) => {
      failure ??= databaseErrorOf(args)
      report(level, args)
    }
    const response = await inLane(laneOf(req, keys), async () =>
      // A caller who left while waiting gets no answer.
      res.destroyed ? undefined : withOwnOutput(onOutput, () => app.fetch(request)),
    )
    if (response === 'busy')
      return problem(503, 'busy', 'Too many requests at once. Please try again in a moment.', { 'retry-after': '1' })
    if (!response) return undefined
    if (failure?.code === '25006' && room.isShort()) return problem(503, 'disk_full', room.sentence)
    const hosted = response.status === 500 ? hostedAnswer(failure) : undefined
    if (hosted) return json(hosted.status, hosted.body)
    const bytes = Buffer.from(await response.arrayBuffer())
    return { status: response.status, headers: toNodeHeaders(response, bytes), body: bytes }
  }

  /** Asks the database whether a request carries the session of somebody who is an admin at this moment. */
  async function isAdmin(req: Request): Promise<boolean | 'busy'> {
    const { apikey, authorization } = req.headers
    if (!isKeyOf(req, keys) || laneOf(req, keys) !== 'signed-in') return false
    const headers = { apikey: String(apikey), authorization: String(authorization), 'content-type': 'application/json' }
    const question = new globalThis.Request(`${origin}/rest/v1/rpc/is_admin`, { method: 'POST', headers, body: '{}' })
    return inLane('signed-in', async () => {
      const answer = await withOwnOutput(report, () => app.fetch(question))
      return answer.ok && (await answer.text()) === 'true'
    })
  }

  const report: (level: string, args: unknown[]) => void = (level, args) => {
    const code = databaseErrorOf(args)?.code ?? ''
    if (mode === 'production') {
      if (level === 'error') log(`database: request failed${code && ` (${code})`}`)
    } else if (level === 'error') {
      const first = args[0] as { message?: unknown } | undefined
      log(`database: ${code} ${String(first?.message ?? first).split('\n', 1)[0]}`)
    } else log(args.map(String).join(' ')) // the mails that a developer waits for
  }

  return {
    isAdmin,
    matches: (req: Request) => PREFIXES.some((prefix) => isUnder(pathOf(req), prefix)),
    handle: (req: Request, res: Response) =>
      handle(req, res).catch((error) => {
        log(`database: ${error?.name ?? 'error'}`)
        sendError(res, 500, 'internal_error', 'The embedded backend could not answer.')
      }),
  }
}

/** An error in the shape of the table API, which the client of the auth API reads as well. */
const problem = (status: number, code: string, message: string, headers?: Record<string, string>) =>
  json(status, { code, message, details: null, hint: null }, headers)

const json = (status: number, body: object, headers?: Record<string, string>): Answer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', 'access-control-allow-origin': '*', ...headers },
  body: JSON.stringify(body),
})

function tooMany(code: string, sentence: string, { retryAfter }: { retryAfter: number }): Answer {
  const [count, unit] = retryAfter > 600 ? [Math.ceil(retryAfter / 60), 'minute'] : [retryAfter, 'second']
  const wait = `${count} ${unit}${count === 1 ? '' : 's'}`
  return problem(429, code, `${sentence} Please try again in ${wait}.`, {
    ...AUTH_HEADERS,
    'retry-after': String(retryAfter),
  })
}

const NOT_SERVED = problem(404, 'not_found', 'The embedded backend does not have this service.')

const callOf = (req: Request) => authCallOf(req.method ?? '', req.url ?? '')

const keyOf = (req: Request) =>
  String(req.headers.apikey ?? new URLSearchParams(req.url?.split('?')[1]).get('apikey') ?? '')

function outcomeOf(answer: Answer | undefined): 'failed' | 'succeeded' | 'neither' {
  if (!answer || answer.status >= 500) return 'neither'
  return answer.status >= 400 ? 'failed' : 'succeeded'
}

const isKeyOf = (req: Request, { publishableKey, secretKey }: ApiKeys) =>
  [publishableKey, secretKey].includes(keyOf(req))

/** How many columns a question names. */
const columnsOf = (req: Request) =>
  new URLSearchParams(req.url?.split('?').slice(1).join('?')).getAll('select').join(',').split(',').length

function laneOf(req: Request, keys: ApiKeys): 'visitor' | 'signed-in' | 'service' {
  if (keyOf(req) === keys.secretKey) return 'service'
  return isSigned(req.headers.authorization?.replace(/^Bearer\s+/i, '') ?? '', keys.jwtSecret) ? 'signed-in' : 'visitor'
}

/** Whether a token was signed here. lite decides whether it is still valid. */
function isSigned(token: string, secret: string) {
  const [, signed = '', signature = ''] = /^([\w-]+\.[\w-]+)\.([\w-]{43})$/.exec(token) ?? []
  const expected = createHmac('sha256', secret).update(signed).digest()
  const given = Buffer.from(signature, 'base64url')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** The account a request is about, whatever its kind. */
function accountOf(body: Buffer) {
  try {
    const { email, phone } = JSON.parse(body.toString())
    return String(email ?? phone ?? '')
      .trim()
      .toLowerCase()
      .slice(0, 320)
  } catch {
    return ''
  }
}

/** @returns undefined for what the Fetch standard does not allow */
function toFetchRequest(req: Request, body: Buffer, origin: string): globalThis.Request | undefined {
  const method = req.method ?? 'GET'
  try {
    const headers = new Headers()
    for (const [name, value] of Object.entries(req.headers)) {
      if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
    }
    const hasBody = body.length > 0 && method !== 'GET' && method !== 'HEAD'
    return new globalThis.Request(new URL(`${origin}${req.url}`), {
      method,
      headers,
      ...(hasBody && { body: new Uint8Array(body) }),
    })
  } catch {
    return undefined
  }
}

function toNodeHeaders(response: globalThis.Response, body: Buffer) {
  const headers: Record<string, string | string[]> = {}
  for (const [name, value] of response.headers) if (name !== 'set-cookie') headers[name] = value
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) headers['set-cookie'] = cookies
  delete headers['transfer-encoding']
  const hasNoBody = response.status === 204 || response.status === 304
  if (!hasNoBody) headers['content-length'] ??= String(body.length)
  return headers
}

/**
 * lite serves any schema by name. A hosted project serves only the listed ones, and refuses others with this answer.
 */
function asksForOtherSchema(req: Request) {
  return ['accept-profile', 'content-profile'].some((name) => (req.headers[name] ?? 'public') !== 'public')
}

const isUnder = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`)
