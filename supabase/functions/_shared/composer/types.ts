import type { CategoryId } from '../contracts/categories.ts'
import type { ModelId } from '../contracts/models.ts'

/** What a visitor asks for, as it reaches the composer. */
export interface ComposeRequest {
  readonly prompt: string
  readonly model: ModelId
  readonly category: CategoryId
}

/** Something that a request may already settle; a line that would settle it again is left out. */
export type Facet = 'length' | 'count' | 'tone' | 'level' | 'form'

/** One line that may follow the visitor's words, and what makes it needless. */
export interface Line {
  readonly text: string
  readonly unless: readonly (Facet | RegExp)[]
  /** Left out unless the request says this. */
  readonly when?: RegExp
}

/** A kind of thing that people ask for, and what a good answer to it looks like. */
export interface Kind {
  readonly id: string
  /** The name of the thing, as it stands in a request; matched against text in small letters. */
  readonly noun?: RegExp
  /** How a request for it begins; matched where the request begins, after politeness. */
  readonly opening?: RegExp
  /** The most telling line first: the last ones give way when there is no room. */
  readonly lines: readonly Line[]
  /** A question comes first where nothing but the name is said, or is offered where little is; never for a poem. */
  readonly asks?: 'bare' | 'short'
  /** What an AI that searches is asked to show for its facts; absent where nothing can be looked up. */
  readonly sources?: 'date' | 'dispute' | 'link'
  /** Works on a text or on code that the visitor hands over. */
  readonly needs?: 'text' | 'code'
}
