import { CATEGORY_IDS } from '@contracts/categories.ts'
import { promptLines } from '@contracts/generate-prompt.ts'
import { MODEL_IDS } from '@contracts/models.ts'
import { type GeneratedPrompt, HISTORY_LIMIT, storedHistory } from './history'

// Separate from the writing, because it loads with the list, which most visits do not show.

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
    isOneOf(['ai', 'builtin', 'browser'], row.source) &&
    (row.lines === undefined || promptLines.safeParse(row.lines).success) &&
    (row.before === undefined || typeof row.before === 'string')
  )
}

/** The prompts kept on this device, newest first; rows that cannot be read are left out. */
export function readHistory(): GeneratedPrompt[] {
  return storedHistory().filter(isGeneratedPrompt).slice(0, HISTORY_LIMIT)
}
