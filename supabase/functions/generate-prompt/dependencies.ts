import { createAiClient } from '../_shared/ai-client.ts'
import { composePrompt } from '../_shared/composer/compose-prompt.ts'
import { GENERATE_PROMPT_FUNCTION } from '../_shared/contracts/functions.ts'
import { GENERATOR_DEVICE_DAILY_LIMIT } from '../_shared/contracts/limits.ts'
import { createCors } from '../_shared/cors.ts'
import { readSettings } from '../_shared/env.ts'
import { projectFigures, projectQuota } from '../_shared/project-quota.ts'
import { aiPromptProvider, builtinPromptProvider } from '../_shared/prompt-provider.ts'
import { createServiceLog } from '../_shared/service-log.ts'
import { systemText } from '../_shared/system-texts/system-text.ts'
import type { Dependencies } from './handler.ts'

/** What the function works with in earnest. Throws a `ConfigurationError` where the environment makes no sense. */
export function dependenciesFromEnvironment(get: (name: string) => string | undefined): Dependencies {
  const settings = readSettings(get)
  return {
    cors: createCors(settings.allowedOrigins),
    log: createServiceLog(get),
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
