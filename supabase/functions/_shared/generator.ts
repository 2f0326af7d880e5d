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

/** What the generator works with in earnest: the AI of the settings or the built-in composer, and the day's quota. */
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

/** Writes a prompt for a request that comes with a call, and counts it. Throws an `ApiError` where it cannot. */
export type Generator = (
  wanted: GeneratePromptRequest,
  request: Request,
  context: CallContext,
) => Promise<GeneratePromptResponse>

/** The generator of the site, for all functions. */
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
      // Of a prompt that was cut nothing is left to add to.
      ...(lines !== undefined && !isTruncated ? { lines } : {}),
    }
  }
}
