import { ERROR_STATUS, type ErrorCode, type ErrorResponse } from './contracts/errors.ts'

/** An error answer. Anything else that is thrown becomes an `internal_error`. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ErrorCode
  readonly status: number
  /** Fixed word for the log that says more than the code; never holds anything a visitor sent. */
  readonly detail: string | undefined
  readonly retryAt: Date | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(
    code: ErrorCode,
    message: string,
    more: { detail?: string; retryAt?: Date; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause })
    this.code = code
    this.status = ERROR_STATUS[code]
    this.detail = more.detail
    this.retryAt = more.retryAt
    this.headers = more.headers ?? {}
  }
}

/** A JSON answer that must not be cached. */
export function jsonResponse(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

/** The answer to a failed call: `{ error: { code, message } }`. */
export function errorResponse(error: ApiError): Response {
  const body: ErrorResponse = {
    error: {
      code: error.code,
      message: error.message,
      ...(error.retryAt && { retryAt: error.retryAt.toISOString() }),
    },
  }
  return jsonResponse(body, error.status, { ...error.headers })
}
