import type { ModelId } from '@contracts/models.ts'
import { MODELS } from '@contracts/models.ts'
import { slugOfPromptTitle } from '@contracts/prompt-slug.ts'
import { FILTER_PAGES } from '@/content/filter-pages'
import LIBRARY from '@/content/library'
import { loadPlans } from '@/content/plan-prompts'
import { answerTo } from '@/content/prompt-answers'
import { slugOfPrompt } from '@/content/prompt-addresses'
import { collectPrompts, loadPromptPages } from '@/content/prompt-records'
import { type PromptPageContent, sectionsOf } from '@/content/prompt-sections'
import { SEARCH_ASKS } from '@/content/search-asks'
import { groupedPages } from '@/content/site-map'
import { skillIdOf } from '@/content/skills'
import { loadUnits } from '@/content/unit-prompts'
import {
  type LibraryEntry,
  type PackedPage,
  type PlaceEntry,
  SEARCH_FILE_PATH,
  SEARCH_FILE_VERSION,
  type SearchFile,
} from '@/lib/search/search-file'
import type { BuiltArticle } from './blog'

/** The library, showing one of its prompts alone. */
const libraryLink = (title: string) => `/ai-prompts?search=${encodeURIComponent(title)}#library` as const

const MODEL_OF: ReadonlyMap<string, ModelId> = new Map(MODELS.map(({ id, path }) => [path, id]))

/** The prompts page by page; a short version is found with its long one, which has a button for it. */
async function packedPages(): Promise<PackedPage[]> {
  const records = (await collectPrompts()).filter(({ path }) => path !== SHORT_PATH)
  const paths = [...new Set(records.map(({ path }) => path))]
  return paths.map((path): PackedPage => {
    const rows = records.filter((record) => record.path === path)
    const [{ page: title, purpose, level }] = rows as [(typeof rows)[number]]
    const model = MODEL_OF.get(path)
    const answered = rows.flatMap(({ slug, text }, index) => (answerTo(slug, text) ? [index] : []))
    return {
      title,
      path: path as `/${string}`,
      purpose,
      level,
      ...(model ? { model } : {}),
      ...(answered.length > 0 ? { answered } : {}),
      prompts: rows.map(({ title: name, text, tags, group, minutes, skill }) => {
        const known = slugOfPrompt(name)
        const slug = known === slugOfPromptTitle(name) ? 0 : known
        if (skill) return [name, slug, text, tags, group ?? 0, minutes ?? 0, skillIdOf(skill)]
        if (minutes) return [name, slug, text, tags, group ?? 0, minutes]
        return group ? [name, slug, text, tags, group] : [name, slug, text, tags]
      }),
    }
  })
}

const SHORT_PATH = '/short-writing-prompts'

const titlesOf = (content: PromptPageContent) => sectionsOf(content).flatMap(({ title }) => title ?? [])

const asksOf = (path: string) => {
  const asks = SEARCH_ASKS[path]
  return asks ? { asks } : {}
}

/** Everything that a search of the site finds: at build time only. */
export async function collectSearchFile(built: readonly BuiltArticle[]): Promise<SearchFile> {
  const contentOf = new Map((await loadPromptPages()).map(({ path, content }) => [path, content]))
  const plans = new Map((await loadPlans()).map(({ path, texts }) => [path, texts]))
  const units = new Map((await loadUnits()).map((unit) => [unit.path as string, unit]))
  const places = groupedPages().flatMap(({ title: place, pages }) =>
    pages.map(({ path, label }): PlaceEntry => {
      const unit = units.get(path)
      if (unit) {
        const { description, audience, aim, lessons } = unit.texts
        const words = [
          unit.kind,
          unit.ages,
          audience,
          aim,
          ...lessons.map(({ title }) => title),
          'unit lessons teacher',
        ]
        return { kind: 'page', title: label, to: path, place, text: description, words: words.join(' ') }
      }
      const content = plans.get(path) ?? contentOf.get(path)
      if (!content) return { kind: 'page', title: label, to: path, place, text: '', ...asksOf(path) }
      const groups = 'parts' in content ? content.parts.map(({ title }) => title) : titlesOf(content)
      const questions = content.faqs.map(({ question }) => question)
      return {
        kind: 'page',
        title: label,
        to: path,
        place,
        text: content.description,
        level: content.level,
        words: [content.title, content.purpose, ...new Set(groups), ...questions].join(' '),
        ...asksOf(path),
      }
    }),
  )
  const filters = FILTER_PAGES.map(({ path, title, text }): PlaceEntry => {
    return { kind: 'page', title, to: path, place: 'All Prompts', text, ...asksOf(path) }
  })
  const library = LIBRARY.map(({ title, description, prompt, category, model }): LibraryEntry => {
    const words = `${description} ${category} ${model}`
    return { kind: 'library', title, to: libraryLink(title), place: 'Prompt Library', text: prompt, words }
  })
  const articles = built.map(({ path, title, description }): PlaceEntry => {
    return { kind: 'article', title, to: path as `/${string}`, place: 'Blog', text: description }
  })
  return {
    version: SEARCH_FILE_VERSION,
    entries: [...places, ...filters, ...library, ...articles],
    pages: await packedPages(),
  }
}

/** The file that searches in the browser read, with its address on the site: at build time only. */
export async function makeSearchFiles(
  articles: readonly BuiltArticle[],
): Promise<{ address: string; content: string }[]> {
  return [{ address: SEARCH_FILE_PATH, content: JSON.stringify(await collectSearchFile(articles)) }]
}
