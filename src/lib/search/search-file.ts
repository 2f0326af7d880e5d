import { slugOfPromptTitle } from '@contracts/prompt-slug.ts'
import { promptPath } from '../prompt-path'

/** Where the build puts what can be found. A fixed address, asked for anew: a tab older than the site still finds it. */
export const SEARCH_FILE_PATH = '/data/search.json'

/** Raised with every change that older code could not read. */
export const SEARCH_FILE_VERSION = 2

/** A page or an article. */
export interface PlaceEntry {
  readonly kind: 'page' | 'article'
  readonly title: string
  readonly to: `/${string}`
  /** What it belongs to. */
  readonly place: string
  readonly text: string
  readonly level?: string
  /** What it is found by beside its title and its text. */
  readonly words?: string
  /** What people ask who want it, where the title does not say it (content/search-asks.ts). */
  readonly asks?: readonly string[]
}

/** A prompt with what it is sorted by. */
export interface PromptEntry {
  readonly kind: 'prompt'
  readonly title: string
  /** Its address. */
  readonly to: `/${string}`
  /** Title and path of its page, its number there, and the group it stands in. */
  readonly place: string
  readonly path: `/${string}`
  readonly number: number
  readonly group?: string
  /** With its blanks and their examples. */
  readonly text: string
  /** Its form, and its mood where it has one. */
  readonly tags: readonly string[]
  readonly purpose: string
  readonly level: string
  readonly minutes?: number
  /** Its page shows an answer. */
  readonly isAnswered?: true
  /** What it practises: an id of content/skills.ts. */
  readonly skill?: string
  /** The AI whose page it stands on. */
  readonly model?: string
}

/** A prompt of the library, which opens there. */
export interface LibraryEntry {
  readonly kind: 'library'
  readonly title: string
  readonly to: `/${string}`
  readonly place: string
  readonly text: string
  readonly words?: string
}

/** Something that a search finds. */
export type SearchEntry = PlaceEntry | PromptEntry | LibraryEntry

/**
 * What the prompts of a page share, and the prompts: their titles, slugs, texts, tags, and what else not all have.
 * A slug that the title gives is left out (0): it would be a fourteenth of the file.
 */
export interface PackedPage {
  readonly title: string
  readonly path: `/${string}`
  readonly purpose: string
  readonly level: string
  readonly model?: string
  /** The places of those whose page shows an answer, from 0. */
  readonly answered?: readonly number[]
  readonly prompts: readonly (readonly [
    title: string,
    slug: string | 0,
    text: string,
    tags: readonly string[],
    group?: string | 0,
    minutes?: number,
    skill?: string,
  ])[]
}

/** The file, from which the browser makes its index. */
export interface SearchFile {
  readonly version: number
  readonly entries: readonly (PlaceEntry | LibraryEntry)[]
  readonly pages: readonly PackedPage[]
}

/** A prompt with its slug, as the build and the file know it; what is 0 or missing is left out. */
interface PromptFacts
  extends Omit<PromptEntry, 'kind' | 'to' | 'group' | 'minutes' | 'skill' | 'isAnswered' | 'model'> {
  readonly slug: string
  readonly group?: string | 0 | undefined
  readonly minutes?: number | undefined
  readonly skill?: string | undefined
  readonly isAnswered?: boolean | undefined
  readonly model?: string | undefined
}

/** The entry of a prompt: for the browser from the search file, for the prerendered shelf from the content. */
export const promptEntry = ({
  slug,
  group,
  minutes,
  skill,
  isAnswered,
  model,
  ...facts
}: PromptFacts): PromptEntry => ({
  kind: 'prompt',
  ...facts,
  to: promptPath(slug),
  ...(group ? { group } : {}),
  ...(minutes ? { minutes } : {}),
  ...(skill ? { skill } : {}),
  ...(isAnswered ? { isAnswered } : {}),
  ...(model ? { model } : {}),
})

/**
 * Everything that a file lists, in its order.
 * @throws Error where it was made by another release
 */
export function entriesOf(file: SearchFile): SearchEntry[] {
  if (file.version !== SEARCH_FILE_VERSION) throw new Error(`The search file is of version ${file.version}.`)
  const prompts = file.pages.flatMap(({ title: place, path, purpose, level, model, answered, prompts: rows }) =>
    rows.map(([title, slug, text, tags, group, minutes, skill], index) => {
      const own = {
        title,
        slug: slug || slugOfPromptTitle(title),
        text,
        tags,
        group,
        minutes,
        skill,
        isAnswered: answered?.includes(index),
      }
      return promptEntry({ ...own, place, path, number: index + 1, purpose, level, model })
    }),
  )
  return [...file.entries, ...prompts]
}
