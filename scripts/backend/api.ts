import type { watchRoom } from './disk-room.ts'
import type { Keys } from './keys.ts'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { emailAddress } from '../../supabase/functions/_shared/contracts/email-lists.ts'
import { authCallOf } from './auth-calls.ts'
import { createAuthLimits } from './auth-limits.ts'
import { AUTH_HEADERS, fieldsIn, NO_SUCH_CODE } from './auth-service.ts'
import { hostedAnswer, type DatabaseError } from './hosted-errors.ts'
import { addressReader, type Env, failure, networkOf, readBody, tokenOf, tooLarge } from './http.ts'
import { databaseErrorOf, withOwnOutput } from './quiet.ts'

/** What a hosted project has, and what of it @supabase/lite serves. */
const SERVICES = ['rest', 'auth', 'storage', 'realtime', 'graphql'].map((name) => `/${name}/v1/*`)
const SERVED = ['/rest/v1', '/auth/v1']
/** lite decodes and normalises paths. Paths it could read differently from the checks here are refused. */
const PLAIN_PATH = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+\/?$/

/** The longest body of each call. What an article needs is for admins. */
const BODY_LIMIT = { auth: 4 * 1024, others: 64 * 1024, admin: 8 * 1024 * 1024 }
/** What the signed-in hand over: many kept things at once, or a text with its feedback. */
const LARGE_CALLS = { limit: 640 * 1024, paths: ['/rest/v1/rpc/keep_items', '/rest/v1/rpc/keep_reading'] }
/** Naming a column a thousand times would turn a small request into hundreds of megabytes. */
const MOST_COLUMNS = 24
/** lite takes a time that grows with the square of nested conditions, in the one thread that answers everybody. */
const QUERY_LIMIT = { bytes: 8 * 1024, depth: 8 }

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
  const limits = createAuthLimits()
  setInterval(limits.tidy, TIDY_EVERY_MS).unref()

  async function handle({ req: { raw }, env: { incoming } }: Context<Env>): Promise<Response> {
    // fetch cannot pass it on.
    if (raw.method === 'TRACE') return notServed()
    const refusal = refusalOf(raw, incoming.url ?? '')
    if (refusal) return refusal
    const limit = await bodyLimitOf(raw)
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
      const call = authCallOf(req)
      if (!call || (call.isForService && keyOf(req) !== keys.secretKey)) return notServed()
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
    if (columnsOf(req) > MOST_COLUMNS)
      return problem(400, 'too_many_columns', `A request may ask for ${MOST_COLUMNS} columns at once.`)
    if (asked.length > QUERY_LIMIT.bytes || depthOf(req) > QUERY_LIMIT.depth)
      return problem(400, 'query_too_large', 'The conditions are too long, or nested too deeply.')
    if (isAuth && path !== '/auth/v1/logout' && req.method !== 'GET' && req.method !== 'OPTIONS' && room.isShort())
      return problem(503, 'disk_full', room.sentence)
    return undefined
  }

  /** A long body is stored only for callers who may send it. */
  async function bodyLimitOf(req: Request): Promise<number> {
    const { pathname } = new URL(req.url)
    if (isUnder(pathname, '/auth/v1')) return BODY_LIMIT.auth
    const length = Number(req.headers.get('content-length'))
    if (!(length > BODY_LIMIT.others)) return BODY_LIMIT.others
    if (keyOf(req) === keys.secretKey) return BODY_LIMIT.admin
    if (length <= LARGE_CALLS.limit && LARGE_CALLS.paths.includes(pathname) && isSignedIn(req)) return LARGE_CALLS.limit
    return (await isAdmin(req)) ? BODY_LIMIT.admin : BODY_LIMIT.others
  }

  /** Answers, unless this caller has guessed too often or asked for too many letters. */
  async function throttled(req: Request, body: Buffer<ArrayBuffer>, address: string): Promise<Response> {
    const limit = req.method === 'OPTIONS' ? undefined : authCallOf(req)?.limit
    const email = emailAddress(fieldsIn(body)?.email) ?? ''
    // Without an address nothing is sent or tried, which the service tells.
    if (!limit || (email === '' && limit !== 'sign-in')) return run(req, body)
    const network = networkOf(address)
    if (limit === 'letter') {
      const refused = limits.letter(network, email)
      if (refused) return tooMany(limit, refused)
      const answer = await run(req, body)
      if (answer.ok) limits.newCode(email)
      return answer
    }
    const attempt = limits.attempt(network, email)
    if ('retryAfter' in attempt) return tooMany(limit, attempt)
    let outcome: 'failed' | 'succeeded' | 'neither' = 'neither'
    try {
      const answer =
        limit === 'code' && !limits.takeTry(network, email)
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
    const response = await withOwnOutput(onOutput, () => app.fetch(request))
    if (error?.code === '25006' && room.isShort()) return problem(503, 'disk_full', room.sentence)
    const hosted = response.status === 500 ? hostedAnswer(error) : undefined
    return hosted ? json(hosted.status, hosted.body) : response
  }

  const isSignedIn = (req: Request) => isSigned(tokenOf(req), keys.jwtSecret)

  /** Asks the database whether a request carries the session of somebody who is an admin at this moment. */
  async function isAdmin(req: Request): Promise<boolean> {
    if (!isKeyOf(req, keys) || !isSignedIn(req)) return false
    const headers = new Headers({ 'content-type': 'application/json' })
    for (const name of ['apikey', 'authorization']) headers.set(name, req.headers.get(name) ?? '')
    const question = new Request(`${origin}/rest/v1/rpc/is_admin`, { method: 'POST', headers, body: '{}' })
    const answer = await withOwnOutput(report, () => app.fetch(question))
    return answer.ok && (await answer.text()) === 'true'
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

const keyOf = ({ headers }: Request) => headers.get('apikey') ?? ''

const isKeyOf = (req: Request, { publishableKey, secretKey }: ApiKeys) =>
  [publishableKey, secretKey].includes(keyOf(req))

/** How many columns a question names. */
const columnsOf = (req: Request) => new URL(req.url).searchParams.getAll('select').join(',').split(',').length

/** How deep a question nests its conditions. */
function depthOf(req: Request): number {
  let [depth, deepest] = [0, 0]
  for (const [bracket] of new URL(req.url).search.matchAll(/[()]|%2[89]/g)) {
    depth = Math.max(0, depth + (bracket === '(' || bracket === '%28' ? 1 : -1))
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

/** Whether a token was signed here. lite decides whether it is still valid. */
function isSigned(token: string, secret: string) {
  const [, signed = '', signature = ''] = /^([\w-]+\.[\w-]+)\.([\w-]{43})$/.exec(token) ?? []
  const expected = createHmac('sha256', secret).update(signed).digest()
  const given = Buffer.from(signature, 'base64url')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/**
 * lite serves any schema by name. A hosted project serves only the listed ones, and refuses others with this answer.
 */
function asksForOtherSchema(req: Request) {
  return ['accept-profile', 'content-profile'].some((name) => (req.headers.get(name) ?? 'public') !== 'public')
}

const isUnder = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`)
