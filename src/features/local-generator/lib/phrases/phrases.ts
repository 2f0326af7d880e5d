import type { Length, Tone } from '@contracts/local-generator.ts'

/** What may be wanted; `text` where the topic does not tell. */
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
  /** Names the kind in a topic; `text` needs none. */
  readonly pattern?: RegExp
  /** Stands before a topic that gives no order of its own. */
  readonly lead: string
  /** What may be invented differs: a story's names may, an e-mail's may not. */
  readonly honesty?: string
  readonly form?: string
}

/** The sentences of a structured prompt in one language. */
export interface Phrases {
  readonly headings: Readonly<Record<'task' | 'keywords' | 'constraints' | 'form', string>>
  /** Begins a topic that is an order or a question already. */
  readonly order: RegExp
  /** How long it shall be, in a topic that says so itself. */
  readonly counted: RegExp
  readonly tone: Readonly<Record<Tone, string>>
  /** With a gap, {}, for the measure. */
  readonly length: Readonly<Record<Length, string>>
  readonly units: Readonly<Record<Unit, string>>
  readonly language: string
  readonly kinds: Readonly<Record<Kind, KindPhrases>>
}
