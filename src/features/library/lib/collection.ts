import MiniSearch, { type Query, type SearchOptions } from 'minisearch'
import type { PromptRecord } from '@/content/prompt-record'
import { categoriesOf } from './page-categories'
import type { PromptIndexFile } from './prompt-index-file'
import { INDEX_OPTIONS, toTerm, wordsOf } from './search-terms'
import type { CategoryFilter } from './view'

/** How well the prompts answer: every word as typed, every word or one like it, or only some of the words. */
export type Closeness = 'exact' | 'close' | 'some'

/** What a search of the pages' prompts has found, best first. */
export interface Found {
  readonly prompts: readonly PromptRecord[]
  readonly closeness: Closeness
  /** The words of a text that the search found, in order. */
  readonly wordsIn: (text: string) => readonly FoundWord[]
}

/** Where a found word stands. */
export interface FoundWord {
  readonly start: number
  readonly length: number
}

/** The prompts of the content pages, ready to be searched. */
export interface Collection {
  /** The prompts of a category; those that say what is searched for, or, without a search, from every page in turn. */
  readonly find: (search: string, category: CategoryFilter) => Found
}

const BOOST = { text: 2, group: 1.5 }
// Slips: one in a word of four to seven letters, two in a longer one. Shorter words would be like anything.
const SLIPS: SearchOptions = { fuzzy: (term) => (term.length < 4 ? false : term.length < 8 ? 1 : 2) }

const NO_WORDS = (): FoundWord[] => []

/** The prompts of an index as records. */
function recordsOf({ pages }: PromptIndexFile): PromptRecord[] {
  return pages.flatMap(({ path, title: page, groups }) =>
    groups
      .flatMap(({ title: group, prompts }) => prompts.map((text) => ({ group, text })))
      .map(({ group, text }, index) => {
        const number = index + 1
        return { id: `${path}#prompt-${number}`, path, number, page, ...(group ? { group } : {}), text }
      }),
  )
}

/** A word with each pair of neighbouring letters swapped, the commonest slip that counts as two. */
function swapsOf(word: string): string[] {
  const letters = [...word]
  if (letters.length < 4) return []
  return letters
    .slice(1)
    .map((letter, index) => [...letters.with(index, letter).with(index + 1, letters[index] ?? '')].join(''))
}

/** Whether a term can be what a word was meant to be: at the first letter of a short word few people slip. */
function beginsAlike(word: string, term: string): boolean {
  const meant = toTerm(word) ?? ''
  const [first = '', second = ''] = meant
  return meant.length > 6 || term.startsWith(first) || term.startsWith(second + first)
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

  const isIn = ({ path }: PromptRecord, category: CategoryFilter) =>
    category === 'all' || categoriesOf(path).includes(category)

  const find = (search: string, category: CategoryFilter): Found => {
    const wanted = search.trim().toLowerCase()
    if (wanted === '') {
      return { prompts: spread.filter((row) => isIn(row, category)), closeness: 'exact', wordsIn: NO_WORDS }
    }
    const words = wordsOf(wanted)
      .map(({ word }) => word)
      .filter((word) => toTerm(word) !== null)
    // Nothing that the index knows, such as “you” or “?”: looked for letter by letter.
    if (words.length === 0) {
      const prompts = records.filter((row) => isIn(row, category) && row.text.toLowerCase().includes(wanted))
      return { prompts, closeness: 'exact', wordsIn: NO_WORDS }
    }
    const queries = words.map((word, index) => {
      // The last word may still be in the typing. Cut to a stem of two letters, it would begin like anything.
      const isOpen = index === words.length - 1 && (word.length < 3 || (toTerm(word) ?? '').length > 2)
      const typed: Query = { combineWith: 'AND', queries: [word], prefix: isOpen }
      if (engine.search(typed).length > 0) return { typed, likely: typed }
      const likely: Query = {
        combineWith: 'OR',
        queries: [{ combineWith: 'AND', queries: [word], prefix: isOpen, ...SLIPS }, ...swapsOf(word)],
      }
      return { typed, likely }
    })
    const likely = queries.map((query) => query.likely)
    const passes: [Closeness, Query][] = [
      ['exact', { combineWith: 'AND', queries: queries.map((query) => query.typed) }],
      ['close', { combineWith: 'AND', queries: likely }],
    ]
    if (words.length > 1) passes.push(['some', { combineWith: 'OR', queries: likely }])
    // A wider net only where the narrower one came up empty: what was typed rightly is not watered down.
    for (const [closeness, query] of passes) {
      const hits = engine.search(query, {
        boost: BOOST,
        filter: ({ id, terms }) =>
          isIn(records[id as number] as PromptRecord, category) &&
          words[closeness === 'some' ? 'some' : 'every']((word) => terms.some((term) => beginsAlike(word, term))),
      })
      if (hits.length > 0) {
        const terms = new Set(hits.flatMap((hit) => hit.terms))
        return {
          prompts: hits.map(({ id }) => records[id as number] as PromptRecord),
          closeness,
          wordsIn: (text) =>
            wordsOf(text)
              .filter(({ word }) => terms.has(toTerm(word) ?? ''))
              .map(({ word, start }) => ({ start, length: word.length })),
        }
      }
    }
    return { prompts: [], closeness: 'exact', wordsIn: NO_WORDS }
  }
  return { find }
}
