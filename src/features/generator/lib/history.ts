import type { CategoryId } from '@contracts/categories.ts'
import type { ModelId } from '@contracts/models.ts'
import type { PromptLines } from './line-choices'
import { readStoredJson, writeStored } from '@/lib/storage'

const KEY = 'promptory:generated'

/** As many generated prompts as are kept on the device. */
export const HISTORY_LIMIT = 20

/** Where a prompt came from: an AI, the composer on the server, or a template in the browser. */
export type ResultSource = 'ai' | 'builtin' | 'browser'

/** A prompt with the request that led to it. */
export interface GeneratedPrompt {
  id: string
  /** When it was made, ISO 8601. */
  createdAt: string
  description: string
  model: ModelId
  category: CategoryId
  text: string
  wordCount: number
  isTruncated: boolean
  source: ResultSource
  /** The request and its lines, where the composer made the prompt. */
  lines?: PromptLines
  /** The prompt as it was before the visitor changed it by hand. */
  before?: string
}

/** What is stored as the prompts kept on this device, unchecked; `readHistory` makes prompts of it. */
export function storedHistory(): unknown[] {
  const stored = readStoredJson(KEY)
  return Array.isArray(stored) ? stored : []
}

/** Adds a prompt in front; beyond the limit the oldest go. Read afresh, so that two tabs do not undo each other. */
export function addToHistory(prompt: GeneratedPrompt): void {
  writeStored(KEY, JSON.stringify([prompt, ...storedHistory()].slice(0, HISTORY_LIMIT)))
}

/** Keeps a prompt that is there already as it is now. */
export function updateHistory(prompt: GeneratedPrompt): void {
  const rows = storedHistory().map((row) => ((row as Partial<GeneratedPrompt> | null)?.id === prompt.id ? prompt : row))
  writeStored(KEY, JSON.stringify(rows))
}

/** Forgets every prompt kept on this device. */
export function clearHistory(): void {
  writeStored(KEY, undefined)
}
