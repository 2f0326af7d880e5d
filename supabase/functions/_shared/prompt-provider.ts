import { type AiClient, AiError, isOutage } from './ai-client.ts'
import { type Breaker, createBreaker } from './breaker.ts'
import { cleanAnswer } from './clean-answer.ts'
import type { Composed } from './composer/compose-prompt.ts'
import type { CategoryId } from './contracts/categories.ts'
import type { AnswerSource } from './contracts/functions.ts'
import type { GeneratePromptRequest, GeneratePromptResponse } from './contracts/generate-prompt.ts'
import type { ModelId } from './contracts/models.ts'

/** A prompt, not empty and not yet cut to the word limit, and the lines that it was made of, if known. */
export interface Generated {
  readonly text: string
  readonly lines?: GeneratePromptResponse['lines']
}

/** Writes prompts. */
export interface PromptProvider {
  readonly source: AnswerSource
  /** False while a call would fail at once; then no use is taken. */
  isAvailable(): boolean
  generate(request: GeneratePromptRequest, signal: AbortSignal): Promise<Generated>
}

export interface AiPromptProviderOptions {
  readonly client: AiClient
  /** Our own instructions to the AI. */
  readonly systemText: (model: ModelId, category: CategoryId) => string
  readonly breaker?: Breaker
}

/** Asks an AI, behind a breaker. The visitor's words go into the user message only. */
export function aiPromptProvider(options: AiPromptProviderOptions): PromptProvider {
  const { client, systemText, breaker = createAiBreaker() } = options
  return {
    source: 'ai',
    isAvailable: () => !breaker.isOpen(),
    generate: (request, signal) =>
      breaker.run(async () => {
        const question = { system: systemText(request.model, request.category), user: request.prompt }
        const text = cleanAnswer(await client.complete(question, signal))
        if (!text) throw new AiError('failed', 'empty_answer')
        return { text }
      }),
  }
}

/** A breaker that counts the provider's failures, but not those that a visitor can cause. */
export function createAiBreaker(options: { failures?: number; openMs?: number; now?: () => number } = {}): Breaker {
  return createBreaker({ ...options, isFailure: isOutage })
}

/** Answers from the composer that ships with the site. */
export function builtinPromptProvider(compose: (request: GeneratePromptRequest) => Composed): PromptProvider {
  return {
    source: 'builtin',
    isAvailable: () => true,
    generate: async (wanted) => {
      const { text, request, kind, lines } = compose(wanted)
      return request === null ? { text } : { text, lines: { request, kind: kind ?? 'other', choices: [...lines] } }
    },
  }
}
