import { REQUEST_ID_HEADER } from './contracts/functions.ts'
import type { Cors } from './cors.ts'
import { isUuid } from './device-id.ts'
import { ApiError, errorResponse } from './http.ts'
import type { Log } from './log.ts'

/** What the work of an endpoint can tell about a call besides its answer. */
export interface CallContext {
  /** Adds a fixed word to the call's line in the log. */
  note(word: string): void
}

export interface EndpointOptions {
  /** Name of the function, for the log. */
  readonly name: string
  readonly cors: Cors
  readonly log: Log
  readonly now?: () => number
}

/**
 * Wraps the work of a function: origins and preflights, an id for the call, one line in the log,
 * and an answer of ours whatever is thrown. Never rejects.
 */
export function createEndpoint(
  { name, cors, log, now = Date.now }: EndpointOptions,
  work: (request: Request, context: CallContext) => Promise<Response>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const startedAt = now()
    const sentId = request.headers.get(REQUEST_ID_HEADER)
    // The caller's own id only in a form that can hold nothing but an id: it goes into the log.
    const id = isUuid(sentId) ? sentId.toLowerCase() : crypto.randomUUID()
    const details: string[] = []
    let error: ApiError | undefined
    let response: Response
    try {
      cors.check(request)
      response =
        request.method === 'OPTIONS'
          ? cors.preflight()
          : await work(request, {
              note: (word) => details.push(word),
            })
    } catch (thrown) {
      error = thrown instanceof ApiError ? thrown : unexpected(thrown)
      if (error.detail) details.push(error.detail)
      response = errorResponse(error)
    }
    response.headers.set(REQUEST_ID_HEADER, id)
    log({ id, function: name, status: response.status, ms: Math.round(now() - startedAt), error: error?.code, details })
    return cors.apply(request, response)
  }
}

/** A mistake of ours. Its message may hold a visitor's text, so that only its name is kept. */
function unexpected(thrown: unknown): ApiError {
  return new ApiError('internal_error', 'Something went wrong on our side. Please try again.', {
    detail: thrown instanceof Error ? thrown.name : 'not_an_error',
  })
}
