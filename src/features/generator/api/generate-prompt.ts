import { errorResponse } from '@contracts/errors.ts'
import { DEVICE_ID_HEADER, GENERATE_PROMPT_FUNCTION, REQUEST_ID_HEADER } from '@contracts/functions.ts'
import {
  type GeneratePromptRequest,
  type GeneratePromptResponse,
  generatePromptResponse,
} from '@contracts/generate-prompt.ts'
import { FUNCTION_CALL_TIMEOUT_MS } from '@contracts/limits.ts'
import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js'
import { backendKey, backendUrl } from '@/shared/config/env'
import { deviceId } from '@/shared/lib/device-id'
import { GenerateError } from '../model/generate-error'

/**
 * Asks the `generate-prompt` function for a prompt.
 * @throws GenerateError of kind `quota` (429), `refused` (other 4xx) or `failed` (everything else: network,
 * time limit, 5xx, an answer that is not what the contract says).
 */
export async function generatePrompt(request: GeneratePromptRequest): Promise<GeneratePromptResponse> {
  const key = backendKey()
  const functions = new FunctionsClient(`${backendUrl()}/functions/v1`, {
    headers: key ? { apikey: key } : {},
  })
  if (import.meta.env.DEV) console.debug('generate-prompt request', request)
  const { data, error } = await functions.invoke(GENERATE_PROMPT_FUNCTION, {
    body: request,
    headers: { [DEVICE_ID_HEADER]: deviceId(), [REQUEST_ID_HEADER]: crypto.randomUUID() },
    timeout: FUNCTION_CALL_TIMEOUT_MS,
  })
  if (error) throw await toGenerateError(error)
  if (import.meta.env.DEV) console.debug('generate-prompt response', data)
  const answer = generatePromptResponse.safeParse(data)
  if (!answer.success) throw new GenerateError('failed', 'Invalid response from generator')
  return answer.data
}

async function toGenerateError(error: unknown): Promise<GenerateError> {
  if (error instanceof FunctionsHttpError) {
    const response = error.context as Response
    const body = errorResponse.safeParse(await response.json().catch(() => undefined))
    const sentence = body.success ? body.data.error.message : undefined
    if (response.status === 429) {
      return new GenerateError('quota', sentence ?? 'You have used today’s prompts. Please come back tomorrow.')
    }
    if (response.status >= 400 && response.status < 500 && sentence) return new GenerateError('refused', sentence)
    return new GenerateError('failed', `Failed to generate prompt: ${sentence ?? `status ${response.status}`}`)
  }
  const reason = error instanceof Error ? error.message : String(error)
  return new GenerateError('failed', `Failed to generate prompt: ${reason}`)
}
