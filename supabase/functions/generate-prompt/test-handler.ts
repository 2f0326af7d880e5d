import type { AiTimes } from '../_shared/ai-client.ts'
import type { Breaker } from '../_shared/breaker.ts'
import { aiPromptProvider, builtinPromptProvider, type PromptProvider } from '../_shared/prompt-provider.ts'
import { type MeteredFunction, meteredFunction, siteCall, testClient } from '../_shared/testing/metered-function.ts'
import { createHandler } from './handler.ts'

export const VALID = { prompt: 'A landing page for a bakery', model: 'chatgpt', category: 'marketing' }

/** The function around a provider; by default the built-in one with a stand-in for the composer. */
export function testFunction(provider: PromptProvider = builtin(), now?: () => number): MeteredFunction {
  return meteredFunction(createHandler, provider, now)
}

/** The provider without an AI, around a stand-in for the composer. */
export function builtin(compose = () => 'Write a landing page.'): PromptProvider {
  return builtinPromptProvider(() => ({ text: compose(), request: null, kind: null, lines: [] }))
}

/** The AI provider in front of a fake server. */
export function ai(baseUrl: string, times?: AiTimes, breaker?: Breaker): PromptProvider {
  const client = testClient(baseUrl, times)
  return aiPromptProvider({ client, systemText: (model, category) => `Write for ${model} about ${category}.`, breaker })
}

/** A call as the site makes it; parts of it can be replaced. */
export function call(body: unknown = VALID, init?: RequestInit & { headers?: Record<string, string> }): Request {
  return siteCall('generate-prompt', body, init)
}
