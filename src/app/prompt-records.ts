import { PROMPT_PAGES, type PromptPageEntry } from '@/content/prompt-pages'
import type { PromptRecord } from '@/content/prompt-record'
import type { DailyPage, GroupedPage, Prompt, ThemedPage } from '@/content/schema'

const BODIES = import.meta.glob<{ default: ThemedPage | GroupedPage | DailyPage }>([
  '../content/pages/{themed,grouped}/*.ts',
  '../content/pages/daily.ts',
])

/** A page of prompts with its body. */
export interface LoadedPromptPage {
  readonly path: string
  readonly body: ThemedPage | GroupedPage | DailyPage
}

async function load({ path, body }: PromptPageEntry): Promise<LoadedPromptPage> {
  const module = await BODIES[`../content/pages/${body}.ts`]?.()
  if (!module) throw new Error(`${path} has no content/pages/${body}.ts.`)
  return { path, body: module.default }
}

/**
 * Every page of prompts under the path that search engines know, with its body: at build time only.
 * @throws Error where a page has no body
 */
export function loadPromptPages(): Promise<LoadedPromptPage[]> {
  return Promise.all(PROMPT_PAGES.filter(({ canonical }) => canonical === undefined).map(load))
}

/** Prompts that stand together on a page; without a title where the page has one list only. */
export interface PromptSection {
  readonly title?: string
  readonly description?: string
  readonly prompts: readonly (Prompt & { readonly day?: string })[]
}

/** The prompts of a page in the order in which it shows and numbers them (features/content-pages). */
export function sectionsOf({ body }: LoadedPromptPage): readonly PromptSection[] {
  if ('prompts' in body) return [{ prompts: body.prompts }]
  if ('groups' in body) return body.groups
  const days = body.days.map(({ title, rows }) => ({ title, prompts: rows }))
  return [{ title: '30-Day Challenge', prompts: body.challenge }, ...days]
}

function recordsOf(page: LoadedPromptPage): PromptRecord[] {
  const entries = sectionsOf(page).flatMap(({ title: group, prompts }) =>
    prompts.map(({ title, tags, text, day }) => ({ title, tags, text, group: day ? `${group}: ${day}` : group })),
  )
  return entries.map(({ group, ...prompt }, index) => ({
    id: `${page.path}#prompt-${index + 1}`,
    path: page.path,
    number: index + 1,
    page: page.body.title,
    ...(group ? { group } : {}),
    ...prompt,
  }))
}

/** Every prompt of the content pages, in the order of the pages, each once: at build time only. */
export async function collectPrompts(): Promise<PromptRecord[]> {
  return (await loadPromptPages()).flatMap(recordsOf)
}
