import { promptWithLines } from '@contracts/prompt-lines.ts'
import type { GeneratePromptResponse, PromptLine } from '@contracts/generate-prompt.ts'
import { PROMPT_WORD_LIMIT } from '@contracts/limits.ts'
import type { ModelId } from '@contracts/models.ts'
import { countWords } from '@contracts/text.ts'
import { blanksOf, fillBlanks, NO_ANSWERS } from '@/lib/blanks'
import { readStoredJson, writeStored } from '@/lib/storage'

const KEY = 'promptory:prompt-lines'

/** A request and the lines that it may have. */
export type PromptLines = NonNullable<GeneratePromptResponse['lines']>

type Remembered = Record<string, Record<string, boolean>>

function remembered(): Remembered {
  const stored = readStoredJson(KEY)
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? (stored as Remembered) : {}
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The prompt that a request makes with the lines that are on. */
export function promptOf({ request, choices }: PromptLines, model: ModelId): string {
  return promptWithLines(
    request,
    choices.filter(({ isOn }) => isOn),
    model,
  )
}

/** Most blanks that added lines may have. More would make the prompt a form. */
export const MOST_BLANKS = 3

/** Switches one of the lines. Returns `words` or `blanks` if the prompt would have too many of them. */
export function switched(lines: PromptLines, id: string, model: ModelId): PromptLines | 'words' | 'blanks' {
  const choices = lines.choices.map((line) => (line.id === id ? { ...line, isOn: !line.isOn } : line))
  const next = { ...lines, choices }
  const isMore = choices.some((line) => line.id === id && line.isOn)
  if (!isMore) return next
  const prompt = promptOf(next, model)
  // An open blank counts as its name: that is how it is copied.
  if (countWords(fillBlanks(prompt, NO_ANSWERS)) > PROMPT_WORD_LIMIT) return 'words'
  const ofLines = blanksOf(prompt).length - blanksOf(lines.request).length
  return ofLines > MOST_BLANKS ? 'blanks' : next
}

/** Remembers on the device what was chosen for requests of a kind. */
export function rememberChoice(kind: string, { id, isOn }: Pick<PromptLine, 'id' | 'isOn'>): void {
  const all = remembered()
  const ofKind = Object.hasOwn(all, kind) && isRecord(all[kind]) ? all[kind] : {}
  writeStored(KEY, JSON.stringify({ ...all, [kind]: { ...ofKind, [id]: isOn } }))
}

/** Applies the visitor's earlier choices for this kind, within the limits on words and blanks. */
export function withRemembered(lines: PromptLines, model: ModelId): PromptLines {
  const all = remembered()
  const chosen = Object.hasOwn(all, lines.kind) && isRecord(all[lines.kind]) ? all[lines.kind] : undefined
  if (!chosen) return lines
  return lines.choices.reduce((now, { id, isOn }) => {
    const wanted = Object.hasOwn(chosen, id) ? chosen[id] : isOn
    const next = wanted === isOn ? now : switched(now, id, model)
    return typeof next === 'string' ? now : next
  }, lines)
}
