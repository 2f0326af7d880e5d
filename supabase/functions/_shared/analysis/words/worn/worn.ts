import type { Purpose } from '../../measures/purpose.ts'
import type { Kind } from '../../types.ts'
import { ANYWHERE } from './anywhere.ts'
import { APPLYING } from './applying.ts'
import { ARGUING } from './arguing.ts'
import { WRITING_LETTERS } from './letters.ts'
import { SELLING } from './selling.ts'
import { TELLING } from './telling.ts'

export interface Worn {
  /** The kinds of text, or what a text is for, where the phrases are worn; elsewhere they may be meant. */
  readonly in: readonly (Kind | Purpose)[]
  /** What to write instead, and the phrases, as patterns for `phraseFinder`. */
  readonly phrases: readonly (readonly [remedy: string, patterns: readonly string[]])[]
}

/** Worn phrases of letters, selling, essays and stories, each with what to write instead. */
export const WORN: readonly Worn[] = [ANYWHERE, SELLING, APPLYING, WRITING_LETTERS, ARGUING, TELLING]
