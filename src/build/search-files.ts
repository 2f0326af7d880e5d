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
import PROMPT_WORDS_FILE from '@/content/prompt-words.json'
import { SEARCH_WORDS } from '@/content/search-words'
import { groupedPages } from '@/content/site-map'
import { skillIdOf } from '@/content/skills'
import { loadUnits } from '@/content/unit-prompts'
import {
  type LibraryEntry,
  type PackedPage,
  type PlaceEntry,
  SEARCH_FILE_PATH,
  SEARCH_FILE_VERSION,
  SEARCH_WORDS_PATH,
  type SearchFile,
  type SearchWords,
} from '@/lib/search/search-file'
import { termsOf, wordsOf } from '@/lib/search/terms'
import type { BuiltArticle } from './blog'

// Extra words that people use to search for a prompt, by slug.
const PROMPT_WORDS: Readonly<Record<string, string>> = PROMPT_WORDS_FILE

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

/** The extra search words for a page, each once, without those already in its title and text. */
function soughtWords(path: string, ...texts: string[]): string {
  const known = new Set(texts.flatMap(wordsOf).flatMap(({ word }) => termsOf(word)))
  const words = wordsOf(SEARCH_WORDS[path] ?? '').flatMap(({ word }) =>
    termsOf(word).every((term) => known.has(term)) ? [] : [word],
  )
  return [...new Set(words)].join(' ')
}

const asksOf = (path: string) => {
  const asks = SEARCH_ASKS[path]
  return asks ? { asks } : {}
}

/** Everything that a search of the site finds, with the words for its pages in it. */
async function collectEntries(built: readonly BuiltArticle[]): Promise<SearchFile['entries']> {
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
      if (!content)
        return {
          kind: 'page',
          title: label,
          to: path,
          place,
          text: '',
          words: soughtWords(path, label),
          ...asksOf(path),
        }
      const groups = 'parts' in content ? content.parts.map(({ title }) => title) : titlesOf(content)
      const own = [content.title, content.purpose, ...new Set(groups)]
      return {
        kind: 'page',
        title: label,
        to: path,
        place,
        text: content.description,
        level: content.level,
        words: [...own, soughtWords(path, label, content.description, ...own)].join(' '),
        ...asksOf(path),
      }
    }),
  )
  // A filter page with the same title as another page is left out, because one of them is enough among the first three.
  const named = new Set(places.map(({ title }) => title))
  const filters = FILTER_PAGES.filter(({ title }) => !named.has(title)).map(({ path, title, text }): PlaceEntry => {
    return {
      kind: 'page',
      title,
      to: path,
      place: 'All Prompts',
      text,
      words: soughtWords(path, title, text),
      ...asksOf(path),
    }
  })
  const library = LIBRARY.map(({ title, description, prompt, category, model }): LibraryEntry => {
    const words = `${description} ${category} ${model}`
    return { kind: 'library', title, to: libraryLink(title), place: 'Prompt Library', text: prompt, words }
  })
  const articles = built.map(({ path, title, description }): PlaceEntry => {
    return { kind: 'article', title, to: path as `/${string}`, place: 'Blog', text: description }
  })
  return [...places, ...filters, ...library, ...articles]
}

/**
 * Everything that a search of the site finds, and apart from it the words that only a search needs: at build time only.
 */
export async function collectSearch(built: readonly BuiltArticle[]): Promise<{ file: SearchFile; words: SearchWords }> {
  const entries = await collectEntries(built)
  const pages = await packedPages()
  const places = entries.flatMap((entry) => {
    if (entry.kind !== 'page') return []
    const { to, text, words, asks } = entry
    return [[to, { text, ...(words ? { words } : {}), ...(asks ? { asks } : {}) }] as const]
  })
  const prompts = pages.map(
    ({ path, prompts: rows }) =>
      [path, rows.map(([title, slug]) => PROMPT_WORDS[slug || slugOfPromptTitle(title)] ?? '')] as const,
  )
  return {
    file: { version: SEARCH_FILE_VERSION, entries: entries.map(withoutWords), pages },
    words: { places: Object.fromEntries(places), prompts: Object.fromEntries(prompts) },
  }
}

/** A page as the shelf's file has it: only a search needs its description. */
function withoutWords(entry: PlaceEntry | LibraryEntry): PlaceEntry | LibraryEntry {
  if (entry.kind !== 'page') return entry
  const { words: _words, asks: _asks, ...rest } = entry
  return { ...rest, text: '' }
}

/** The files that searches in the browser read, with their addresses on the site: at build time only. */
export async function makeSearchFiles(
  articles: readonly BuiltArticle[],
): Promise<{ address: string; content: string }[]> {
  const { file, words } = await collectSearch(articles)
  return [
    { address: SEARCH_FILE_PATH, content: JSON.stringify(file) },
    { address: SEARCH_WORDS_PATH, content: JSON.stringify(words) },
  ]
}
