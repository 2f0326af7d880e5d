import { REQUEST_ID_HEADER } from './contracts/functions.ts'
import type { Cors } from './cors.ts'
import { isUuid } from './device-id.ts'
import { ApiError, errorResponse } from './http.ts'
import type { Log } from './log.ts'

/** Lets the work of an endpoint report about a call besides its answer. */
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
 * Wraps the work of a function: checks the origin, answers preflights, gives the call an id, writes one log line,
 * and turns anything thrown into an error answer. Never rejects.
 */
export function createEndpoint(
  { name, cors, log, now = Date.now }: EndpointOptions,
  work: (request: Request, context: CallContext) => Promise<Response>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const startedAt = now()
    const sentId = request.headers.get(REQUEST_ID_HEADER)
    // The caller's id goes into the log, so it is accepted only as a UUID, which cannot carry other data.
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

/** A bug of ours. Its message may contain a visitor's text, so only its name is logged. */
function unexpected(thrown: unknown): ApiError {
  return new ApiError('internal_error', 'Something went wrong on our side. Please try again.', {
    detail: thrown instanceof Error ? thrown.name : 'not_an_error',
  })
}
