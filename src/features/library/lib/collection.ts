import MiniSearch from 'minisearch'
import type { FoundRecord } from '@/content/prompt-record'
import { type Closeness, type FoundWord, searchWords } from '@/lib/search-words'
import { categoriesOf } from './page-categories'
import { INDEX_OPTIONS } from './prompt-index'
import type { PromptIndexFile } from './prompt-index-file'
import type { CategoryFilter } from './view'

/** What a search of the pages' prompts has found, best first. */
export interface Found {
  readonly prompts: readonly FoundRecord[]
  readonly closeness: Closeness
  /** The words of a text that the search found, in order. */
  readonly wordsIn: (text: string) => readonly FoundWord[]
}

/** The prompts of the content pages, ready to be searched. */
export interface Collection {
  /** The prompts of a category; those that say what is searched for, or, without a search, from every page in turn. */
  readonly find: (search: string, category: CategoryFilter) => Found
}

const BOOST = { title: 3, text: 2, group: 1.5 }
const NO_WORDS = (): FoundWord[] => []

/** The prompts of an index as records. */
function recordsOf({ pages }: PromptIndexFile): FoundRecord[] {
  return pages.flatMap(({ path, title: page, groups }) =>
    groups
      .flatMap(({ title: group, prompts }) => prompts.map(([title, text]) => ({ group, title, text })))
      .map(({ group, title, text }, index) => {
        const number = index + 1
        return { id: `${path}#prompt-${number}`, path, number, page, ...(group ? { group } : {}), title, text }
      }),
  )
}

/**
 * Gets an index ready, in pieces, so that a slow device stays answerable meanwhile.
 * @throws Error where the index was made by another release of MiniSearch
 */
export async function openCollection(index: PromptIndexFile): Promise<Collection> {
  const records = recordsOf(index)
  const engine = await MiniSearch.loadJSAsync(index.search, INDEX_OPTIONS)
  // The first prompt of every page, then the second: a few rows show how much there is.
  const spread = records.toSorted((a, b) => a.number - b.number)

  const isIn = ({ path }: FoundRecord, category: CategoryFilter) =>
    category === 'all' || categoriesOf(path).includes(category)

  const find = (search: string, category: CategoryFilter): Found => {
    const wanted = search.trim().toLowerCase()
    if (wanted === '') {
      return { prompts: spread.filter((row) => isIn(row, category)), closeness: 'exact', wordsIn: NO_WORDS }
    }
    const hits = searchWords(engine, wanted, {
      boost: BOOST,
      filter: (id) => isIn(records[id] as FoundRecord, category),
    })
    // Nothing that the index knows, such as “you” or “?”: looked for letter by letter.
    if (!hits) {
      const prompts = records.filter((row) => isIn(row, category) && row.text.toLowerCase().includes(wanted))
      return { prompts, closeness: 'exact', wordsIn: NO_WORDS }
    }
    return { ...hits, prompts: hits.ids.map((id) => records[id] as FoundRecord) }
  }
  return { find }
}
