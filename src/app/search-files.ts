import LIBRARY from '@/content/library'
import { findPage } from '@/content/registry'
import { groupedPages } from '@/content/site-map'
import { FORMS, LENGTHS, LEVELS, lengthOf, MOODS, PURPOSES } from '@/content/tags'
import { builtArticles } from '@/features/blog/lib/built-posts'
import { buildPromptIndex } from '@/features/library/lib/prompt-index'
import { PROMPT_INDEX_PATH } from '@/features/library/lib/prompt-index-file'
import { buildSearchIndex } from '@/features/search/lib/search-index'
import { openingOf, SEARCH_INDEX_PATH, type SearchEntry } from '@/features/search/lib/search-index-file'
import { fillBlanks, NO_ANSWERS } from '@/lib/blanks'
import { collectPrompts, loadPromptPages } from './prompt-records'

const TAGS = { ...FORMS, ...MOODS }

/** The library, showing one of its prompts alone. */
const libraryLink = (title: string) => `/ai-prompts?search=${encodeURIComponent(title)}#library` as const

/** The prompts that searches find: a short version is found with its long one, which has a button for it. */
const foundPrompts = async () => (await collectPrompts()).filter(({ path }) => findPage(path)?.kind !== 'short')

/** Everything that the search of the site finds: at build time only. */
async function searchEntries(): Promise<SearchEntry[]> {
  const pages = await loadPromptPages()
  const bodyOf = new Map(pages.map(({ path, body }) => [path, body]))
  const prompts = (await foundPrompts()).map(({ id, page, purpose, level, title, tags, text }): SearchEntry => {
    const plain = fillBlanks(text, NO_ANSWERS)
    const words = [...tags.map((tag) => TAGS[tag]), LENGTHS[lengthOf(plain)], PURPOSES[purpose], LEVELS[level]]
    return { title, to: id as `/${string}`, place: page, opening: openingOf(plain), tags: words.join(' ') }
  })
  const library = LIBRARY.map(({ title, description, category }): SearchEntry => {
    return { title, to: libraryLink(title), place: 'Prompt Library', opening: description, tags: category }
  })
  const places = groupedPages().flatMap(({ title: place, pages: own }) =>
    own.map(({ path, label }): SearchEntry => {
      return { title: label, to: path, place, opening: openingOf(bodyOf.get(path)?.description ?? '') }
    }),
  )
  const articles = builtArticles().map(({ path, title, description }): SearchEntry => {
    return { title, to: path as `/${string}`, place: 'Blog', opening: openingOf(description) }
  })
  return [...places, ...library, ...prompts, ...articles]
}

/** The files that searches in the browser read, each with its address on the site: at build time only. */
export async function makeSearchFiles(): Promise<{ address: string; content: string }[]> {
  return [
    { address: PROMPT_INDEX_PATH, content: JSON.stringify(buildPromptIndex(await foundPrompts())) },
    { address: SEARCH_INDEX_PATH, content: JSON.stringify(buildSearchIndex(await searchEntries())) },
  ]
}
