import type { CategoryId } from '../contracts/categories.ts'
import type { ModelId } from '../contracts/models.ts'

/** What a visitor asks for, as it reaches the composer. */
export interface ComposeRequest {
  readonly prompt: string
  readonly model: ModelId
  readonly category: CategoryId
}

/** Groups of artefacts that share habits: what to attach, what to check, what to look up. */
export type Family =
  | 'message'
  | 'career'
  | 'creative'
  | 'prose'
  | 'copy'
  | 'learning'
  | 'research'
  | 'data'
  | 'code'
  | 'app'
  | 'picture'
  | 'plan'
  | 'business'
  | 'deciding'

/** Something a description may already tell; what it tells is not asked for again. */
export type Fact =
  | 'audience'
  | 'code'
  | 'count'
  | 'date'
  | 'details'
  | 'form'
  | 'length'
  | 'money'
  | 'name'
  | 'number'
  | 'photo'
  | 'place'
  | 'quoted'
  | 'url'

/** One clause of context, usually with a [field]; left out when the description already tells it. */
export interface Fragment {
  readonly text: string
  readonly unless?: Fact | RegExp
}

/** Completes "Answer with …": what comes back, and how long it is. */
export interface Form {
  readonly what: string
  readonly length?: string
}

/** One kind of thing that people ask an AI for, and what a practised hand knows about it. */
export interface Artefact {
  readonly id: string
  readonly family: Family
  /** The verb that makes it: "Write". */
  readonly verb: string
  /** Its name without an article: "email". */
  readonly noun: string
  /** Each completes "You are …". */
  readonly roles: readonly string[]
  /** Orders that good work of this kind follows. */
  readonly craft: readonly string[]
  /** What spoils work of this kind, as a prohibition. */
  readonly traps: readonly string[]
  readonly forms: readonly Form[]
  /** The form when the description itself already says how much or how long. */
  readonly plainForm: string
  readonly context: readonly Fragment[]
}

/** Something in the description that calls for other advice: a reader, an occasion, a genre, a platform, a tool. */
export interface Nuance {
  readonly id: string
  readonly pattern: RegExp
  /** Only with these families; with any when absent. */
  readonly families?: readonly Family[]
  /** Only with these artefacts; with any when absent. */
  readonly artefacts?: readonly string[]
  /** Never with these artefacts. */
  readonly except?: readonly string[]
  readonly notes: readonly string[]
  readonly traps?: readonly string[]
  /** Takes the place of the artefact's own forms. */
  readonly form?: Form
  readonly context?: readonly Fragment[]
}

/** How the opening of a description is built. */
export type Shape = 'order' | 'thing' | 'question' | 'situation' | 'topic' | 'quote'

/** What the reader found in a description. */
export interface Reading {
  readonly text: string
  readonly artefact: Artefact
  readonly shape: Shape
  /** The sentence that asks, without politeness and lead-in. */
  readonly ask: string
  /** The visitor's other sentences, in their order. */
  readonly background: string
  /** Prohibitions that the visitor stated, detached from the sentence. */
  readonly limits: readonly string[]
  /** Prohibitions that stay inside the sentence. */
  readonly echoes: readonly string[]
  readonly facts: ReadonlySet<Fact>
  readonly audience: string
  readonly tone: string
  readonly language: string
  /** Wishes as they were written: length, date, language; carried on when the text has to be cut. */
  readonly wishes: readonly string[]
  readonly isEnglish: boolean
}
