import { createAiClient } from '../_shared/ai-client.ts'
import { ANALYZE_FEEDBACK_FUNCTION } from '../_shared/contracts/functions.ts'
import { FEEDBACK_DEVICE_DAILY_LIMIT } from '../_shared/contracts/limits.ts'
import { createCors } from '../_shared/cors.ts'
import { readSettings } from '../_shared/env.ts'
import { aiFeedbackProvider, builtinFeedbackProvider } from '../_shared/feedback-provider.ts'
import { projectFigures, projectQuota } from '../_shared/project-quota.ts'
import { createServiceLog } from '../_shared/service-log.ts'
import { FEEDBACK_SYSTEM_TEXT } from '../_shared/system-texts/feedback.ts'
import type { Dependencies } from './handler.ts'
import { readAsEditor } from './read-as-editor.ts'

/** Four sections with quotations need more room than a prompt of a hundred words. */
const LEAST_TOKENS = 1500

/** What the function works with in earnest. Throws a `ConfigurationError` where the environment makes no sense. */
export function dependenciesFromEnvironment(get: (name: string) => string | undefined): Dependencies {
  const settings = readSettings(get)
  const { ai } = settings
  return {
    cors: createCors(settings.allowedOrigins),
    log: createServiceLog(get),
    provider: ai
      ? aiFeedbackProvider({
          client: createAiClient({ ...ai, maxTokens: Math.max(ai.maxTokens, LEAST_TOKENS) }),
          systemText: FEEDBACK_SYSTEM_TEXT,
        })
      : builtinFeedbackProvider(readAsEditor),
    quota: projectQuota(settings, ANALYZE_FEEDBACK_FUNCTION, {
      device: FEEDBACK_DEVICE_DAILY_LIMIT,
      ...settings.feedbackLimits,
    }),
    served: projectFigures(settings, ANALYZE_FEEDBACK_FUNCTION),
    clientAddressHeader: settings.clientAddressHeader,
  }
}
