import type { AiTimes } from '../_shared/ai-client.ts'
import type { FeedbackSections } from '../_shared/contracts/analyze-feedback.ts'
import { aiFeedbackProvider, builtinFeedbackProvider, type FeedbackProvider } from '../_shared/feedback-provider.ts'
import { type MeteredFunction, meteredFunction, siteCall, testClient } from '../_shared/testing/metered-function.ts'
import { createHandler } from './handler.ts'

export const TEXT = `${'The ferry left without the mayor, who was still on the quay with one shoe. '.repeat(3)}Nobody waved.`
export const SECTIONS: FeedbackSections = {
  clarity: 'Clear.',
  creativity: 'The shoe stays.',
  grammar: 'Nothing to mark.',
  suggestions: 'Ask who waved.',
}

/** The function around a provider; by default the built-in one with a stand-in for the analysis. */
export function testFunction(provider: FeedbackProvider = builtin(), now?: () => number): MeteredFunction {
  return meteredFunction(createHandler, provider, now)
}

/** The provider without an AI, around a stand-in for the analysis. */
export function builtin(analyse: (text: string) => FeedbackSections = () => SECTIONS): FeedbackProvider {
  return builtinFeedbackProvider(analyse)
}

/** The AI provider in front of a fake server. */
export function ai(baseUrl: string, times?: AiTimes): FeedbackProvider {
  return aiFeedbackProvider({ client: testClient(baseUrl, times), systemText: 'Read as an editor.' })
}

/** A call as the site makes it; parts of it can be replaced. */
export function call(body: unknown = { text: TEXT }, headers: Record<string, string> = {}): Request {
  return siteCall('analyze-feedback', body, { headers })
}
