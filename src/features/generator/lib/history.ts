import type { CategoryId } from '@contracts/categories.ts'
import type { ModelId } from '@contracts/models.ts'
import type { PromptLines } from './line-choices'
import { readStoredJson, writeStored } from '@/lib/storage'

const KEY = 'promptory:generated'

/** How many generated prompts the device keeps. */
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
  /** The request and its lines, if the composer made the prompt. */
  lines?: PromptLines
  /** The prompt as it was before the visitor changed it by hand. */
  before?: string
}

/** What is stored as the prompts kept on this device, unchecked; `readHistory` makes prompts of it. */
export function storedHistory(): unknown[] {
  const stored = readStoredJson(KEY)
  return Array.isArray(stored) ? stored : []
}

/**
 * Adds a prompt in front and drops the oldest beyond the limit. Reads the storage first, so two tabs do not overwrite
 * each other.
 */
export function addToHistory(prompt: GeneratedPrompt): void {
  writeStored(KEY, JSON.stringify([prompt, ...storedHistory()].slice(0, HISTORY_LIMIT)))
}

/**
 * Replaces a prompt that is kept already. Where another device has changed it, its text is kept beside the new one.
 * @param before the text that was changed
 */
export function updateHistory(prompt: GeneratedPrompt, before: string | undefined): void {
  const rows = storedHistory().flatMap((row) => {
    const kept = row as Partial<GeneratedPrompt> | null
    if (kept?.id !== prompt.id) return [row]
    const isOther = before !== undefined && kept.text !== before && kept.text !== prompt.text
    return isOther ? [prompt, { ...kept, id: crypto.randomUUID() }] : [prompt]
  })
  writeStored(KEY, JSON.stringify(rows))
}

/** Deletes every prompt kept on this device. */
export function clearHistory(): void {
  writeStored(KEY, undefined)
}
