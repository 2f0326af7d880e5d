import type { AsPlainObject } from 'minisearch'

/** Where the build puts the index. A fixed address, asked for anew: a tab older than the site still finds it. */
export const SEARCH_INDEX_PATH = '/data/search-index.json'

/** Raised with every change that older code could not read. */
export const SEARCH_INDEX_VERSION = 1

/** As many words of a text as the index holds. */
export const OPENING_WORDS = 10

/** Something that the search of the site finds: a prompt, a page, an article. */
export interface SearchEntry {
  readonly title: string
  /** Its address on the site. */
  readonly to: `/${string}`
  /** Where it stands: a page of prompts, the blog, a part of the site. */
  readonly place: string
  /** Its first words. */
  readonly opening: string
  /** What else it is found by. */
  readonly tags?: string
}

/** An entry as the file has it; tags are in the index alone. */
export type PackedEntry = readonly [title: string, to: `/${string}`, place: string, opening: string]

/** The file: the entries, and what finds them by their places in the list. */
export interface SearchIndexFile {
  readonly version: number
  readonly entries: readonly PackedEntry[]
  readonly search: AsPlainObject
}

/** The first words of a text, for an entry. */
export function openingOf(text: string): string {
  const words = text.split(/\s+/)
  return words.length <= OPENING_WORDS ? text : `${words.slice(0, OPENING_WORDS).join(' ')} …`
}
