import { MODELS } from '@contracts/models.ts'
import { type PromptEntry, promptEntry } from '@/lib/search/search-file'
import { answerTo } from './prompt-answers'
import type { PromptRecord } from './prompt-record'
import { collectPrompts } from './prompt-records'
import { ALL_PROMPTS, type Chosen, matching, PAGE_SIZE, type ShelfKind, spread } from './shelf-filters'
import { skillIdOf } from './skills'
import { sizeOf } from './tags'

/** What a page of the shelf shows before all prompts are there. */
export interface ShelfStart {
  readonly first: readonly PromptEntry[]
  /** How many there are. */
  readonly count: number
}

const MODEL_OF: ReadonlyMap<string, string> = new Map(MODELS.map(({ id, path }) => [path, id]))

let collected: Promise<readonly PromptEntry[]> | undefined

// The same entries as in the search file (build/search-files.ts).
const entries = () => {
  collected ??= collectPrompts().then((records) => records.flatMap(entryOf))
  return collected
}

/** The prompts of a shelf with some filters set. Build time and development only. */
export async function promptsOfShelf(
  chosen: Chosen,
  { filters, holds }: ShelfKind = ALL_PROMPTS,
): Promise<readonly PromptEntry[]> {
  const all = await entries()
  return matching(spread(holds ? all.filter(holds) : all), chosen, filters)
}

/** The first prompts of such a shelf, and how many there are. */
export async function startOfShelf(chosen: Chosen, kind?: ShelfKind): Promise<ShelfStart> {
  const found = await promptsOfShelf(chosen, kind)
  return { first: found.slice(0, PAGE_SIZE), count: found.length }
}

function entryOf({ slug, page: place, path, number, group, title, text, tags, ...record }: PromptRecord) {
  if (!slug) return []
  const { purpose, level, minutes, skill } = record
  const isAnswered = answerTo(slug, text) !== undefined
  const page = { place, path: path as `/${string}`, purpose, level, model: MODEL_OF.get(path) }
  const entry = promptEntry({
    ...page,
    slug,
    number,
    group,
    title,
    size: sizeOf(text),
    tags,
    minutes,
    skill: skill && skillIdOf(skill),
    isAnswered,
  })
  return [{ ...entry, text }]
}
