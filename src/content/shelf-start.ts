import { MODELS } from '@contracts/models.ts'
import { promptPath } from '@/lib/prompt-path'
import type { PromptEntry } from '@/lib/search/search-file'
import type { PromptRecord } from './prompt-record'
import { collectPrompts } from './prompt-records'
import { type Chosen, matching, PAGE_SIZE, spread } from './shelf-filters'

/** What a page of the shelf shows before all prompts are there. */
export interface ShelfStart {
  readonly first: readonly PromptEntry[]
  /** How many there are. */
  readonly count: number
}

const MODEL_OF: ReadonlyMap<string, string> = new Map(MODELS.map(({ id, path }) => [path, id]))

let collected: Promise<readonly PromptEntry[]> | undefined

// As the search file lists them (build/search-files.ts).
const entries = () => {
  collected ??= collectPrompts().then((records) => records.flatMap(entryOf))
  return collected
}

/** The first prompts of the shelf where some filters are set, and how many there are: at build time and in development. */
export async function startOfShelf(chosen: Chosen): Promise<ShelfStart> {
  const found = matching(spread(await entries()), chosen)
  return { first: found.slice(0, PAGE_SIZE), count: found.length }
}

function entryOf({ slug, page, path, number, group, title, text, tags, purpose, level, minutes }: PromptRecord) {
  if (!slug) return []
  const model = MODEL_OF.get(path)
  const entry: PromptEntry = {
    kind: 'prompt',
    title,
    to: promptPath(slug),
    place: page,
    path: path as `/${string}`,
    number,
    ...(group ? { group } : {}),
    text,
    tags,
    purpose,
    level,
    ...(minutes ? { minutes } : {}),
    ...(model ? { model } : {}),
  }
  return [entry]
}
