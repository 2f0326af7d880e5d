import type { Length, Tone } from '@contracts/local-generator.ts'

/** The sentences of a structured prompt in one language. */
export interface Phrases {
  readonly headings: {
    readonly role: string
    readonly task: string
    readonly context: string
    readonly constraints: string
    readonly form: string
  }
  readonly role: string
  /** The task, up to the colon before the subject. */
  readonly task: string
  readonly keywords: string
  readonly readers: Readonly<Record<Tone, string>>
  readonly tone: Readonly<Record<Tone, string>>
  readonly length: Readonly<Record<Length, string>>
  readonly language: string
  readonly honesty: string
  readonly form: Readonly<Record<Length, string>>
  readonly example: string
  /** Sends the AI to its material first. */
  readonly readFirst: string
}
