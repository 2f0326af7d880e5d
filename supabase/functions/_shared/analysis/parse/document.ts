import type { Kind, Purpose } from '../types.ts'

export interface Range {
  readonly start: number
  readonly end: number
}

/** A word of the text with what the tagger says of it. */
export interface Token extends Range {
  readonly text: string
  /** In lower case, with straight apostrophes; as long as `text`. */
  readonly lower: string
  readonly tags: ReadonlySet<string>
  /** What stands between this word and the one before, and the one after, inside the sentence. */
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

/** A paragraph or a line that stands for itself, such as a list item. */
export interface Block extends Range {
  readonly index: number
  readonly text: string
  readonly isListItem: boolean
}

/** A stretch of text between quotation marks. */
export interface Speech extends Range {
  /** It ends as speech does, not as a quoted word. */
  readonly isDialogue: boolean
  readonly isClosed: boolean
}

export interface Document {
  readonly text: string
  readonly blocks: readonly Block[]
  readonly sentences: readonly Sentence[]
  readonly speech: readonly Speech[]
}

/** The document with what has been found out about it as a whole: what a rule works on. */
export interface RuleContext extends Document {
  readonly kind: Kind
  readonly purpose?: Purpose | undefined
  readonly words: number
}

/** A finding before it is given its place among the others. */
export interface Mark extends Range {
  readonly reason: string
  readonly advice?: string
  /** What the whole place becomes, where the advice says so. */
  readonly right?: string
}

export interface Rule {
  readonly name: string
  /** What it is called before people. */
  readonly label: string
  /** How much a text gains when its faults go: the order of the suggestions. */
  readonly weight: number
  readonly section: 'clarity' | 'creativity' | 'grammar'
  readonly check: (context: RuleContext) => Iterable<Mark>
}
