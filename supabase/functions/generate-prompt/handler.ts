import { GENERATE_PROMPT_FUNCTION } from '../_shared/contracts/functions.ts'
import {
  type GeneratePromptRequest,
  type GeneratePromptResponse,
  generatePromptRequest,
} from '../_shared/contracts/generate-prompt.ts'
import { GENERATOR_DEVICE_DAILY_LIMIT } from '../_shared/contracts/limits.ts'
import type { ModelId } from '../_shared/contracts/models.ts'
import { countWords } from '../_shared/contracts/text.ts'
import { createEndpoint } from '../_shared/endpoint.ts'
import { jsonResponse } from '../_shared/http.ts'
import { limitPrompt } from '../_shared/limit-prompt.ts'
import { type MeteredDependencies, meteredCall } from '../_shared/metered-call.ts'
import type { Generated, PromptProvider } from '../_shared/prompt-provider.ts'
import type { RefusalWording } from '../_shared/quota-refusal.ts'
import { readJson } from '../_shared/read-json.ts'
import { validated } from '../_shared/validated.ts'

export type Dependencies = MeteredDependencies<PromptProvider>

const REFUSAL: RefusalWording = {
  device: `You have used your ${GENERATOR_DEVICE_DAILY_LIMIT} prompts for today.`,
  address: 'Your network has used its prompts for today.',
  site: 'All of today’s prompts have been given out.',
}

/** Answers calls of `generate-prompt`: a description goes in, a prompt for the chosen AI comes out. */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  const { cors, log, now, provider } = dependencies
  const service = { ...dependencies, refusal: REFUSAL, name: 'The generator' }
  return createEndpoint({ name: GENERATE_PROMPT_FUNCTION, cors, log, now }, async (request, context) => {
    const wanted: GeneratePromptRequest = validated(generatePromptRequest, await readJson(request))
    const generated = await meteredCall(request, context, service, () => provider.generate(wanted, request.signal))
    return jsonResponse(answer(generated, wanted.model, provider))
  })
}

function answer({ text, lines }: Generated, model: ModelId, provider: PromptProvider): GeneratePromptResponse {
  const { text: generatedPrompt, isTruncated } = limitPrompt(text, model)
  return {
    generatedPrompt,
    isTooLong: isTruncated,
    wordCount: countWords(generatedPrompt),
    source: provider.source,
    // Of a prompt that was cut nothing is left to add to.
    ...(lines !== undefined && !isTruncated ? { lines } : {}),
  }
}
