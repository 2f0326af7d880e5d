import { type PagePromptFinder, pagePromptFinder } from '@/features/library/lib/find-page-prompts'
import { sizeOf } from '@/content/tags'
import { openSearch } from '@/lib/search/engine'
import type { PromptEntry } from '@/lib/search/search-file'

/** A prompt of a page, as the search has it. */
export function row(path: `/${string}`, number: number, text: string, place = 'Page', group?: string): PromptEntry {
  const to = `/prompts${path}-${number}` as const
  const entry = {
    kind: 'prompt' as const,
    title: `No. ${number}`,
    to,
    place,
    path,
    number,
    ...(group ? { group } : {}),
  }
  return { ...entry, text, size: sizeOf(text), tags: [], purpose: 'fiction', level: 'everyone' }
}

/** The prompts of pages, ready to be searched. */
export const opened = async (rows: readonly PromptEntry[]): Promise<PagePromptFinder> =>
  pagePromptFinder(await openSearch(rows))
