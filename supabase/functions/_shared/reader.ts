import { createAiClient } from './ai-client.ts'
import type { AnalyzeFeedbackResponse } from './contracts/analyze-feedback.ts'
import { ANALYZE_FEEDBACK_FUNCTION } from './contracts/functions.ts'
import { FEEDBACK_DEVICE_DAILY_LIMIT, FEEDBACK_PRO_DAILY_LIMIT } from './contracts/limits.ts'
import type { CallContext } from './endpoint.ts'
import type { Settings } from './env.ts'
import { aiFeedbackProvider, builtinFeedbackProvider, type FeedbackProvider } from './feedback-provider.ts'
import { type Metered, meteredCall } from './metered-call.ts'
import type { ProAccount } from './pro-account.ts'
import { projectFigures, projectQuota } from './project-quota.ts'
import type { Quota } from './quota.ts'
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

const PRO_MOST = `You have had ${FEEDBACK_PRO_DAILY_LIMIT} texts read today, the most for one account.`
const PRO_REFUSAL: RefusalWording = { device: PRO_MOST, address: PRO_MOST, site: 'No more texts are read today.' }

/** How accounts with Pro are told and counted. */
export interface ProParts {
  readonly accountOf: ProAccount
  readonly quota: Quota | null
}

/** The reader's real parts: the AI from the settings or the built-in analysis, and the daily quota. */
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

/** What accounts with Pro are counted by: themselves alone, whatever their device, network and the site have used. */
export function proQuota(settings: Settings): Quota | null {
  return projectQuota(settings, `${ANALYZE_FEEDBACK_FUNCTION}-pro`, {
    device: FEEDBACK_PRO_DAILY_LIMIT,
    address: FEEDBACK_PRO_DAILY_LIMIT,
    site: 1_000_000,
  })
}

/** Reads a text and counts the use. Throws an `ApiError` if it cannot. */
export type Reader = (text: string, request: Request, context: CallContext) => Promise<AnalyzeFeedbackResponse>

/** Creates the site's reader, which several functions use. Without `pro` everybody is counted as a visitor. */
export function createReader({ pro, ...parts }: Metered<FeedbackProvider> & { readonly pro?: ProParts }): Reader {
  const { provider } = parts
  const service = { ...parts, refusal: REFUSAL, name: 'The feedback tool' }
  return async (text, request, context) => {
    const account = await pro?.accountOf(request, context)
    const asked = pro && account ? { ...service, quota: countedBy(pro.quota, account), refusal: PRO_REFUSAL } : service
    const sections = await meteredCall(request, context, asked, () => provider.read(text, request.signal))
    return { ...sections, source: provider.source }
  }
}

/** A quota that counts one account in place of device and network. */
function countedBy(quota: Quota | null, account: string): Quota | null {
  return quota && { ...quota, take: () => quota.take({ deviceId: account, address: account }) }
}
