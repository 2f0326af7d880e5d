import { pathOf, readBody, sendError, sendTooLarge } from './http.mjs'
import { databaseErrorCode, withOwnOutput } from './quiet.mjs'

/** What @supabase/lite serves, and what supabase-js might ask for beside it. */
const PREFIXES = ['/rest/v1', '/auth/v1', '/storage/v1', '/realtime/v1', '/graphql/v1']
const SERVED = ['/rest/v1', '/auth/v1', '/storage/v1']

/** A post with its text fits many times over. */
const BODY_LIMIT = 8 * 1024 * 1024

/**
 * The table and auth API as Node middleware.
 * @param {object} options
 * @param {{ fetch: (request: globalThis.Request) => Promise<globalThis.Response> }} options.app
 * @param {string} options.origin
 * @param {'development' | 'production'} options.mode
 * @param {(line: string) => void} options.log
 */
export function createApi({ app, origin, mode, log }) {
  const inTurn = createQueue()

  /**
   * @param {import('./http.mjs').Request} req
   * @param {import('./http.mjs').Response} res
   */
  async function handle(req, res) {
    const path = pathOf(req)
    if (!SERVED.some((prefix) => isUnder(path, prefix))) {
      return sendError(res, 404, 'not_found', 'The embedded backend does not have this service.')
    }
    if (asksForOtherSchema(req)) {
      const message = 'The schema must be one of the following: public'
      res.writeHead(406, { 'content-type': 'application/json; charset=utf-8', 'access-control-allow-origin': '*' })
      return void res.end(JSON.stringify({ code: 'PGRST106', message, details: null, hint: null }))
    }
    const body = await readBody(req, BODY_LIMIT)
    if (body === 'aborted') return
    if (body === 'too-large') return sendTooLarge(req, res, BODY_LIMIT)
    const request = toFetchRequest(req, body, origin)
    if (!request) return sendError(res, 400, 'invalid_request', 'The request cannot be understood.')

    const answer = await inTurn(async () => {
      if (res.destroyed) return undefined // the caller left while waiting
      const response = await withOwnOutput(report, () => app.fetch(request))
      return { response, body: Buffer.from(await response.arrayBuffer()) }
    })
    if (!answer || res.destroyed) return
    res.writeHead(answer.response.status, toNodeHeaders(answer.response, answer.body))
    res.end(req.method === 'HEAD' ? undefined : answer.body)
  }

  /** @type {(level: string, args: unknown[]) => void} */
  const report = (level, args) => {
    const code = databaseErrorCode(args)
    if (mode === 'production') {
      if (level === 'error') log(`database: request failed${code && ` (${code})`}`)
    } else if (level === 'error') {
      const first = /** @type {{ message?: unknown } | undefined} */ (args[0])
      log(`database: ${code} ${String(first?.message ?? first).split('\n', 1)[0]}`)
    } else log(args.map(String).join(' ')) // the mails that a developer waits for
  }

  return {
    /** @param {import('./http.mjs').Request} req */
    matches: (req) => PREFIXES.some((prefix) => isUnder(pathOf(req), prefix)),
    /** @type {typeof handle} */
    handle: (req, res) =>
      handle(req, res).catch((error) => {
        log(`database: ${error?.name ?? 'error'}`)
        sendError(res, 500, 'internal_error', 'The embedded backend could not answer.')
      }),
    /** Resolves when everything that was asked for before has been answered. */
    idle: () => inTurn(async () => {}),
  }
}

/**
 * PGlite is one database session, and lite's driver for it lets the statements of two requests run between each other's
 * BEGIN and COMMIT: then one request runs with the role of the other. So requests are answered one after the other.
 * @returns {<T>(task: () => Promise<T>) => Promise<T>}
 */
function createQueue() {
  /** @type {Promise<unknown>} */
  let last = Promise.resolve()
  return (task) => {
    const run = last.then(task)
    last = run.catch(() => {})
    return run
  }
}

/**
 * @param {import('./http.mjs').Request} req
 * @param {Buffer} body
 * @param {string} origin
 * @returns {globalThis.Request | undefined} undefined for what the Fetch standard does not allow
 */
function toFetchRequest(req, body, origin) {
  const method = req.method ?? 'GET'
  try {
    const headers = new Headers()
    for (const [name, value] of Object.entries(req.headers)) {
      if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
    }
    const hasBody = body.length > 0 && method !== 'GET' && method !== 'HEAD'
    return new Request(new URL(`${origin}${req.url}`), {
      method,
      headers,
      ...(hasBody && { body: new Uint8Array(body) }),
    })
  } catch {
    return undefined
  }
}

/**
 * @param {globalThis.Response} response
 * @param {Buffer} body
 */
function toNodeHeaders(response, body) {
  /** @type {Record<string, string | string[]>} */
  const headers = {}
  for (const [name, value] of response.headers) if (name !== 'set-cookie') headers[name] = value
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) headers['set-cookie'] = cookies
  delete headers['transfer-encoding']
  const hasNoBody = response.status === 204 || response.status === 304
  if (!hasNoBody) headers['content-length'] ??= String(body.length)
  headers['x-content-type-options'] ??= 'nosniff'
  return headers
}

/**
 * lite serves every schema that has a name; a hosted project serves the listed ones only, with this very answer.
 * @param {import('./http.mjs').Request} req
 */
function asksForOtherSchema(req) {
  return ['accept-profile', 'content-profile'].some((name) => (req.headers[name] ?? 'public') !== 'public')
}

/** @param {string} path @param {string} prefix */
const isUnder = (path, prefix) => path === prefix || path.startsWith(`${prefix}/`)
