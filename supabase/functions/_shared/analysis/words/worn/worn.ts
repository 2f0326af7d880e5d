import type { Kind, Purpose } from '../../types.ts'
import ANYWHERE from './anywhere.json' with { type: 'json' }
import APPLYING from './applying.json' with { type: 'json' }
import ARGUING from './arguing.json' with { type: 'json' }
import LETTERS from './letters.json' with { type: 'json' }
import SELLING from './selling.json' with { type: 'json' }
import TELLING from './telling.json' with { type: 'json' }

/** Worn phrases of some kinds of text. */
export interface Worn {
  /** The kinds or purposes of text in which the phrases are worn; elsewhere they may be meant. */
  readonly in: readonly (Kind | Purpose)[]
  readonly phrases: readonly {
    /** What to write instead. */
    readonly remedy: string
    /** Patterns for `phraseFinder`, of what is worn in these kinds of text. */
    readonly there?: readonly string[]
    /** Patterns of what is worn anywhere. */
    readonly anywhere?: readonly string[]
  }[]
}

/** Worn phrases of letters, selling, essays and stories, each with what to write instead. */
export const WORN = [ANYWHERE, SELLING, APPLYING, LETTERS, ARGUING, TELLING] as readonly Worn[]
