import { fingerprint } from '@/lib/fingerprint'
import { shorten } from '@/lib/shorten'

/** What an AI answered to a prompt with its blanks filled in: an entry of `answers/{list}.json`. */
export interface PromptAnswer {
  readonly slug: string
  /** Of the prompt's text at that time: if the prompt changes, its answer is hidden until it is asked again. */
  readonly fingerprint: string
  /** The values of the blanks, by name. */
  readonly blanks: Readonly<Record<string, string>>
  /** A line that was put below the prompt, such as the length of an opening. */
  readonly added?: string
  /** The unchanged answer in Markdown; "[…]" marks omissions. */
  readonly answer: string
  /** Day on which it was given (ISO 8601). */
  readonly date: string
  /** An editor's line: what is good, what to check, what it got wrong. */
  readonly note: string
}

/** Where something was left out of an answer. */
export const CUT = '[…]'

const FILES = import.meta.glob<readonly PromptAnswer[]>('./answers/*.json', { eager: true, import: 'default' })

/** Every stored answer, even if its prompt is gone. Build time and development only. */
export const ALL_ANSWERS: readonly PromptAnswer[] = Object.values(FILES).flat()

const BY_SLUG = new Map(ALL_ANSWERS.map((answer) => [answer.slug, answer]))

/** The answer to a prompt, if its text has not changed since. */
export function answerTo(slug: string | undefined, text: string): PromptAnswer | undefined {
  const answer = BY_SLUG.get(slug ?? '')
  return answer?.fingerprint === fingerprint(text) ? answer : undefined
}

const MOST_OF_BEGINNING = 120

/** The first words of an answer, without its marks. */
export const beginningOf = ({ answer }: PromptAnswer): string =>
  shorten(
    answer
      .replace(/```[\s\S]*?(?:```|$)/g, ' ')
      .replace(/^\s*(?:#+|[-*>|]+|\d+\.)\s*/gm, ' ')
      .replace(/[*_`|]/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
    MOST_OF_BEGINNING,
  )
