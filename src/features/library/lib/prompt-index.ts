import MiniSearch from 'minisearch'
import type { PromptRecord } from '@/content/prompt-record'
import { fillBlanks, NO_ANSWERS } from '@/lib/blanks'
import { indexOptions } from '@/lib/search-terms'
import { type IndexedPage, type IndexedPrompt, PROMPT_INDEX_VERSION, type PromptIndexFile } from './prompt-index-file'

/** How the index is made and read. */
export const INDEX_OPTIONS = indexOptions(['title', 'text', 'page', 'group'])

/** The prompts by page and group, in their order; the names that they share stand once. */
function pagesOf(records: readonly PromptRecord[]): IndexedPage[] {
  const pages: { path: string; title: string; groups: { title?: string; prompts: IndexedPrompt[] }[] }[] = []
  for (const { path, page: title, group, title: name, text: live } of records) {
    const text = fillBlanks(live, NO_ANSWERS)
    if (pages.at(-1)?.path !== path) pages.push({ path, title, groups: [] })
    const groups = pages.at(-1)?.groups ?? []
    const last = groups.at(-1)
    if (last && last.title === group) last.prompts.push([name, text])
    else groups.push({ ...(group ? { title: group } : {}), prompts: [[name, text]] })
  }
  return pages
}

/** Makes the index of the pages' prompts: at build time, where there is time. */
export function buildPromptIndex(records: readonly PromptRecord[]): PromptIndexFile {
  const search = new MiniSearch(INDEX_OPTIONS)
  search.addAll(records.map(({ title, text, page, group = '' }, id) => ({ id, title, text, page, group })))
  return { version: PROMPT_INDEX_VERSION, pages: pagesOf(records), search: search.toJSON() }
}
