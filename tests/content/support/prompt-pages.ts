import { type LoadedPromptPage, loadModelPrompts, loadPromptPages } from '@/content/prompt-records'
import { sectionsOf } from '@/content/prompt-sections'
import { collectShort } from '@/content/short-versions'
import { PROMPT_PAGES, type PromptPageEntry } from '@/content/prompt-pages'
import type { Prompt } from '@/content/schema'
import { fillBlanks, NO_ANSWERS } from '@/lib/blanks'

/** A page of prompts with its body and all of its prompts in the order of the page. */
export interface LoadedPage {
  entry: PromptPageEntry
  body: LoadedPromptPage['content']
  prompts: string[]
  /** The same with their titles and tags. */
  titled: readonly Prompt[]
  introduction: string
}

/** As they are taken along. */
const plain = (text: string) => fillBlanks(text, NO_ANSWERS)

/** Every page of prompts once (pages that repeat another are left out), the page of short versions aside. */
export const LOADED_PAGES: LoadedPage[] = (await loadPromptPages()).flatMap(({ path, content: body }) => {
  const entry = PROMPT_PAGES.find((page) => page.path === path)
  if (!entry || entry.kind === 'short') return []
  const titled = sectionsOf(body).flatMap(({ prompts }) => prompts)
  return {
    entry,
    body,
    prompts: titled.map(({ text }) => plain(text)),
    titled,
    introduction: [body.introduction].flat().join(' '),
  }
})

/** The prompts of the pages of the AIs. */
export const MODEL_PROMPTS = await loadModelPrompts()

/** The short versions. */
export const SHORT_PROMPTS = (await collectShort()).flatMap(({ prompts }) => prompts)

/** Every text of a prompt on the site that somebody reads as one of its own. */
export const ALL_TEXTS: { where: string; title: string; text: string }[] = [
  ...LOADED_PAGES.flatMap(({ entry, titled }) =>
    titled.flatMap(({ title, text, longer }) => [
      { where: entry.path, title, text: plain(text) },
      ...(longer ? [{ where: `${entry.path}, longer`, title, text: longer }] : []),
    ]),
  ),
  ...MODEL_PROMPTS.flatMap(({ path, prompts, more }) =>
    [...prompts, ...more.flatMap((group) => group.prompts)].map(({ title, text }) => ({
      where: path,
      title,
      text: plain(text),
    })),
  ),
  ...SHORT_PROMPTS.map(({ title, to, text }) => ({ where: `${to}, short`, title, text })),
]

const BODIES = import.meta.glob('../../../src/content/pages/{daily.ts,themed/*.ts,grouped/*.ts,school/*.ts,today/*.ts}')

/** Files of bodies that no page shows. */
export const UNUSED_BODIES = Object.keys(BODIES).filter(
  (file) => !PROMPT_PAGES.some(({ body }) => file.endsWith(`/pages/${body}.ts`)),
)

/** Every text of a page that a reader sees. */
export function textsOf({ body, prompts, introduction }: LoadedPage): string[] {
  const groups =
    'highlight' in body
      ? [...body.groups, ...(body.more ?? [])].flatMap(({ title, description }) => [title, description])
      : []
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
