import { createClient } from '@supabase/supabase-js'
import { createAiClient } from '../_shared/ai-client.ts'
import { composePrompt } from '../_shared/composer/compose-prompt.ts'
import { GENERATE_PROMPT_FUNCTION } from '../_shared/contracts/functions.ts'
import { GENERATOR_DEVICE_DAILY_LIMIT } from '../_shared/contracts/limits.ts'
import { createCors } from '../_shared/cors.ts'
import { readSettings, type Settings } from '../_shared/env.ts'
import { createLog } from '../_shared/log.ts'
import { aiPromptProvider, builtinPromptProvider } from '../_shared/prompt-provider.ts'
import { createPseudonyms } from '../_shared/pseudonyms.ts'
import { createQuota, type Quota } from '../_shared/quota.ts'
import { systemText } from '../_shared/system-texts/system-text.ts'
import type { Dependencies } from './handler.ts'

/** What the function works with in earnest. Throws a `ConfigurationError` where the environment makes no sense. */
export function dependenciesFromEnvironment(get: (name: string) => string | undefined): Dependencies {
  const settings = readSettings(get)
  return {
    cors: createCors(settings.allowedOrigins),
    log: createLog(),
    provider: settings.ai
      ? aiPromptProvider({ client: createAiClient(settings.ai), systemText })
      : builtinPromptProvider(composePrompt),
    quota: quotaFrom(settings),
    clientAddressHeader: settings.clientAddressHeader,
  }
}

function quotaFrom({ database, quotaSecret, generatorLimits }: Settings): Quota | null {
  if (!database) return null
  const client = createClient(database.url, database.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
  return createQuota({
    client,
    feature: GENERATE_PROMPT_FUNCTION,
    limits: { device: GENERATOR_DEVICE_DAILY_LIMIT, ...generatorLimits },
    pseudonyms: createPseudonyms({ quotaSecret, databaseKey: database.secretKey }),
  })
}
