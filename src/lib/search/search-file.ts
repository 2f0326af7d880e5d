import { slugOfPromptTitle } from '@contracts/prompt-slug.ts'
import { promptPath } from '../prompt-path'

/**
 * Where the build puts the search file. The address is fixed and revalidated, so a tab older than the site still finds
 * it.
 */
export const SEARCH_FILE_PATH = '/data/search.json'

/**
 * Where the build puts what only a search needs: pages, articles, and the words that find prompts beyond their own
 * texts.
 */
export const SEARCH_WORDS_PATH = '/data/search-words.json'

/** Raised with every change that older code could not read. */
export const SEARCH_FILE_VERSION = 3

/** A page or an article. */
export interface PlaceEntry {
  readonly kind: 'page' | 'article'
  readonly title: string
  readonly to: `/${string}`
  /** Title of what it belongs to. */
  readonly place: string
  readonly text: string
  readonly level?: string
  /** Extra words that find it, beyond its title and text. */
  readonly words?: string
  /** Searches that mean this page although its title does not say so (content/search-asks.ts). */
  readonly asks?: readonly string[]
}

/** A prompt with the facts that sort and filter it. */
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
  /** Its form, and its mood if it has one. */
  readonly tags: readonly string[]
  readonly purpose: string
  readonly level: string
  readonly minutes?: number
  /** Its page shows an answer. */
  readonly isAnswered?: true
  /** What it practises: an id of content/skills.ts. */
  readonly skill?: string
  /** The AI whose page lists it. */
  readonly model?: string
  /** Extra words that find it, beyond its title and text. */
  readonly words?: string
}

/** A prompt of the library; its link opens it there. */
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
 * A page's shared facts and its prompts: titles, slugs, texts, tags by their index in the file's list, and optional
 * fields. A slug that follows from its title is stored as 0; writing these out would add a fourteenth to the file.
 */
export interface PackedPage {
  readonly title: string
  readonly path: `/${string}`
  readonly purpose: string
  readonly level: string
  readonly model?: string
  /** Indexes, from 0, of the prompts whose pages show an answer. */
  readonly answered?: readonly number[]
  /** Its groups, each with the index of its first prompt. */
  readonly groups?: readonly (readonly [title: string, first: number])[]
  readonly prompts: readonly (readonly [
    title: string,
    slug: string | 0,
    text: string,
    tags: readonly number[],
    minutes?: number,
    skill?: string,
  ])[]
}

/** The file the browser builds its index from. */
export interface SearchFile {
  readonly version: number
  readonly tags: readonly string[]
  readonly library: readonly LibraryEntry[]
  readonly pages: readonly PackedPage[]
}

/** What only a search needs. A file of another build may lack either part. */
export interface SearchWords {
  readonly places?: readonly PlaceEntry[]
  /** For the prompts of a page by its path, in their order; empty where there are none. */
  readonly prompts?: Readonly<Record<string, readonly string[]>>
}

/** A prompt with its slug, as the build and the file know it; what is 0 or missing is left out. */
interface PromptFacts
  extends Omit<PromptEntry, 'kind' | 'to' | 'group' | 'minutes' | 'skill' | 'isAnswered' | 'model' | 'words'> {
  readonly slug: string
  readonly group?: string | undefined
  readonly minutes?: number | undefined
  readonly skill?: string | undefined
  readonly isAnswered?: boolean | undefined
  readonly model?: string | undefined
  readonly words?: string | undefined
}

/** The entry of a prompt: for the browser from the search file, for the prerendered shelf from the content. */
export const promptEntry = ({
  slug,
  group,
  minutes,
  skill,
  isAnswered,
  model,
  words,
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
  ...(words ? { words } : {}),
})

/**
 * All entries of a file, in its order.
 * @param words what a search needs beside it; words of a page with a different number of prompts come from another
 *   build and are ignored
 * @throws Error if another release made the file
 */
export function entriesOf(file: SearchFile, words: SearchWords = {}): SearchEntry[] {
  if (file.version !== SEARCH_FILE_VERSION) throw new Error(`The search file is of version ${file.version}.`)
  const prompts = file.pages.flatMap((page) => {
    const { title: place, path, purpose, level, model, answered, groups, prompts: rows } = page
    const known = words.prompts?.[path]
    const own = known?.length === rows.length ? known : undefined
    return rows.map(([title, slug, text, tags, minutes, skill], index) => {
      const facts = {
        title,
        slug: slug || slugOfPromptTitle(title),
        text,
        tags: tags.flatMap((tag) => file.tags[tag] ?? []),
        group: groups?.findLast(([, first]) => first <= index)?.[0],
        minutes,
        skill,
        isAnswered: answered?.includes(index),
        words: own?.[index],
      }
      return promptEntry({ ...facts, place, path, number: index + 1, purpose, level, model })
    })
  })
  // Before version 3 of the file, places were no list.
  return [...(Array.isArray(words.places) ? (words.places as readonly PlaceEntry[]) : []), ...file.library, ...prompts]
}
