import type { Kind, Purpose } from '../../types.ts'

/** Worn phrases of some kinds of text. */
export interface Worn {
  /** The kinds or purposes of text in which the phrases are worn; elsewhere they may be meant. */
  readonly in: readonly (Kind | Purpose)[]
  /** What to write instead, and patterns for `phraseFinder`: of those that are worn there, and of those worn anywhere. */
  readonly phrases: readonly (readonly [remedy: string, there: readonly string[], anywhere?: readonly string[]])[]
}
