import type { SearchEntry } from './search-file'
import { isStem, plainWord, stemTerm, termsOf, wordsOf } from './terms'

/** The asks of a page (content/search-asks.ts): for each word, the set of stems that count as that word. */
export const asksOf = (entry: SearchEntry): readonly ReadonlySet<string>[][] =>
  entry.kind === 'page' && entry.asks
    ? entry.asks.map((ask) =>
        ask.split(' ').map((word) => new Set(word.split('|').map((one) => stemTerm(plainWord(one))))),
      )
    : []

/**
 * The highest share of a search that one of the asks covers completely; 0 if none does.
 * @param stems of every word of the search
 * @param telling those that tell something: “how do I write a good prompt” is about three of its words
 */
export function shareAsked(
  asks: readonly ReadonlySet<string>[][],
  stems: readonly string[],
  telling: readonly string[] = [],
): number {
  const shares = asks
    .filter((ask) => ask.every((word) => stems.some((stem) => word.has(stem))))
    // One word of the search cannot match two words of the ask.
    .map((ask) => ({ ask, met: metBy(ask, stems) }))
    .filter(({ ask, met }) => met >= ask.length)
    .map(({ ask, met }) => Math.max(met / stems.length, telling.length > 0 ? metBy(ask, telling) / telling.length : 0))
  return Math.max(0, ...shares)
}

const metBy = (ask: readonly ReadonlySet<string>[], stems: readonly string[]) =>
  stems.filter((stem) => ask.some((word) => word.has(stem))).length

/** What an entry is looked for with, each as the stems of its words: its title, and for a prompt whole searches. */
export const phrasesOf = (entry: SearchEntry): readonly ReadonlySet<string>[] =>
  [entry.title, ...(entry.kind === 'prompt' ? (entry.words ?? '').split(';') : [])].map(
    (phrase) => new Set(wordsOf(phrase).flatMap(stemsOf)),
  )

const stemsOf = ({ word }: { word: string }) => termsOf(word).filter(isStem)

/**
 * How much of a search stands together in one phrase, from 0 to 1: the worth of its words that the phrase has, less
 * where the phrase is about more than they are.
 */
export function shareOfPhrase(
  phrases: readonly ReadonlySet<string>[],
  asked: readonly { readonly words: readonly string[]; readonly worth: number }[],
): number {
  const wanted = asked.reduce((sum, { worth }) => sum + worth, 0)
  const shares = phrases.map((phrase) => {
    const met = asked.filter(({ words }) => words.some((word) => phrase.has(stemTerm(word))))
    const share = met.reduce((sum, { worth }) => sum + worth, 0) / wanted
    return share * (0.5 + (0.5 * met.length) / Math.max(1, phrase.size))
  })
  return Math.max(0, ...shares)
}

/**
 * Whether a title, by the stems of its words, has every word of a search and none besides.
 * @param isFree whether a word makes no difference beside others, such as “prompts” or “best”
 */
export function isWholeTitle(
  title: ReadonlySet<string> | undefined,
  asked: readonly { readonly words: readonly string[]; readonly isFiller: boolean }[],
  isFree: (stem: string) => boolean,
): boolean {
  if (!title) return false
  const isTelling = asked.some(({ isFiller }) => !isFiller)
  const has = (stem: string) => asked.some(({ words }) => words.some((word) => stemTerm(word) === stem))
  return (
    asked.every(({ words, isFiller }) => (isTelling && isFiller) || words.some((word) => title.has(stemTerm(word)))) &&
    [...title].every((stem) => has(stem) || (isTelling && isFree(stem)))
  )
}
