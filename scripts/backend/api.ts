import type { watchRoom } from './disk-room.ts'
import type { Keys } from './keys.ts'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { authCallOf } from './auth-calls.ts'
import { createCodeLimits } from './code-limits.ts'
import { AUTH_HEADERS, NO_SUCH_CODE } from './codes.ts'
import { hostedAnswer, type DatabaseError } from './hosted-errors.ts'
import { addressReader, type Env, failure, networkOf, readBody, tooLarge } from './http.ts'
import { createLanes } from './lanes.ts'
import { databaseErrorOf, withOwnOutput } from './quiet.ts'
import { createSignInThrottle } from './sign-in-throttle.ts'

/** What a hosted project has, and what of it @supabase/lite serves. */
const SERVICES = ['rest', 'auth', 'storage', 'realtime', 'graphql'].map((name) => `/${name}/v1/*`)
const SERVED = ['/rest/v1', '/auth/v1']
/** lite decodes and normalises paths. Paths it could read differently from the checks here are refused. */
const PLAIN_PATH = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+\/?$/

/** Anybody can be a visitor, so all their bodies at once must fit in memory; an admin's post fits many times over. */
const BODY_LIMIT = { visitor: 64 * 1024, 'signed-in': 8 * 1024 * 1024, service: 8 * 1024 * 1024 }
/** More than any table has. Naming a column a thousand times would turn a small request into hundreds of megabytes. */
const MOST_COLUMNS = 24

/** How long what is out of date is kept. */
const TIDY_EVERY_MS = 60_000

export type ApiKeys = Pick<Keys, 'publishableKey' | 'secretKey' | 'jwtSecret'>

type Incoming = Env['Bindings']['incoming']

