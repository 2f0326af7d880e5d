import { createAiClient } from './ai-client.ts'
import { composePrompt } from './composer/compose-prompt.ts'
import { GENERATE_PROMPT_FUNCTION } from './contracts/functions.ts'
import type { GeneratePromptRequest, GeneratePromptResponse } from './contracts/generate-prompt.ts'
import { GENERATOR_DEVICE_DAILY_LIMIT } from './contracts/limits.ts'
import { countWords } from './contracts/text.ts'
import type { CallContext } from './endpoint.ts'
import type { Settings } from './env.ts'
import { limitPrompt } from './limit-prompt.ts'
import { type Metered, meteredCall } from './metered-call.ts'
import { projectFigures, projectQuota } from './project-quota.ts'
import { aiPromptProvider, builtinPromptProvider, type PromptProvider } from './prompt-provider.ts'
import type { RefusalWording } from './quota-refusal.ts'
import { systemText } from './system-texts/system-text.ts'

const REFUSAL: RefusalWording = {
  device: `You have used your ${GENERATOR_DEVICE_DAILY_LIMIT} prompts for today.`,
  address: 'Your network has used its prompts for today.',
  site: 'All of today’s prompts have been given out.',
}

/** The generator's real parts: the AI from the settings or the built-in composer, and the daily quota. */
export function generatorParts(settings: Settings): Metered<PromptProvider> {
  return {
    provider: settings.ai
      ? aiPromptProvider({ client: createAiClient(settings.ai), systemText })
      : builtinPromptProvider(composePrompt),
    quota: projectQuota(settings, GENERATE_PROMPT_FUNCTION, {
      device: GENERATOR_DEVICE_DAILY_LIMIT,
      ...settings.generatorLimits,
    }),
    served: projectFigures(settings, GENERATE_PROMPT_FUNCTION),
    clientAddressHeader: settings.clientAddressHeader,
  }
}

/** Writes a prompt for a request and counts the use. Throws an `ApiError` if it cannot. */
export type Generator = (
  wanted: GeneratePromptRequest,
  request: Request,
  context: CallContext,
) => Promise<GeneratePromptResponse>

/** Creates the site's generator, which several functions use. */
export function createGenerator(parts: Metered<PromptProvider>): Generator {
  const { provider } = parts
  const service = { ...parts, refusal: REFUSAL, name: 'The generator' }
  return async (wanted, request, context) => {
    const { text, lines } = await meteredCall(request, context, service, () =>
      provider.generate(wanted, request.signal),
    )
    const { text: generatedPrompt, isTruncated } = limitPrompt(text, wanted.model)
    return {
      generatedPrompt,
      isTooLong: isTruncated,
      wordCount: countWords(generatedPrompt),
      source: provider.source,
      // A prompt that was cut has no room for more lines.
      ...(lines !== undefined && !isTruncated ? { lines } : {}),
    }
  }
}
