import MiniSearch from 'minisearch'
import type { PromptRecord } from '@/content/prompt-record'
import { type IndexedPage, PROMPT_INDEX_VERSION, type PromptIndexFile } from './prompt-index-file'
import { INDEX_OPTIONS } from './search-terms'

/** The prompts by page and group, in their order; the names that they share stand once. */
function pagesOf(records: readonly PromptRecord[]): IndexedPage[] {
  const pages: { path: string; title: string; groups: { title?: string; prompts: string[] }[] }[] = []
  for (const { path, page: title, group, text } of records) {
    if (pages.at(-1)?.path !== path) pages.push({ path, title, groups: [] })
    const groups = pages.at(-1)?.groups ?? []
    const last = groups.at(-1)
    if (last && last.title === group) last.prompts.push(text)
    else groups.push({ ...(group ? { title: group } : {}), prompts: [text] })
  }
  return pages
}

/** Makes the index of the pages' prompts: at build time, where there is time. */
export function buildPromptIndex(records: readonly PromptRecord[]): PromptIndexFile {
  const search = new MiniSearch(INDEX_OPTIONS)
  search.addAll(records.map(({ text, page, group = '' }, id) => ({ id, text, page, group })))
  return { version: PROMPT_INDEX_VERSION, pages: pagesOf(records), search: search.toJSON() }
}
