import * as z from 'zod/mini'

/** State of something that the functions need: `failed` is unreachable or too slow, `not_set_up` has no settings. */
export const healthCheck = z.enum(['ok', 'failed', 'not_set_up'])

/** Answer of `health`: 200 with `ok`, 503 with `unavailable`. */
export const healthResponse = z.object({
  status: z.enum(['ok', 'unavailable']),
  checks: z.object({ database: healthCheck }),
  /** Version of the functions. */
  version: z.string(),
})
export type HealthResponse = z.infer<typeof healthResponse>
