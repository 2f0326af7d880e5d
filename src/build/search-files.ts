import type { ModelId } from '@contracts/models.ts'
import { MODELS } from '@contracts/models.ts'
import { slugOfPromptTitle } from '@contracts/prompt-slug.ts'
import { FILTER_PAGES } from '@/content/filter-pages'
import LIBRARY from '@/content/library'
import { loadPlans } from '@/content/plan-prompts'
import { answerTo } from '@/content/prompt-answers'
import { slugOfPrompt } from '@/content/prompt-addresses'
import type { PromptRecord } from '@/content/prompt-record'
import { collectPrompts, loadPromptPages } from '@/content/prompt-records'
import { type PromptPageContent, sectionsOf } from '@/content/prompt-sections'
import { SEARCH_ASKS } from '@/content/search-asks'
import PROMPT_WORDS_FILE from '@/content/prompt-words.json'
import { SEARCH_WORDS } from '@/content/search-words'
import { groupedPages } from '@/content/site-map'
import { skillIdOf } from '@/content/skills'
import { sizeOf } from '@/content/tags'
import { loadUnits } from '@/content/unit-prompts'
import { fingerprint } from '@/lib/fingerprint'
import {
  type LibraryEntry,
  type PackedGroups,
  type PackedPage,
  type PlaceEntry,
  type PromptTexts,
  promptTextsPath,
  SEARCH_FILE_PATH,
  SEARCH_FILE_VERSION,
  SEARCH_WORDS_PATH,
  type SearchFile,
  type SearchWords,
  TEXT_FILES,
  type TextsByPage,
} from '@/lib/search/search-file'
import { termsOf, wordsOf } from '@/lib/search/terms'
import type { BuiltArticle } from './blog'

// Extra words that people use to search for a prompt, by slug.
const PROMPT_WORDS: Readonly<Record<string, string>> = PROMPT_WORDS_FILE

/** The library, showing one of its prompts alone. */
const libraryLink = (title: string) => `/ai-prompts?search=${encodeURIComponent(title)}#library` as const

const MODEL_OF: ReadonlyMap<string, ModelId> = new Map(MODELS.map(({ id, path }) => [path, id]))

/** Everything that stands on the shelf; a short version is found with its long one, which has a button for it. */
const shelfRecords = async () => (await collectPrompts()).filter(({ path }) => path !== SHORT_PATH)

/** The prompts page by page, in the order in which their pages first come. */
function pagesOf(records: readonly PromptRecord[]): [path: string, rows: PromptRecord[]][] {
  const paths = [...new Set(records.map(({ path }) => path))]
  return paths.map((path) => [path, records.filter((record) => record.path === path)])
}

// The groups of these pages are months, by which teachers narrow their shelf (content/class-filters.ts).
const FILTERED_BY_GROUP = 'school'

const groupsOf = (rows: readonly PromptRecord[]): PackedGroups =>
  rows.flatMap(({ group }, index) => (group !== rows[index - 1]?.group ? [[group ?? '', index] as const] : []))

/** The texts of neighbouring pages, in files of nearly the same size; a page longer than that has one of its own. */
function textFiles(records: readonly PromptRecord[]): TextsByPage[] {
  const files = Array.from({ length: TEXT_FILES }, (): Record<string, string[]> => ({}))
  let rest = records.reduce((sum, { text }) => sum + text.length, 0)
  let at = 0
  let filled = 0
  for (const [path, rows] of pagesOf(records)) {
    const texts = rows.map(({ text }) => text)
    const size = texts.join('').length
    if (filled > 0 && at < TEXT_FILES - 1 && filled + size / 2 > rest / (TEXT_FILES - at)) {
      rest -= filled
      filled = 0
      at += 1
    }
    filled += size
    const file = files[at]
    if (file) file[path] = texts
  }
  return files
}

