import { AiError } from '../_shared/ai-client.ts'
import { BreakerOpenError } from '../_shared/breaker.ts'
import { clientAddress } from '../_shared/client-address.ts'
import { GENERATE_PROMPT_FUNCTION } from '../_shared/contracts/functions.ts'
import {
  type GeneratePromptRequest,
  type GeneratePromptResponse,
  generatePromptRequest,
} from '../_shared/contracts/generate-prompt.ts'
import { GENERATOR_DEVICE_DAILY_LIMIT } from '../_shared/contracts/limits.ts'
import type { ModelId } from '../_shared/contracts/models.ts'
import { countWords } from '../_shared/contracts/text.ts'
import type { Cors } from '../_shared/cors.ts'
import { deviceId } from '../_shared/device-id.ts'
import { type CallContext, createEndpoint } from '../_shared/endpoint.ts'
import { ApiError, jsonResponse } from '../_shared/http.ts'
import { limitPrompt } from '../_shared/limit-prompt.ts'
import type { Log } from '../_shared/log.ts'
import type { PromptProvider } from '../_shared/prompt-provider.ts'
import { type Quota, QuotaUnavailableError, type Use } from '../_shared/quota.ts'
import { quotaRefusal, type RefusalWording } from '../_shared/quota-refusal.ts'
import { readJson } from '../_shared/read-json.ts'

export interface Dependencies {
  readonly cors: Cors
  readonly log: Log
  readonly provider: PromptProvider
  /** Null where there is no database to count in. */
  readonly quota: Quota | null
  readonly clientAddressHeader: string
  readonly now?: () => number
}

const REFUSAL: RefusalWording = {
  device: `You have used your ${GENERATOR_DEVICE_DAILY_LIMIT} prompts for today.`,
  address: 'Your network has used its prompts for today.',
  site: 'All of today’s prompts have been given out.',
}

/** Answers calls of `generate-prompt`: a description goes in, a prompt for the chosen AI comes out. */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  const { cors, log, now } = dependencies
  return createEndpoint({ name: GENERATE_PROMPT_FUNCTION, cors, log, now }, (request, context) =>
    handle(request, context, dependencies),
  )
}

async function handle(request: Request, context: CallContext, dependencies: Dependencies): Promise<Response> {
  const { provider, quota } = dependencies
  const wanted = validate(await readJson(request))
  // Before the use is taken: while the AI is down, callers get their answer without a round to the database.
  if (!provider.isAvailable()) throw resting()

  const use = await takeUse(request, context, dependencies)
  try {
    const text = await provider.generate(wanted, request.signal)
    return jsonResponse(answer(text, wanted.model, provider))
  } catch (error) {
    if (use) await giveBack(quota, use, context)
    throw asApiError(error)
  }
}

function validate(body: unknown): GeneratePromptRequest {
  const parsed = generatePromptRequest.safeParse(body)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new ApiError('invalid_request', issue?.message ?? 'The request is not complete.', { detail: 'schema' })
}

/** Takes a use of the quota. Null where nothing could be counted and nothing has to be given back. */
async function takeUse(request: Request, context: CallContext, dependencies: Dependencies): Promise<Use | null> {
  const { quota, provider, clientAddressHeader, now = Date.now } = dependencies
  try {
    if (!quota) throw new QuotaUnavailableError('There is no database to count in.')
    const taken = await quota.take({
      deviceId: deviceId(request),
      address: clientAddress(request, clientAddressHeader),
    })
    if (taken.isAllowed) return taken.use
    throw quotaRefusal(taken, REFUSAL, now())
  } catch (error) {
    if (!(error instanceof QuotaUnavailableError)) throw error
    // A call to the AI costs money, so that an uncounted one is not made; the built-in engine costs nothing.
    if (provider.source === 'ai') {
      throw new ApiError(
        'service_unavailable',
        'The generator is taking a short break. Please try again in a minute.',
        {
          detail: 'quota_unreachable',
          headers: { 'retry-after': '60' },
        },
      )
    }
    context.note(quota ? 'quota_unreachable' : 'quota_not_set_up')
    return null
  }
}

async function giveBack(quota: Quota | null, use: Use, context: CallContext): Promise<void> {
  try {
    await quota?.giveBack(use)
  } catch {
    // The visitor has lost one use of the day; the error they are about to see matters more.
    context.note('use_not_given_back')
  }
}

function answer(text: string, model: ModelId, provider: PromptProvider): GeneratePromptResponse {
  const { text: generatedPrompt, isTruncated } = limitPrompt(text, model)
  return { generatedPrompt, isTooLong: isTruncated, wordCount: countWords(generatedPrompt), source: provider.source }
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
