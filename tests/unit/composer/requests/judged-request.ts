import type { CategoryId } from '@contracts/categories.ts'
import type { ModelId } from '@contracts/models.ts'

/** What a request is about, as the tables of the judge group them. */
export const KINDS = [
  'message',
  'editing',
  'marketing',
  'creative',
  'code',
  'picture',
  'app',
  'question',
  'learning',
  'planning',
  'work',
  'advice',
  'vague',
  'long',
] as const
export type RequestKind = (typeof KINDS)[number]

/** A request as a visitor types it, and what a prompt made of it has to keep and must not do. */
export interface JudgedRequest {
  readonly id: string
  readonly request: string
  readonly model: ModelId
  /** As set on the page. Many visitors leave it at "writing". */
  readonly category: CategoryId
  readonly kind: RequestKind
  /** ISO 639-1; English when absent. */
  readonly language?: string
  /** Has to be in the prompt: strings in any case, or patterns. */
  readonly must: readonly (string | RegExp)[]
  /** Would do harm if it were in the prompt. */
  readonly mustNot: readonly (string | RegExp)[]
}

/** A bracket that asks for something, by the words that it would hold ("date|day"). */
export function asksFor(words: string): RegExp {
  return new RegExp(`\\[[^\\]]*\\b(?:${words})`, 'iu')
}

/** A bracket that asks for the material although it is there. */
export const ASKS_FOR_TEXT = asksFor('paste|text|draft|material|your words|sentence|paragraph|message|email')
export const ASKS_FOR_CODE = asksFor('paste|code|error|snippet|script|function')
export const ASKS_FOR_DATE = asksFor('date|day|when|deadline|time|month|year')
export const ASKS_FOR_NAME = asksFor('name|who')

/** Orders that belong to a written answer, not to a picture. */
export const WRITTEN_ANSWER = /\b(?:write|answer with|essay|article|paragraphs?|words|sentences?|bullet)\b/iu
/** Looks that nobody asked for. */
export const INVENTED_LOOK =
  /\b(?:oil painting|watercolou?r|35 ?mm|polaroid|film grain|breath visible|golden hour|8k)\b/iu
