import { type ErrorCode, errorResponse } from '@contracts/errors.ts'
import { DEVICE_ID_HEADER, REQUEST_ID_HEADER } from '@contracts/functions.ts'
import { FUNCTION_CALL_TIMEOUT_MS } from '@contracts/limits.ts'
import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js'
import type * as z from 'zod/mini'
import { backendKey, backendUrl } from '@/lib/env'
import { CallError } from './call-error'
import { deviceId } from './device-id'

const QUOTA_CODE: ErrorCode = 'quota_exceeded'

/** How a function is called, and what is said where it gives nothing. */
export interface FunctionCall<T> {
  readonly name: string
  readonly body: object
  readonly response: z.ZodMiniType<T>
  /** Begins the message of a failure: 'Failed to generate prompt'. */
  readonly failure: string
  /** The message where the answer is not what the contract says. */
  readonly invalid: string
  /** The message past the quota, where the answer does not give its own. */
  readonly quota: string
  /** False where the function has no business with the device's number. */
  readonly isCountedByDevice?: boolean
  /** Ends the call before its time: it has failed then. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Calls an edge function.
 * @throws CallError of kind `quota` (the function's own 429), `refused` (other 4xx) or `failed` (everything else:
 * network, time limit, 5xx, a gateway's 429, an answer that is not what the contract says).
 */
export async function callFunction<T>(call: FunctionCall<T>): Promise<T> {
  const key = backendKey()
  const functions = new FunctionsClient(`${backendUrl()}/functions/v1`, { headers: key ? { apikey: key } : {} })
  if (import.meta.env.DEV) console.debug(`${call.name} request`, call.body)
  // Not the client's own limit: it ends before the body of an error is read.
  const limit = AbortSignal.timeout(FUNCTION_CALL_TIMEOUT_MS)
  const { data, error, response } = await functions.invoke(call.name, {
    body: call.body as Record<string, unknown>,
    headers: {
      ...(call.isCountedByDevice !== false && { [DEVICE_ID_HEADER]: deviceId() }),
      [REQUEST_ID_HEADER]: crypto.randomUUID(),
    },
    signal: call.signal ? AbortSignal.any([call.signal, limit]) : limit,
  })
  if (error) throw await toCallError(error, call)
  if (import.meta.env.DEV) console.debug(`${call.name} response`, data)
  const answer = call.response.safeParse(data)
  if (!answer.success) throw new CallError('failed', call.invalid, requestIdOf(response))
  return answer.data
}

async function toCallError(error: unknown, { failure, quota }: FunctionCall<unknown>): Promise<CallError> {
  if (error instanceof FunctionsHttpError) {
    const response = error.context as Response
    const id = requestIdOf(response)
    const body = errorResponse.safeParse(await response.json().catch(() => undefined))
    const { code, message: sentence } = body.data?.error ?? {}
    if (code === QUOTA_CODE) return new CallError('quota', sentence || quota, id)
    // Any other 429 is a gateway's: it knows nothing of the day's quota, and there is nothing to put right.
    const isRefused = response.status >= 400 && response.status < 500 && response.status !== 429
    if (isRefused && sentence) return new CallError('refused', sentence, id)
    return new CallError('failed', `${failure}: ${sentence ?? `status ${response.status}`}`, id)
  }
  return new CallError('failed', `${failure}: ${error instanceof Error ? error.message : String(error)}`)
}

/** The id that the function answered with. A gateway or a page on the way answers without one. */
function requestIdOf(response: Response | undefined): string | undefined {
  return response?.headers.get(REQUEST_ID_HEADER) ?? undefined
}