/** What the prompts of each page share. */
function packedPages(records: readonly PromptRecord[], texts: readonly TextsByPage[]): PackedPage[] {
  return pagesOf(records).map(([path, rows]): PackedPage => {
    const [{ page: title, purpose, level }] = rows as [PromptRecord]
    const model = MODEL_OF.get(path)
    const answered = rows.flatMap(({ slug, text }, index) => (answerTo(slug, text) ? [index] : []))
    const groups = purpose === FILTERED_BY_GROUP ? groupsOf(rows) : []
    return {
      title,
      path: path as `/${string}`,
      purpose,
      level,
      ...(model ? { model } : {}),
      ...(answered.length > 0 ? { answered } : {}),
      ...(groups.length > 0 ? { groups } : {}),
      count: rows.length,
      file: texts.findIndex((file) => path in file),
    }
  })
}

/** The prompts themselves, with every set of tags that they have. */
function packedPrompts(records: readonly PromptRecord[]): Pick<SearchFile, 'prompts' | 'tags'> {
  const rows = pagesOf(records).flatMap(([, own]) => own)
  const sets = [...new Set(rows.map(({ tags }) => tags.join()))]
  const sizes = rows.map(({ text }) => sizeOf(text))
  return {
    tags: sets.map((set) => set.split(',')),
    prompts: {
      titles: rows.map(({ title }) => title),
      slugs: rows.map(({ title }) => {
        const slug = slugOfPrompt(title)
        return slug === slugOfPromptTitle(title) ? 0 : slug
      }),
      lengths: sizes.map(({ length }) => length),
      words: sizes.map(({ words }) => words),
      sentences: sizes.map(({ sentences }) => sentences),
      tags: rows.map(({ tags }) => sets.indexOf(tags.join())),
      minutes: rows.map(({ minutes }) => minutes ?? 0),
      skills: rows.map(({ skill }) => (skill ? skillIdOf(skill) : '')),
    },
  }
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

/** Everything but prompts that a search of the site finds. */
async function collectEntries(
  built: readonly BuiltArticle[],
): Promise<{ places: PlaceEntry[]; library: LibraryEntry[] }> {
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
  return { places: [...places, ...filters, ...articles], library }
}

/** What the shelf filters, the texts that it shows, and what only a search needs beside them. Build time only. */
export async function collectSearch(
  built: readonly BuiltArticle[],
): Promise<{ file: SearchFile; texts: PromptTexts[]; words: SearchWords }> {
  const { places, library } = await collectEntries(built)
  const records = await shelfRecords()
  const words = pagesOf(records).map(
    ([path, rows]) => [path, rows.map(({ slug }) => PROMPT_WORDS[slug ?? ''] ?? '')] as const,
  )
  const groups = pagesOf(records).flatMap(([path, rows]) =>
    rows[0]?.purpose !== FILTERED_BY_GROUP && rows.some(({ group }) => group) ? [[path, groupsOf(rows)] as const] : [],
  )
  const texts = textFiles(records)
  const packed = packedPrompts(records)
  const stamp = fingerprint(JSON.stringify([packed.prompts.titles, texts, library]))
  return {
    file: { version: SEARCH_FILE_VERSION, stamp, pages: packedPages(records, texts), ...packed },
    texts: texts.map((pages) => ({ stamp, pages })),
    words: { stamp, places, library, groups: Object.fromEntries(groups), prompts: Object.fromEntries(words) },
  }
}

/** The files that searches in the browser read, with their addresses on the site: at build time only. */
export async function makeSearchFiles(
  articles: readonly BuiltArticle[],
): Promise<{ address: string; content: string }[]> {
  const { file, texts, words } = await collectSearch(articles)
  return [
    { address: SEARCH_FILE_PATH, content: JSON.stringify(file) },
    ...texts.map((own, number) => ({ address: promptTextsPath(number), content: JSON.stringify(own) })),
    { address: SEARCH_WORDS_PATH, content: JSON.stringify(words) },
  ]
}
