import type { Kind, Purpose } from '../../types.ts'

/** Worn phrases of some kinds of text. */
export interface Worn {
  /** The kinds or purposes of text in which the phrases are worn; elsewhere they may be meant. */
  readonly in: readonly (Kind | Purpose)[]
  /** What to write instead, and the phrases, as patterns for `phraseFinder`. */
  readonly phrases: readonly (readonly [remedy: string, patterns: readonly string[]])[]
}
