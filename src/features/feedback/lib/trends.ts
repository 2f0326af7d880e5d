import type { Reading } from '@contracts/readings.ts'
import { countWords } from '@contracts/text.ts'

/** How often a kind was marked over several texts, for each hundred words. */
export interface Trend {
  readonly kind: string
  /** Of each text, the oldest first. */
  readonly rates: readonly number[]
  /** Of the older half of the texts together, and of the newer. */
  readonly earlier: number
  readonly lately: number
}

/** Trends of several texts. */
export interface Trends {
  /** Texts in the older half, and in the newer. */
  readonly older: number
  readonly newer: number
  /** The most frequent kinds. */
  readonly rows: readonly Trend[]
  /** Kinds that the older half has and the newer has not. */
  readonly gone: readonly string[]
}

const MAX_ROWS = 10

type Counted = Pick<Reading, 'text' | 'marked'>

const per100 = (marks: number, words: number) => (words === 0 ? 0 : (marks / words) * 100)

/**
 * What became of each kind over several texts.
 * @param readings newest first, as they are listed
 */
export function trendsOf(readings: readonly Counted[]): Trends {
  const texts = readings.toReversed().map(({ text, marked }) => ({ words: countWords(text), marked }))
  const middle = Math.floor(texts.length / 2)
  const sumOf = (part: typeof texts, kind: string) => part.reduce((sum, { marked }) => sum + (marked[kind] ?? 0), 0)
  const rateOf = (part: typeof texts, kind: string) =>
    per100(
      sumOf(part, kind),
      part.reduce((sum, { words }) => sum + words, 0),
    )
  const older = texts.slice(0, middle)
  const newer = texts.slice(middle)
  const kinds = [...new Set(texts.flatMap(({ marked }) => Object.keys(marked)))]
    .filter((kind) => sumOf(texts, kind) > 0)
    .toSorted((one, other) => sumOf(texts, other) - sumOf(texts, one) || one.localeCompare(other))
  return {
    older: older.length,
    newer: newer.length,
    rows: kinds.slice(0, MAX_ROWS).map((kind) => ({
      kind,
      rates: texts.map((text) => rateOf([text], kind)),
      earlier: rateOf(older, kind),
      lately: rateOf(newer, kind),
    })),
    gone: kinds.filter((kind) => sumOf(older, kind) > 0 && sumOf(newer, kind) === 0),
  }
}
