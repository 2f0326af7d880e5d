import type MiniSearch from 'minisearch'
import type { Query, SearchOptions } from 'minisearch'
import { toTerm, wordsOf } from './search-terms'

/** How well the hits answer: every word as typed, every word or one like it, or only some of the words. */
export type Closeness = 'exact' | 'close' | 'some'

/** Where a found word stands. */
export interface FoundWord {
  readonly start: number
  readonly length: number
}

/** What a search has found. */
export interface Hits {
  /** Numbers of the rows, best first. */
  readonly ids: readonly number[]
  readonly closeness: Closeness
  /** The words of a text that the search found, in order. */
  readonly wordsIn: (text: string) => readonly FoundWord[]
}

// Slips: one in a word of four to seven letters, two in a longer one. Shorter words would be like anything.
const SLIPS: SearchOptions = { fuzzy: (term) => (term.length < 4 ? false : term.length < 8 ? 1 : 2) }

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
 * Searches an index made with `indexOptions`: for the words as typed; where that finds nothing, for words like them;
 * where that finds nothing either, for some of them.
 * @param options `synonymsOf`: words that find the same as a word does
 * @returns undefined where the search has no word that an index knows, such as “you” or “?”
 */
export function searchWords(
  engine: MiniSearch,
  search: string,
  {
    boost,
    filter = () => true,
    synonymsOf = () => [],
  }: {
    boost: Readonly<Record<string, number>>
    filter?: (id: number) => boolean
    synonymsOf?: (word: string) => readonly string[]
  },
): Hits | undefined {
  const words = wordsOf(search)
    .map(({ word }) => word)
    .filter((word) => toTerm(word) !== null)
  if (words.length === 0) return undefined
  const queries = words.map((word, index) => {
    // The last word may still be in the typing. Cut to a stem of two letters, it would begin like anything.
    const isOpen = index === words.length - 1 && (word.length < 3 || (toTerm(word) ?? '').length > 2)
    const asTyped: Query = { combineWith: 'AND', queries: [word], prefix: isOpen }
    const typed: Query = { combineWith: 'OR', queries: [asTyped, ...synonymsOf(word)] }
    if (engine.search(typed).length > 0) return { typed, likely: typed }
    const slips: Query = { combineWith: 'AND', queries: [word], prefix: isOpen, ...SLIPS }
    return { typed, likely: { combineWith: 'OR' as const, queries: [slips, ...swapsOf(word)] } }
  })
  const likely = queries.map((query) => query.likely)
  const passes: [Closeness, Query][] = [
    ['exact', { combineWith: 'AND', queries: queries.map((query) => query.typed) }],
    ['close', { combineWith: 'AND', queries: likely }],
  ]
  if (words.length > 1) passes.push(['some', { combineWith: 'OR', queries: likely }])
  const alike = words.flatMap((word) => [word, ...synonymsOf(word)].map((one) => ({ word, one })))
  const meets = (word: string, terms: readonly string[]) =>
    alike.some((pair) => pair.word === word && terms.some((term) => beginsAlike(pair.one, term)))
  // A wider net only where the narrower one came up empty: what was typed rightly is not watered down.
  for (const [closeness, query] of passes) {
    const found = engine.search(query, {
      boost,
      filter: ({ id, terms }) =>
        filter(id as number) && words[closeness === 'some' ? 'some' : 'every']((word) => meets(word, terms)),
    })
    if (found.length > 0) {
      const terms = new Set(found.flatMap((hit) => hit.terms))
      return {
        ids: found.map(({ id }) => id as number),
        closeness,
        wordsIn: (text) =>
          wordsOf(text)
            .filter(({ word }) => terms.has(toTerm(word) ?? ''))
            .map(({ word, start }) => ({ start, length: word.length })),
      }
    }
  }
  return { ids: [], closeness: 'exact', wordsIn: () => [] }
}
