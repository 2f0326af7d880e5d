import { HEALTH_FUNCTION } from '../_shared/contracts/functions.ts'
import type { HealthResponse } from '../_shared/contracts/health.ts'
import type { Cors } from '../_shared/cors.ts'
import type { CheckDatabase } from '../_shared/database-check.ts'
import { createEndpoint } from '../_shared/endpoint.ts'
import { ApiError, jsonResponse } from '../_shared/http.ts'
import type { Log } from '../_shared/log.ts'
import { VERSION } from '../_shared/version.ts'

/** Methods that the function answers, as its preflight and its refusals list them. */
export const HEALTH_METHODS = 'GET, HEAD, OPTIONS'

export interface Dependencies {
  readonly cors: Cors
  readonly log: Log
  /** Null if the function runs without a backend. */
  readonly checkDatabase: CheckDatabase | null
  readonly now?: () => number
}

/** Answers calls of `health`: says whether this function runs and reaches the database, without revealing details. */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  const { cors, log, now, checkDatabase } = dependencies
  return createEndpoint({ name: HEALTH_FUNCTION, cors, log, now }, async (request, context) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new ApiError('method_not_allowed', 'Please send a GET request.', { headers: { allow: HEALTH_METHODS } })
    }
    const state = await checkDatabase?.()
    if (!state) context.note('database_not_set_up')
    else if (!state.isOk) context.note(state.detail)
    const isOk = state?.isOk === true
    const body: HealthResponse = {
      status: isOk ? 'ok' : 'unavailable',
      checks: { database: isOk ? 'ok' : state ? 'failed' : 'not_set_up' },
      version: VERSION,
    }
    const response = jsonResponse(body, isOk ? 200 : 503, isOk ? {} : { 'retry-after': '60' })
    return request.method === 'HEAD' ? new Response(null, response) : response
  })
}
