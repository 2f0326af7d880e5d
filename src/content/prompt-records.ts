import { loadPromptPage } from './load-prompt-page'
import { placeInList } from '@/lib/prompt-path'
import type { PageData } from './page-content'
import { CANONICAL_PROMPT_PAGES } from './prompt-pages'
import type { PromptRecord } from './prompt-record'
import { type PromptPageContent, type PromptSection, sectionsOf } from './prompt-sections'
import type { Caption, ModelPage, Prompt, PromptGroup, PromptPageBase } from './schema'
import type { Level, Purpose } from './tags'
import { type ModelId, MODELS, modelLabel } from '@contracts/models.ts'

/** A page of prompts with its content. */
export interface LoadedPromptPage {
  readonly path: string
  readonly content: PromptPageContent
}

/**
 * Every page of prompts by its canonical path. Build time only.
 * @throws Error if a page has no texts
 */
export function loadPromptPages(): Promise<LoadedPromptPage[]> {
  return Promise.all(CANONICAL_PROMPT_PAGES.map(async (page) => (await loadPromptPage(page)) as LoadedPromptPage))
}

/** Where prompts stand: a page of prompts, or the page of an AI. */
interface PromptPlace {
  readonly path: string
  readonly title: string
  readonly purpose: Purpose
  readonly level: Level
  readonly sections: readonly PromptSection[]
}

function recordsOf({ path, title: page, purpose, level, sections }: PromptPlace): PromptRecord[] {
  const entries = sections.flatMap(({ title: group, prompts }) =>
    prompts.map(({ title, tags, text, short, longer, day, minutes, skill, plate, alt, slug, anchor }) => ({
      ...{ title, tags, text },
      ...(short ? { short } : {}),
      ...(longer ? { longer } : {}),
      ...(minutes ? { minutes } : {}),
      ...(skill ? { skill } : {}),
      ...(plate ? { plate, alt } : {}),
      ...(slug ? { slug } : {}),
      ...(anchor ? { anchor } : {}),
      group: day ? `${group}: ${day}` : group,
    })),
  )
  return entries.map(({ group, ...prompt }, index) => ({
    id: placeInList(path, prompt, index + 1),
    path,
    number: index + 1,
    page,
    purpose,
    level,
    ...(group ? { group } : {}),
    ...prompt,
  }))
}

const placeOf = ({ path, content }: LoadedPromptPage): PromptPlace => {
  const { title, purpose, level }: PromptPageBase = content
  return { path, title, purpose, level, sections: sectionsOf(content) }
}

/** The prompts of the pages of the AIs: at build time only. */
export function loadModelPrompts(): Promise<
  {
    id: ModelId
    path: string
    captions: readonly Caption[]
    prompts: readonly Prompt[]
    more: readonly PromptGroup[]
  }[]
> {
  return Promise.all(
    MODELS.map(async ({ id, path }) => {
      const { content } = (await loadPromptPage({ path, kind: 'model', body: `models/${id}` })) as PageData<ModelPage>
      const { captions = [], prompts = [], more = [] } = content
      return { id, path, captions, prompts, more }
    }),
  )
}

const modelPlaces = async (): Promise<PromptPlace[]> =>
  (await loadModelPrompts()).map(({ id, path, captions, prompts, more }) => ({
    path,
    title: `Ready Prompts for ${modelLabel(id)}`,
    purpose: id === 'midjourney' ? 'images' : 'work',
    level: 'everyone',
    sections: [{ prompts: captions }, { prompts }, ...more],
  }))

/** Every prompt of the content pages, in the order of the pages, each once: at build time only. */
export async function collectPrompts(): Promise<PromptRecord[]> {
  const pages = (await loadPromptPages()).map(placeOf)
  return [...pages, ...(await modelPlaces())].flatMap(recordsOf)
}
