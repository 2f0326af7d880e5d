import { findPage } from '@/content/registry'
import { fillBlanks, NO_ANSWERS } from '@/lib/blanks'
import type { Closeness, FoundWord, Search } from '@/lib/search/engine'
import type { PromptEntry, SearchEntry } from '@/lib/search/search-file'
import type { CategoryFilter } from './view'

/** A prompt of a page as the library lists it, with its text as it is copied. */
export type FoundPrompt = Pick<PromptEntry, 'title' | 'to' | 'place' | 'group' | 'number' | 'path' | 'text'>

/** What a search of the pages' prompts has found, best first. */
export interface Found {
  readonly prompts: readonly FoundPrompt[]
  readonly closeness: Closeness
  /** The words of a text that the search found, in order. */
  readonly wordsIn: (text: string) => readonly FoundWord[]
}

/** The prompts of the content pages, ready to be searched. */
export interface PagePromptFinder {
  /**
   * Finds the prompts of a category that match a search. Without a search, returns one prompt from each page in turn.
   */
  readonly find: (search: string, category: CategoryFilter) => Found
}

const NO_WORDS = (): FoundWord[] => []

const isPrompt = (entry: SearchEntry): entry is PromptEntry => entry.kind === 'prompt'
const asTaken = (entry: PromptEntry): FoundPrompt => ({ ...entry, text: fillBlanks(entry.text, NO_ANSWERS) })

/** The site's search, kept to the prompts of the content pages. */
export function pagePromptFinder(search: Search): PagePromptFinder {
  const prompts = search.entries.filter(isPrompt)
  // The first prompt of every page, then the second, and so on: the first rows show the variety.
  const spread = prompts.toSorted((a, b) => a.number - b.number)
  const isIn = ({ path }: PromptEntry, category: CategoryFilter) =>
    category === 'all' || findPage(path)?.categories?.includes(category) === true

  return {
    find: (text, category) => {
      const wanted = text.trim().toLowerCase()
      const own = (rows: readonly PromptEntry[]) => rows.filter((row) => isIn(row, category)).map(asTaken)
      if (wanted === '') return { prompts: own(spread), closeness: 'exact', wordsIn: NO_WORDS }
      const hits = search.find(text, (entry) => isPrompt(entry) && isIn(entry, category))
      if (hits) return { ...hits, prompts: hits.entries.filter(isPrompt).map(asTaken) }
      // The index has no such word, for example “you” or “?”: searches the texts literally.
      const exact = prompts.filter((row) => row.text.toLowerCase().includes(wanted))
      return { prompts: own(exact), closeness: 'exact', wordsIn: NO_WORDS }
    },
  }
}
