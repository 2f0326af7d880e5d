import { GENERATE_PROMPT_FUNCTION } from '@contracts/functions.ts'
import {
  type GeneratePromptRequest,
  type GeneratePromptResponse,
  generatePromptResponse,
} from '@contracts/generate-prompt.ts'
import { countWords } from '@contracts/text.ts'
import { callFunction } from '@/lib/call-function'
import { promptOf, withRemembered } from '../lib/line-choices'

/**
 * Asks the `generate-prompt` function for a prompt, and applies the visitor's earlier choices of lines to it.
 * @param signal ends the wait
 * @throws CallError
 */
export async function generatePrompt(
  request: GeneratePromptRequest,
  signal?: AbortSignal,
): Promise<GeneratePromptResponse> {
  const answer = await callFunction({
    name: GENERATE_PROMPT_FUNCTION,
    body: request,
    response: generatePromptResponse,
    failure: 'Failed to generate prompt',
    invalid: 'Invalid response from generator',
    quota: 'You have used today’s prompts. Please come back tomorrow.',
    signal,
  })
  if (!answer.lines) return answer
  const lines = withRemembered(answer.lines, request.model)
  if (lines === answer.lines) return answer
  const text = promptOf(lines, request.model)
  return { ...answer, lines, generatedPrompt: text, wordCount: countWords(text) }
}
