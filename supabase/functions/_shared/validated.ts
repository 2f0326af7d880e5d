import type * as z from 'zod/mini'
import { ApiError } from './http.ts'

/** Parses a request's body. Throws an `ApiError` with the schema's own message if it is invalid. */
export function validated<T>(schema: z.ZodMiniType<T>, body: unknown): T {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new ApiError('invalid_request', issue?.message ?? 'The request is not complete.', { detail: 'schema' })
}
