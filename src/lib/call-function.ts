import { type ErrorCode, errorResponse } from '@contracts/errors.ts'
import { DEVICE_ID_HEADER, REQUEST_ID_HEADER } from '@contracts/functions.ts'
import { FUNCTION_CALL_TIMEOUT_MS } from '@contracts/limits.ts'
import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js'
import type * as z from 'zod/mini'
import { backendKey, backendUrl } from '@/lib/env'
import { readAccessToken } from './access-token'
import { CallError } from './call-error'
import { deviceId } from './device-id'

const QUOTA_CODE: ErrorCode = 'quota_exceeded'

/** How to call a function, and the messages for its failures. */
export interface FunctionCall<T> {
  readonly name: string
  readonly body: object
  readonly response: z.ZodMiniType<T>
  /** Beginning of a failure's message: 'Failed to generate prompt'. */
  readonly failure: string
  /** The message if the answer does not match the contract. */
  readonly invalid: string
  /** The message past the quota, if the answer has none of its own. */
  readonly quota: string
  /** False if the function does not need the device's id. */
  readonly isCountedByDevice?: boolean
  /** Whether a signed-in account is told apart from visitors: Pro is. */
  readonly isForAccount?: boolean
  /** Aborts the call, which then counts as failed. */
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
  // Not the client's own limit, because that ends before an error's body is read.
  const limit = AbortSignal.timeout(FUNCTION_CALL_TIMEOUT_MS)
  const token = call.isForAccount ? await readAccessToken() : undefined
  const { data, error, response } = await functions.invoke(call.name, {
    body: call.body as Record<string, unknown>,
    headers: {
      ...(call.isCountedByDevice !== false && { [DEVICE_ID_HEADER]: deviceId() }),
      [REQUEST_ID_HEADER]: crypto.randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
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
    // Any other 429 comes from a gateway: it is not about the day's quota, and the visitor cannot correct the request.
    const isRefused = response.status >= 400 && response.status < 500 && response.status !== 429
    if (isRefused && sentence) return new CallError('refused', sentence, id)
    return new CallError('failed', `${failure}: ${sentence ?? `status ${response.status}`}`, id)
  }
  return new CallError('failed', `${failure}: ${error instanceof Error ? error.message : String(error)}`)
}

/** The request id in the function's answer. Answers of a gateway or proxy have none. */
function requestIdOf(response: Response | undefined): string | undefined {
  return response?.headers.get(REQUEST_ID_HEADER) ?? undefined
}