/** The table and auth API. */
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
  app: { fetch: (request: Request) => Promise<Response> }
  origin: string
  /** whose pages may sign somebody in */
  allowedOrigins?: readonly string[]
  keys: ApiKeys
  mode: 'development' | 'production'
  log: (line: string) => void
  room: Pick<ReturnType<typeof watchRoom>, 'isShort' | 'sentence'>
  /** the caller's address */
  addressOf?: (req: Incoming) => string
}) {
  const inLane = createLanes()
  const signIns = createSignInThrottle()
  const codes = createCodeLimits()
  setInterval(() => [signIns, codes].forEach(({ tidy }) => tidy()), TIDY_EVERY_MS).unref()

  async function handle({ req: { raw }, env: { incoming } }: Context<Env>): Promise<Response> {
    // fetch cannot pass it on.
    if (raw.method === 'TRACE') return notServed()
    const refusal = refusalOf(raw, incoming.url ?? '')
    if (refusal) return refusal
    const limit = BODY_LIMIT[laneOf(raw, keys)]
    const body = raw.method === 'OPTIONS' ? Buffer.alloc(0) : await readBody(raw, limit)
    if (!body) return tooLarge(limit)
    const answer = await throttled(raw, body, addressOf(incoming))
    const headers = new Headers(answer.headers)
    headers.set('x-content-type-options', 'nosniff')
    return new Response(answer.body, { status: answer.status, headers })
  }

  /**
   * A refusal that needs no body, so the body is not stored.
   * @param asked the address as it was sent
   */
  function refusalOf(req: Request, asked: string): Response | undefined {
    const [path = ''] = asked.split('?', 1)
    if (!PLAIN_PATH.test(path) || !SERVED.some((prefix) => isUnder(path, prefix))) return notServed()
    const isAuth = isUnder(path, '/auth/v1')
    if (isAuth) {
      const call = callOf(req)
      if (!call || (call.isForService && laneOf(req, keys) !== 'service')) return notServed()
      // Otherwise another site's page could use up its visitor's sign-in attempts.
      const from = req.headers.get('origin')
      if (from !== null && !allowedOrigins.includes(from))
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

  /** Answers, unless this caller has guessed too often or asked for too many letters. */
  async function throttled(req: Request, body: Buffer<ArrayBuffer>, address: string): Promise<Response> {
    const limit = req.method === 'OPTIONS' ? undefined : callOf(req)?.limit
    if (!limit) return run(req, body)
    const [network, account] = [networkOf(address), accountOf(body)]
    const attempt = limit === 'letter' ? codes.letter(network, account) : signIns.begin(network, account)
    if ('retryAfter' in attempt) return tooMany(limit, attempt)
    let outcome: 'failed' | 'succeeded' | 'neither' = 'neither'
    try {
      const answer =
        limit === 'code' && !codes.takeTry(network, account)
          ? json(403, NO_SUCH_CODE, AUTH_HEADERS)
          : await run(req, body)
      if (answer.status < 500) outcome = answer.status < 400 ? 'succeeded' : 'failed'
      return answer
    } finally {
      attempt.end(outcome)
    }
  }

  async function run(req: Request, body: Buffer<ArrayBuffer>): Promise<Response> {
    const { pathname, search } = new URL(req.url)
    const request = new Request(origin + pathname + search, {
      method: req.method,
      headers: req.headers,
      ...(body.length > 0 && { body }),
    })
    let error: DatabaseError | undefined
    const onOutput = (level: string, args: unknown[]) => {
      error ??= databaseErrorOf(args)
      report(level, args)
    }
    const response = await inLane(laneOf(req, keys), async () =>
      // A caller who left while waiting gets nothing done.
      req.signal.aborted ? new Response(null, { status: 503 }) : withOwnOutput(onOutput, () => app.fetch(request)),
    )
    if (response === 'busy')
      return problem(503, 'busy', 'Too many requests at once. Please try again in a moment.', { 'retry-after': '1' })
    if (error?.code === '25006' && room.isShort()) return problem(503, 'disk_full', room.sentence)
    const hosted = response.status === 500 ? hostedAnswer(error) : undefined
    return hosted ? json(hosted.status, hosted.body) : response
  }

  /** Asks the database whether a request carries the session of somebody who is an admin at this moment. */
  async function isAdmin(req: Request): Promise<boolean | 'busy'> {
    if (!isKeyOf(req, keys) || laneOf(req, keys) !== 'signed-in') return false
    const headers = new Headers({ 'content-type': 'application/json' })
    for (const name of ['apikey', 'authorization']) headers.set(name, req.headers.get(name) ?? '')
    const question = new Request(`${origin}/rest/v1/rpc/is_admin`, { method: 'POST', headers, body: '{}' })
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
    app: new Hono<Env>().on('ALL', SERVICES, (context) =>
      handle(context).catch((error) => {
        if (!context.req.raw.signal.aborted) log(`database: ${error?.name ?? 'error'}`)
        return failure(500, 'internal_error', 'The embedded backend could not answer.')
      }),
    ),
  }
}

/** An error in the shape of the table API, which the client of the auth API reads as well. */
const problem = (status: number, code: string, message: string, headers?: Record<string, string>) =>
  json(status, { code, message, details: null, hint: null }, headers)

const json = (status: number, body: object, headers?: Record<string, string>) =>
  Response.json(body, {
    status,
    headers: { 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff', ...headers },
  })

function tooMany(limit: 'sign-in' | 'code' | 'letter', { retryAfter }: { retryAfter: number }): Response {
  const [code, sentence] =
    limit === 'letter'
      ? ['over_email_send_rate_limit', 'Too many codes were asked for.']
      : ['over_request_rate_limit', 'Too many attempts have failed.']
  const [count, unit] = retryAfter > 600 ? [Math.ceil(retryAfter / 60), 'minute'] : [retryAfter, 'second']
  const wait = `${count} ${unit}${count === 1 ? '' : 's'}`
  return problem(429, code, `${sentence} Please try again in ${wait}.`, {
    ...AUTH_HEADERS,
    'retry-after': String(retryAfter),
  })
}

const notServed = () => problem(404, 'not_found', 'The embedded backend does not have this service.')

function callOf({ method, url }: Request) {
  const { pathname, search } = new URL(url)
  return authCallOf(method, pathname + search)
}

const keyOf = ({ headers, url }: Request) => headers.get('apikey') ?? new URL(url).searchParams.get('apikey') ?? ''

const isKeyOf = (req: Request, { publishableKey, secretKey }: ApiKeys) =>
  [publishableKey, secretKey].includes(keyOf(req))

/** How many columns a question names. */
const columnsOf = (req: Request) => new URL(req.url).searchParams.getAll('select').join(',').split(',').length

function laneOf(req: Request, keys: ApiKeys): 'visitor' | 'signed-in' | 'service' {
  if (keyOf(req) === keys.secretKey) return 'service'
  const token = req.headers.get('authorization')?.replace(/^Bearer\s+/i, '') ?? ''
  return isSigned(token, keys.jwtSecret) ? 'signed-in' : 'visitor'
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

/**
 * lite serves any schema by name. A hosted project serves only the listed ones, and refuses others with this answer.
 */
function asksForOtherSchema(req: Request) {
  return ['accept-profile', 'content-profile'].some((name) => (req.headers.get(name) ?? 'public') !== 'public')
}

const isUnder = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`)
