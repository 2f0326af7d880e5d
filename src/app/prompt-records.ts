import { type ModelId, MODELS, modelLabel } from '@contracts/models.ts'
import { PROMPT_PAGES, type PromptPageEntry } from '@/content/prompt-pages'
import type { PromptRecord } from '@/content/prompt-record'
import type {
  Caption,
  DailyPage,
  GroupedPage,
  ModelPage,
  Prompt,
  PromptPageBase,
  SchoolPage,
  ShortGroup,
  ShortPage,
  ThemedPage,
  TodayMonth,
} from '@/content/schema'
import type { Level, Purpose } from '@/content/tags'
import { monthPage } from '@/content/month-page'
import { monthOfPath } from '@/content/today'
import { loadBody } from './page-bodies'

type Body = ThemedPage | GroupedPage | DailyPage | SchoolPage | ShortPage

/** A page of prompts with its body. */
export interface LoadedPromptPage {
  readonly path: string
  readonly body: Body
}

async function load({ path, body, kind }: PromptPageEntry): Promise<LoadedPromptPage> {
  const content = await loadBody(path, body)
  return {
    path,
    body: kind === 'today-month' ? monthPage(monthOfPath(path), content as TodayMonth) : (content as Body),
  }
}

const canonicalPages = () => PROMPT_PAGES.filter(({ canonical }) => canonical === undefined)

/**
 * Every page of prompts under the path that search engines know, with its body: at build time only.
 * @throws Error where a page has no body
 */
export function loadPromptPages(): Promise<LoadedPromptPage[]> {
  return Promise.all(canonicalPages().map(load))
}

/** Prompts that stand together on a page; without a title where the page has one list only. */
export interface PromptSection {
  readonly title?: string
  readonly description?: string
  readonly prompts: readonly (Prompt & { readonly day?: string; readonly minutes?: number })[]
}

/** What the title of a short version has more than that of the long one. */
const SHORT_MARK = ', in short'

/** The prompts of a page in the order in which it shows and numbers them (features/content-pages). */
export function sectionsOf(body: Body): readonly PromptSection[] {
  if ('prompts' in body) return [{ prompts: body.prompts }]
  if ('months' in body) return body.months
  if ('challenge' in body) {
    const days = body.days.map(({ title, rows }) => ({ title, prompts: rows }))
    return [{ title: '30-Day Challenge', prompts: body.challenge }, ...days]
  }
  return body.groups.map(({ title, prompts }) => ({
    title,
    prompts: prompts.map((prompt) => ('to' in prompt ? { ...prompt, title: prompt.title + SHORT_MARK } : prompt)),
  }))
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
    prompts.map(({ title, tags, text, longer, day, minutes }) => ({
      title,
      tags,
      text,
      ...(longer ? { longer } : {}),
      ...(minutes ? { minutes } : {}),
      group: day ? `${group}: ${day}` : group,
    })),
  )
  return entries.map(({ group, ...prompt }, index) => ({
    id: `${path}#prompt-${index + 1}`,
    path,
    number: index + 1,
    page,
    purpose,
    level,
    ...(group ? { group } : {}),
    ...prompt,
  }))
}

const placeOf = ({ path, body }: LoadedPromptPage): PromptPlace => {
  const { title, purpose, level }: PromptPageBase = body
  return { path, title, purpose, level, sections: sectionsOf(body) }
}

/** The prompts of the pages of the AIs: at build time only. */
export function loadModelPrompts(): Promise<
  { id: ModelId; path: string; captions: readonly Caption[]; prompts: readonly Prompt[] }[]
> {
  return Promise.all(
    MODELS.map(async ({ id, path }) => {
      const { captions = [], prompts = [] } = (await loadBody(path, `models/${id}`)) as ModelPage
      return { id, path, captions, prompts }
    }),
  )
}

const modelPlaces = async (): Promise<PromptPlace[]> =>
  (await loadModelPrompts()).map(({ id, path, captions, prompts }) => ({
    path,
    title: `Ready Prompts for ${modelLabel(id)}`,
    purpose: id === 'midjourney' ? 'images' : 'work',
    level: 'everyone',
    sections: [{ prompts: captions }, { prompts }],
  }))

/** Every prompt of the content pages, in the order of the pages, each once: at build time only. */
export async function collectPrompts(): Promise<PromptRecord[]> {
  const pages = (await loadPromptPages()).map(placeOf)
  return [...pages, ...(await modelPlaces())].flatMap(recordsOf)
}

/** The short versions by the pages of the long ones: at build time only. */
export async function collectShort(): Promise<ShortGroup[]> {
  const pages = await Promise.all(
    canonicalPages()
      .filter(({ kind }) => kind !== 'short')
      .map(load),
  )
  const groups = pages.map(({ path, body }): ShortGroup => {
    const prompts = sectionsOf(body).flatMap((section) => section.prompts)
    const shortened = prompts.flatMap(({ title, tags, short }, index) =>
      short ? [{ title, tags, text: short, to: `${path}#prompt-${index + 1}` }] : [],
    )
    return { title: body.title, path, prompts: shortened }
  })
  return groups.filter(({ prompts }) => prompts.length > 0)
}
