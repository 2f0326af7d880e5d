import type { ModelId } from './models.ts'

/** The AIs that the local generator writes prompts for. */
export const LOCAL_MODEL_IDS = ['chatgpt', 'claude', 'gemini', 'midjourney'] as const satisfies readonly ModelId[]
export type LocalModelId = (typeof LOCAL_MODEL_IDS)[number]

export const TONES = ['professional', 'casual', 'friendly', 'enthusiastic', 'humorous'] as const
export type Tone = (typeof TONES)[number]

export const LENGTHS = ['short', 'medium', 'long'] as const
export type Length = (typeof LENGTHS)[number]

export const LANGUAGES = ['english', 'spanish', 'french', 'german'] as const
export type Language = (typeof LANGUAGES)[number]

/** A link carries a topic, or a list of keywords, of at most this many characters (UTF-16 units). */
export const LOCAL_TEXT_MAX_CHARS = 500

/** Topic and keywords take effect after this long without typing. */
export const LOCAL_TYPING_DELAY_MS = 500
