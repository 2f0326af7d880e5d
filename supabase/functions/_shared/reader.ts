import { createAiClient } from './ai-client.ts'
import type { AnalyzeFeedbackResponse } from './contracts/analyze-feedback.ts'
import { ANALYZE_FEEDBACK_FUNCTION } from './contracts/functions.ts'
import { FEEDBACK_DEVICE_DAILY_LIMIT } from './contracts/limits.ts'
import type { CallContext } from './endpoint.ts'
import type { Settings } from './env.ts'
import { aiFeedbackProvider, builtinFeedbackProvider, type FeedbackProvider } from './feedback-provider.ts'
import { type Metered, meteredCall } from './metered-call.ts'
import { projectFigures, projectQuota } from './project-quota.ts'
import type { RefusalWording } from './quota-refusal.ts'
import { readAsEditor } from './read-as-editor.ts'
import { FEEDBACK_SYSTEM_TEXT } from './system-texts/feedback.ts'

/** Four sections with quotations need more room than a prompt of a hundred words. */
const LEAST_TOKENS = 1500

const REFUSAL: RefusalWording = {
  device: 'You have used your free feedback for today.',
  address: 'Your network has used its free feedback for today.',
  site: 'All of today’s free feedback has been given.',
}

/** What the reader works with in earnest: the AI of the settings or the built-in analysis, and the day's quota. */
export function readerParts(settings: Settings): Metered<FeedbackProvider> {
  const { ai } = settings
  return {
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

/** Reads a text that comes with a call, and counts it. Throws an `ApiError` where it cannot. */
export type Reader = (text: string, request: Request, context: CallContext) => Promise<AnalyzeFeedbackResponse>

/** The reader of the site, for all functions. */
export function createReader(parts: Metered<FeedbackProvider>): Reader {
  const { provider } = parts
  const service = { ...parts, refusal: REFUSAL, name: 'The feedback tool' }
  return async (text, request, context) => {
    const sections = await meteredCall(request, context, service, () => provider.read(text, request.signal))
    return { ...sections, source: provider.source }
  }
}
