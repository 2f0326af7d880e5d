import { DEVICE_ID_HEADER, REQUEST_ID_HEADER } from './contracts/functions.ts'
import { ApiError } from './http.ts'

const ALLOWED_HEADERS = [
  'authorization',
  'x-client-info',
  'apikey',
  'content-type',
  DEVICE_ID_HEADER,
  REQUEST_ID_HEADER,
]
// Without this list a page's script cannot read them.
const EXPOSED_HEADERS = [REQUEST_ID_HEADER, 'retry-after']
const PREFLIGHT_SECONDS = 600

/** Which origins may call a function from a browser. */
export interface Cors {
  /** Refuses a browser's request from another origin; what comes without an origin is no browser's business. */
  check(request: Request): void
  /** Answers the question that browsers ask before the call. */
  preflight(): Response
  /** Marks an answer for the origin that asked. */
  apply(request: Request, response: Response): Response
}

/**
 * Cross-origin rules for a list of origins.
 * @param methods what the function answers, as its preflight says it
 * @param headers what it reads beside the headers that all functions read
 */
export function createCors(
  origins: readonly string[],
  methods = 'POST, OPTIONS',
  headers: readonly string[] = [],
): Cors {
  const allowed = new Set(origins)
  const originOf = (request: Request) => request.headers.get('origin')
  return {
    check(request) {
      const origin = originOf(request)
      if (origin !== null && !allowed.has(origin)) {
        throw new ApiError('origin_not_allowed', 'This site may not call the function.')
      }
    },
    preflight: () =>
      new Response(null, {
        status: 204,
        headers: {
          'access-control-allow-methods': methods,
          'access-control-allow-headers': [...ALLOWED_HEADERS, ...headers].join(', '),
          'access-control-max-age': String(PREFLIGHT_SECONDS),
          'cache-control': 'no-store',
        },
      }),
    apply(request, response) {
      const origin = originOf(request)
      response.headers.append('vary', 'Origin')
      if (origin !== null && allowed.has(origin)) {
        response.headers.set('access-control-allow-origin', origin)
        response.headers.set('access-control-expose-headers', EXPOSED_HEADERS.join(', '))
      }
      return response
    },
  }
}
