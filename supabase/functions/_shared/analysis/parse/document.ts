import type { Kind, Purpose } from '../types.ts'

export interface Range {
  readonly start: number
  readonly end: number
}

/** A word of the text with its tags. */
export interface Token extends Range {
  readonly text: string
  /** In lower case, with straight apostrophes; as long as `text`. */
  readonly lower: string
  readonly tags: ReadonlySet<string>
  /** The text between this word and its neighbours in the sentence. */
  readonly before: string
  readonly after: string
  /** Inside quotation marks: a character's words, or somebody else's. */
  readonly isQuoted: boolean
}

export interface Sentence extends Range {
  readonly index: number
  readonly block: number
  readonly text: string
  readonly tokens: readonly Token[]
  readonly words: number
}

/** A paragraph or a separate line, such as a list item. */
export interface Block extends Range {
  readonly index: number
  readonly text: string
  readonly isListItem: boolean
}

/** A stretch of text between quotation marks. */
export interface Speech extends Range {
  /** Whether it ends like speech, not like a quoted word. */
  readonly isDialogue: boolean
  readonly isClosed: boolean
}

export interface Document {
  readonly text: string
  readonly blocks: readonly Block[]
  readonly sentences: readonly Sentence[]
  readonly speech: readonly Speech[]
}

/** The input of a rule: the document with facts about the whole text. */
export interface RuleContext extends Document {
  readonly kind: Kind
  readonly purpose?: Purpose | undefined
  readonly words: number
}

/** A finding before it gets an id and a sentence. */
export interface Mark extends Range {
  readonly reason: string
  readonly advice?: string
  /** Replacement for the whole place, if the advice gives one. */
  readonly right?: string
}

export interface Rule {
  readonly name: string
  /** Name for people. */
  readonly label: string
  /** How much fixing its faults improves a text; remarks are sorted by this. */
  readonly weight: number
  readonly section: 'clarity' | 'creativity' | 'grammar'
  readonly check: (context: RuleContext) => Iterable<Mark>
}
