import * as z from 'zod/mini'

/** Codes of the errors that a function answers with; the HTTP status follows from the code. */
export const ERROR_STATUS = {
  invalid_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  origin_not_allowed: 403,
  method_not_allowed: 405,
  payload_too_large: 413,
  unsupported_media_type: 415,
  quota_exceeded: 429,
  internal_error: 500,
  provider_failed: 502,
  service_unavailable: 503,
  provider_timeout: 504,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

/** Body of every error answer of a function. */
export const errorResponse = z.object({
  error: z.object({
    code: z.string(),
    /** One sentence for the visitor. */
    message: z.string(),
    /** With `quota_exceeded`: when the next use is due (ISO 8601, UTC). */
    retryAt: z.optional(z.string()),
  }),
})
export type ErrorResponse = z.infer<typeof errorResponse>
