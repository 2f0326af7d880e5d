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
  /** Refuses requests from other origins. Requests without an `Origin` header do not come from another site's page. */
  check(request: Request): void
  /** Answers a browser's preflight request. */
  preflight(): Response
  /** Adds the headers that let the calling origin read an answer. */
  apply(request: Request, response: Response): Response
}

/**
 * Cross-origin rules for a list of origins.
 * @param methods the methods that the function answers, for its preflight
 * @param headers headers that it reads in addition to those of all functions
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
