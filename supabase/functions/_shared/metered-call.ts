import { AiError, isOutage } from './ai-client.ts'
import { BreakerOpenError } from './breaker.ts'
import { clientAddress } from './client-address.ts'
import type { AnswerSource } from './contracts/functions.ts'
import type { Cors } from './cors.ts'
import { DatabaseUnavailableError } from './database-call.ts'
import { deviceId } from './device-id.ts'
import type { CallContext } from './endpoint.ts'
import { platformWaitUntil } from './error-webhook.ts'
import { ApiError } from './http.ts'
import type { Log } from './log.ts'
import type { Quota, Use, UsePart } from './quota.ts'
import { quotaRefusal, type RefusalWording } from './quota-refusal.ts'

/** What a metered service works with. */
export interface Metered<Provider> {
  readonly provider: Provider
  /** Null where there is no database to count in. */
  readonly quota: Quota | null
  /** Counts an answer for the owner's figures. Nobody waits for it. */
  readonly served?: ((source: AnswerSource) => Promise<unknown>) | null
  readonly clientAddressHeader: string
  readonly now?: () => number
}

/** What the handler of a metered service is handed in. */
export interface MeteredDependencies<Provider> extends Metered<Provider> {
  readonly cors: Cors
  readonly log: Log
}

/** What a visitor may do a number of times a day. */
export interface MeteredService {
  /** What answers, and whether it can: while it cannot, no use is taken. */
  readonly provider: { readonly source: AnswerSource; isAvailable(): boolean }
  /** Null where there is no database to count in. */
  readonly quota: Quota | null
  readonly served?: ((source: AnswerSource) => Promise<unknown>) | null
  readonly clientAddressHeader: string
  /** What a visitor is told past the quota. */
  readonly refusal: RefusalWording
  /** "The generator": the subject of the sentence where nothing can be counted. */
  readonly name: string
  readonly now?: () => number
}

/**
 * Takes a use, does the work, and gives the use back where the work led to nothing (`partToReturn` says how much of it).
 * Throws an `ApiError`: past the quota, while the AI rests, or for the way in which the AI failed.
 */
export async function meteredCall<T>(
  request: Request,
  context: CallContext,
  service: MeteredService,
  work: () => Promise<T>,
): Promise<T> {
  // Before the use is taken: while the AI is down, callers get their answer without a round to the database.
  if (!service.provider.isAvailable()) throw resting()
  const use = await takeUse(request, context, service)
  try {
    const answer = await work()
    if (service.served) platformWaitUntil(service.served(service.provider.source).catch(() => undefined))
    return answer
  } catch (error) {
    if (use) await giveBack(service.quota, use, partToReturn(error), context)
    throw asApiError(error)
  }
}

/** Takes a use of the quota. Null where there is no database, so that nothing is counted. */
async function takeUse(request: Request, context: CallContext, service: MeteredService): Promise<Use | null> {
  const { quota, provider, clientAddressHeader, refusal, name, now = Date.now } = service
  if (!quota) {
    // Calls to the AI cost money; the built-in engine costs nothing.
    if (provider.source === 'ai') throw notCounted(name, 'quota_not_set_up')
    context.note('quota_not_set_up')
    return null
  }
  try {
    const taken = await quota.take({
      deviceId: deviceId(request),
      address: clientAddress(request, clientAddressHeader),
    })
    if (taken.isAllowed) return taken.use
    throw quotaRefusal(taken, refusal, now())
  } catch (error) {
    // Whoever asks often enough at once makes the database too busy to count: that must not open the quota.
    throw error instanceof DatabaseUnavailableError ? notCounted(name, 'quota_unreachable') : error
  }
}

function notCounted(name: string, detail: string): ApiError {
  return new ApiError('service_unavailable', `${name} is busy. Please try again in a moment.`, {
    detail,
    headers: { 'retry-after': '5' },
  })
}

/**
 * Whoever closes the connection, or sends what the AI cannot answer, has had a call that was paid for: were all of the
 * use given back, nothing would bound the bill. The device's part always is, as its owner has got nothing for it.
 */
function partToReturn(error: unknown): UsePart {
  return error instanceof AiError && !isOutage(error) ? 'device' : 'whole'
}

async function giveBack(quota: Quota | null, use: Use, part: UsePart, context: CallContext): Promise<void> {
  try {
    await quota?.giveBack(use, part)
  } catch {
    // The visitor has lost one use of the day; the error they are about to see matters more.
    context.note('use_not_given_back')
  }
}

function asApiError(error: unknown): unknown {
  if (error instanceof BreakerOpenError) return resting()
  if (!(error instanceof AiError)) return error
  const { detail } = error
  switch (error.kind) {
    case 'timeout':
      return new ApiError('provider_timeout', 'The AI took too long to answer. Please try again.', { detail })
    case 'failed':
      return new ApiError('provider_failed', 'The AI could not answer. Please try again.', { detail })
    case 'aborted':
      // Nobody is left to read it; the log still shows how the call ended.
      return new ApiError('service_unavailable', 'The call was cancelled.', { detail })
  }
}

function resting(): ApiError {
  return new ApiError('service_unavailable', 'The AI is not answering at the moment. Please try again in a minute.', {
    detail: 'breaker_open',
    headers: { 'retry-after': '60' },
  })
}
