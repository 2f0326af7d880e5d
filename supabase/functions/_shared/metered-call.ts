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
  /** Null if there is no database to count in. */
  readonly quota: Quota | null
  /** Counts an answer for the owner's figures, in the background. */
  readonly served?: ((source: AnswerSource) => Promise<unknown>) | null
  readonly clientAddressHeader: string
  readonly now?: () => number
}

/** Dependencies of a metered service's handler. */
export interface MeteredDependencies<Provider> extends Metered<Provider> {
  readonly cors: Cors
  readonly log: Log
}

/** A service that a visitor may use a number of times a day. */
export interface MeteredService {
  /** The provider, and whether it can answer; while it cannot, no use is taken. */
  readonly provider: { readonly source: AnswerSource; isAvailable(): boolean }
  /** Null if there is no database to count in. */
  readonly quota: Quota | null
  readonly served?: ((source: AnswerSource) => Promise<unknown>) | null
  readonly clientAddressHeader: string
  /** What a visitor is told when the quota is used up. */
  readonly refusal: RefusalWording
  /** Name such as "The generator", for the message when uses cannot be counted. */
  readonly name: string
  readonly now?: () => number
}

/**
 * Takes a use, does the work, and returns the use or a part of it (`partToReturn`) if the work fails. Throws an
 * `ApiError` if the quota is used up, the breaker is open or the AI fails.
 */
export async function meteredCall<T>(
  request: Request,
  context: CallContext,
  service: MeteredService,
  work: () => Promise<T>,
): Promise<T> {
  // Checked before a use is taken, so callers need no trip to the database while the AI is down.
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

/** Takes a use of the quota. Null if there is no database, because nothing is counted then. */
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
    // Many calls at once can make the database too busy to count; that must not bypass the quota.
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
 * If a caller disconnects or sends something that the AI cannot answer, the call still cost money. The network's and
 * site's parts then stay counted to limit the bill. The device's part is returned, because its owner got nothing.
 */
function partToReturn(error: unknown): UsePart {
  return error instanceof AiError && !isOutage(error) ? 'device' : 'whole'
}

async function giveBack(quota: Quota | null, use: Use, part: UsePart, context: CallContext): Promise<void> {
  try {
    await quota?.giveBack(use, part)
  } catch {
    // The visitor loses one use today; the original error matters more.
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
      // The caller has disconnected; this is only for the log.
      return new ApiError('service_unavailable', 'The call was cancelled.', { detail })
  }
}

function resting(): ApiError {
  return new ApiError('service_unavailable', 'The AI is not answering at the moment. Please try again in a minute.', {
    detail: 'breaker_open',
    headers: { 'retry-after': '60' },
  })
}
