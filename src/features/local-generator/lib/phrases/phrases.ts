import type { Length, Tone } from '@contracts/local-generator.ts'

/** Kinds of text a topic can ask for; `text` if it does not say. */
export const KINDS = ['email', 'poem', 'story', 'post', 'list', 'explanation', 'picture', 'text'] as const
export type Kind = (typeof KINDS)[number]

/** How long a thing of each kind is, by the chosen length. A picture has none. */
export const MEASURES: Readonly<Partial<Record<Kind, { unit: Unit; counts: Readonly<Record<Length, number>> }>>> = {
  email: { unit: 'words', counts: { short: 80, medium: 150, long: 300 } },
  poem: { unit: 'lines', counts: { short: 8, medium: 16, long: 32 } },
  story: { unit: 'words', counts: { short: 300, medium: 700, long: 1500 } },
  post: { unit: 'words', counts: { short: 40, medium: 100, long: 250 } },
  list: { unit: 'entries', counts: { short: 5, medium: 10, long: 20 } },
  explanation: { unit: 'words', counts: { short: 120, medium: 300, long: 800 } },
  text: { unit: 'words', counts: { short: 120, medium: 300, long: 800 } },
}
type Unit = 'words' | 'lines' | 'entries'

/** What a prompt for one kind of thing says beside the topic. */
interface KindPhrases {
  /** Matches a topic that names the kind; `text` needs none. */
  readonly pattern?: RegExp
  /** Precedes a topic that is not an instruction itself. */
  readonly lead: string
  /** Says what may be invented: names in a story, but not in an email. */
  readonly honesty?: string
  readonly form?: string
}

/** The sentences of a structured prompt in one language. */
export interface Phrases {
  readonly headings: Readonly<Record<'task' | 'keywords' | 'constraints' | 'form', string>>
  /** Matches the start of a topic that is already an instruction or a question. */
  readonly order: RegExp
  /** Matches a topic that gives a length itself. */
  readonly counted: RegExp
  readonly tone: Readonly<Record<Tone, string>>
  /** With the placeholder {} for the measure. */
  readonly length: Readonly<Record<Length, string>>
  readonly units: Readonly<Record<Unit, string>>
  readonly language: string
  readonly kinds: Readonly<Record<Kind, KindPhrases>>
}
