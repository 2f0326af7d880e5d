import { PROMPT_PAGES, type PromptPageEntry } from '@/content/prompt-pages'
import type { DailyPage, GroupedPage, Prompt, PromptPageBase, ThemedPage } from '@/content/schema'
import { fillBlanks, NO_ANSWERS } from '@/lib/blanks'

type Body = ThemedPage | GroupedPage | DailyPage

const BODIES = import.meta.glob<{ default: Body }>('../../../src/content/pages/{daily.ts,themed/*.ts,grouped/*.ts}', {
  eager: true,
})

/** A page of prompts with its body and all of its prompts in the order of the page. */
export interface LoadedPage {
  entry: PromptPageEntry
  body: Body
  prompts: string[]
  /** The same with their titles and tags. */
  titled: Prompt[]
  introduction: string
}

function promptsOf(body: Body): Prompt[] {
  if ('groups' in body) return body.groups.flatMap(({ prompts }) => prompts)
  if ('days' in body) return [...body.challenge, ...body.days.flatMap(({ rows }) => rows)]
  return [...body.prompts]
}

/** Every page of prompts once (pages that repeat another are left out). */
export const LOADED_PAGES: LoadedPage[] = PROMPT_PAGES.filter(({ canonical }) => !canonical).map((entry) => {
  const body = BODIES[`../../../src/content/pages/${entry.body}.ts`]?.default
  if (!body) throw new Error(`${entry.path} has no body in ${entry.body}.ts`)
  const { introduction } = body
  const titled = promptsOf(body)
  return {
    entry,
    body,
    // As they are taken along.
    prompts: titled.map(({ text }) => fillBlanks(text, NO_ANSWERS)),
    titled,
    introduction: typeof introduction === 'string' ? introduction : introduction.join(' '),
  }
})

/** Files of bodies that no page shows. */
export const UNUSED_BODIES = Object.keys(BODIES).filter(
  (file) => !PROMPT_PAGES.some(({ body }) => file.endsWith(`/pages/${body}.ts`)),
)

export type { PromptPageBase }

/** Every text of a page that a reader sees. */
export function textsOf({ body, prompts, introduction }: LoadedPage): string[] {
  const groups = 'groups' in body ? body.groups.flatMap(({ title, description }) => [title, description]) : []
  const faqs = body.faqs.flatMap(({ question, answer }) => [question, answer])
  return [
    body.title,
    body.metaTitle,
    body.metaDescription,
    body.description,
    introduction,
    ...groups,
    ...faqs,
    ...prompts,
  ]
}

/** Lower-cased words without punctuation. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}']+/gu) ?? []

/** The runs of five words of a text. */
export function shinglesOf(text: string): Set<string> {
  const words = wordsOf(text)
  return new Set(words.slice(0, -4).map((_, index) => words.slice(index, index + 5).join(' ')))
}

const syllables = (word: string): number =>
  Math.max(1, (word.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '').match(/[aeiouy]{1,2}/g) ?? []).length)

/** Flesch–Kincaid grade level: 0.39 words a sentence + 11.8 syllables a word − 15.59 (Kincaid et al., 1975). */
export function gradeOf(texts: readonly string[]): number {
  const text = texts.join(' ')
  const words = wordsOf(text)
  const sentences = text.split(/[.!?]+["”’)]*\s+/).length
  const count = words.reduce((sum, word) => sum + syllables(word), 0)
  return 0.39 * (words.length / sentences) + 11.8 * (count / words.length) - 15.59
}
