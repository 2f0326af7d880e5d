import OpenAI from 'openai'
import { boundedFetch } from './bounded-fetch.ts'
import type { AiSettings, ReasoningEffort } from './env.ts'
import { pause, timeLimit } from './time-limit.ts'

/** Why there is no answer: the time ran out, the provider failed, or the caller disconnected. */
export type AiErrorKind = 'timeout' | 'failed' | 'aborted'

/** A failed call to the AI. Contains no part of the question or the answer. */
export class AiError extends Error {
  override name = 'AiError'
  readonly kind: AiErrorKind
  /** Fixed word for the log, such as `http_503`. */
  readonly detail: string

  constructor(kind: AiErrorKind, detail: string) {
    super(`The AI call ended: ${detail}.`)
    this.kind = kind
    this.detail = detail
  }
}

// The provider is unreachable, busy or broken, refuses our key, or no longer has the model.
const OUTAGE = /^(?:no_connection|http_(?:401|403|404|408|429|5\d\d))$/

/**
 * Whether an error means that the provider is down for us. Disconnected callers do not count, nor do texts that it
 * refuses (400) or answers unreadably, because any visitor can cause those.
 */
export function isOutage(error: unknown): boolean {
  return error instanceof AiError && (error.kind === 'timeout' || OUTAGE.test(error.detail))
}

/** A question to the AI: our instructions, kept apart from the visitor's text. */
export interface AiQuestion {
  readonly system: string
  readonly user: string
  /** JSON schema of the answer, for services that support one. */
  readonly shape?: AnswerShape
}

/** A named JSON schema, used in strict mode: the answer has all of its keys and no others. */
export interface AnswerShape {
  readonly name: string
  readonly schema: Record<string, unknown>
}

export interface AiClient {
  /** Returns the text of the answer. Throws only `AiError`. */
  complete(question: AiQuestion, signal: AbortSignal): Promise<string>
}

export interface AiTimes {
  /** For one try, from the first byte sent to the last byte read. */
  readonly tryMs?: number
  /** For all tries and the pauses between them. */
  readonly totalMs?: number
  /** Pause before the second try, if the provider does not name one. */
  readonly retryPauseMs?: number
  /** A provider that asks for a longer pause than this is not asked again. */
  readonly longestPauseMs?: number
}

const TRIES = 2
/** Limit for reading an answer: hundreds of times the size that is asked for. */
const ANSWER_MAX_BYTES = 1024 * 1024

/** A client for an endpoint that speaks OpenAI's chat protocol. */
export function createAiClient(settings: AiSettings, times: AiTimes = {}): AiClient {
  const { tryMs = 20_000, totalMs = 30_000, retryPauseMs = 500, longestPauseMs = 5_000 } = times
  const client = new OpenAI({
    apiKey: settings.apiKey,
    baseURL: settings.baseUrl,
    // The library's own limit covers only the headers; ours also covers the body.
    timeout: totalMs + 1_000,
    maxRetries: 0,
    fetch: boundedFetch(ANSWER_MAX_BYTES, () => new AiError('failed', 'answer_too_large')),
    // Without this, the library reads a log level from the environment and could print visitors' texts.
    logLevel: 'off',
    organization: null,
    project: null,
  })
  const body = (question: AiQuestion, effort: ReasoningEffort | undefined, shape: AnswerShape | undefined) => ({
    model: settings.model,
    messages: [
      { role: 'system' as const, content: question.system },
      { role: 'user' as const, content: question.user },
    ],
    ...tokenLimit(settings),
    ...(effort && { reasoning_effort: effort }),
    ...(shape && { response_format: { type: 'json_schema' as const, json_schema: { ...shape, strict: true } } }),
  })

  return {
    async complete(question, caller) {
      const total = timeLimit(totalMs)
      const outer = AbortSignal.any([caller, total.signal])
      let effort = settings.reasoningEffort
      let { shape } = question
      try {
        for (let attempt = 1; ; attempt += 1) {
          const single = timeLimit(tryMs)
          const signal = AbortSignal.any([outer, single.signal])
          try {
            return textOf(await client.chat.completions.create(body(question, effort, shape), { signal }))
          } catch (error) {
            if (caller.aborted) throw new AiError('aborted', 'client_closed')
            if (signal.aborted) throw new AiError('timeout', total.signal.aborted ? 'total_timeout' : 'try_timeout')
            // A service may refuse a call because it does not know a field, so try without the field.
            if ((shape || effort) && error instanceof OpenAI.BadRequestError) {
              if (shape) shape = undefined
              else effort = undefined
              continue
            }
            const wait = attempt < TRIES ? pauseBeforeRetry(error, retryPauseMs) : null
            if (wait === null || wait > longestPauseMs) throw classify(error)
            await pause(wait, outer)
            if (caller.aborted) throw new AiError('aborted', 'client_closed')
            if (outer.aborted) throw new AiError('timeout', 'total_timeout')
          } finally {
            single.clear()
          }
        }
      } finally {
        total.clear()
      }
    },
  }
}

/** OpenAI's newer models refuse the older field; most other servers know only that one. */
export function tokenLimit({ baseUrl, maxTokens }: AiSettings) {
  const isOpenAi = new URL(baseUrl).hostname === 'api.openai.com'
  return isOpenAi ? { max_completion_tokens: maxTokens } : { max_tokens: maxTokens }
}

/** Milliseconds to wait before a retry; null if a retry would not help. */
function pauseBeforeRetry(error: unknown, fallback: number): number | null {
  if (!(error instanceof OpenAI.APIError) || error.status === undefined) return null
  if (error.status !== 408 && error.status !== 429 && error.status < 500) return null
  const seconds = Number(error.headers?.get('retry-after') || Number.NaN)
  return seconds >= 0 ? seconds * 1_000 : fallback
}

function classify(error: unknown): AiError {
  if (error instanceof AiError) return error
  if (error instanceof OpenAI.APIConnectionError) return new AiError('failed', 'no_connection')
  if (error instanceof OpenAI.APIError && error.status !== undefined)
    return new AiError('failed', `http_${error.status}`)
  // The connection broke while the body was read.
  if (error instanceof TypeError) return new AiError('failed', 'no_connection')
  return new AiError('failed', 'unreadable_answer')
}

/** Checks every level, because some endpoints that claim the protocol answer with anything, even an HTML page. */
function textOf(completion: unknown): string {
  const choices = (completion as { choices?: unknown } | null)?.choices
  const first: unknown = Array.isArray(choices) ? choices[0] : undefined
  const content = (first as { message?: { content?: unknown } | null } | null | undefined)?.message?.content
  if (typeof content !== 'string') throw new AiError('failed', 'unreadable_answer')
  if (!content.trim()) throw new AiError('failed', 'empty_answer')
  return content
}
