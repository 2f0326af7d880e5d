import type { SearchEntry } from './search-file'
import { plainWord, stemTerm } from './terms'

/** What a page is asked for by, word by word: each is a set of stems that do equally well. */
export const asksOf = (entry: SearchEntry): readonly ReadonlySet<string>[][] =>
  entry.kind === 'page' && entry.asks
    ? entry.asks.map((ask) =>
        ask.split(' ').map((word) => new Set(word.split('|').map((one) => stemTerm(plainWord(one))))),
      )
    : []

/** How much of a search is one of the asks, all of whose words it has; 0 where there is none. */
export function shareAsked(asks: readonly ReadonlySet<string>[][], stems: readonly string[]): number {
  const shares = asks
    .filter((ask) => ask.every((word) => stems.some((stem) => word.has(stem))))
    // One word of the search is not two of the ask.
    .map((ask) => ({ ask, met: stems.filter((stem) => ask.some((word) => word.has(stem))).length }))
    .map(({ ask, met }) => (met < ask.length ? 0 : met / stems.length))
  return Math.max(0, ...shares)
}
