import { CATEGORY_IDS, type CategoryId } from '@contracts/categories.ts'
import { MODEL_IDS, type ModelId } from '@contracts/models.ts'
import { readStoredJson, writeStored } from '@/shared/lib/storage'

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
}

const isOneOf = (list: readonly string[], value: unknown) => typeof value === 'string' && list.includes(value)

function isGeneratedPrompt(value: unknown): value is GeneratedPrompt {
  if (typeof value !== 'object' || value === null) return false
  const row = value as Record<string, unknown>
  return (
    ['id', 'createdAt', 'description', 'text'].every((field) => typeof row[field] === 'string') &&
    !Number.isNaN(Date.parse(row.createdAt as string)) &&
    typeof row.wordCount === 'number' &&
    typeof row.isTruncated === 'boolean' &&
    isOneOf(MODEL_IDS, row.model) &&
    isOneOf(CATEGORY_IDS, row.category) &&
    isOneOf(['ai', 'builtin', 'browser'], row.source)
  )
}

/** The prompts kept on this device, newest first; rows that cannot be read are left out. */
export function readHistory(): GeneratedPrompt[] {
  const stored = readStoredJson(KEY)
  return Array.isArray(stored) ? stored.filter(isGeneratedPrompt).slice(0, HISTORY_LIMIT) : []
}

/** Adds a prompt in front; beyond the limit the oldest go. Read afresh, so that two tabs do not undo each other. */
export function addToHistory(prompt: GeneratedPrompt): GeneratedPrompt[] {
  const history = [prompt, ...readHistory().filter(({ id }) => id !== prompt.id)].slice(0, HISTORY_LIMIT)
  writeStored(KEY, JSON.stringify(history))
  return history
}

/** Forgets every prompt kept on this device. */
export function clearHistory(): void {
  writeStored(KEY, undefined)
}
