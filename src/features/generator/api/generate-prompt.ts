import { GENERATE_PROMPT_FUNCTION } from '@contracts/functions.ts'
import {
  type GeneratePromptRequest,
  type GeneratePromptResponse,
  generatePromptResponse,
} from '@contracts/generate-prompt.ts'
import { callFunction } from '@/lib/call-function'

/**
 * Asks the `generate-prompt` function for a prompt.
 * @param signal ends the wait
 * @throws CallError
 */
export function generatePrompt(request: GeneratePromptRequest, signal?: AbortSignal): Promise<GeneratePromptResponse> {
  return callFunction({
    name: GENERATE_PROMPT_FUNCTION,
    body: request,
    response: generatePromptResponse,
    failure: 'Failed to generate prompt',
    invalid: 'Invalid response from generator',
    quota: 'You have used today’s prompts. Please come back tomorrow.',
    signal,
  })
}
