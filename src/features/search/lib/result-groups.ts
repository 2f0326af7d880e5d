import type { SearchEntry } from '@/lib/search/search-file'

/** Results of one kind, under a heading. */
export interface ResultGroup {
  readonly title: string
  readonly entries: readonly SearchEntry[]
}

/** Number of best results shown on top, of any kind. */
const BEST = 3
const MOST: Readonly<Record<string, number>> = { Prompts: 12, Pages: 6, Articles: 6 }

const TITLE_OF: Readonly<Record<SearchEntry['kind'], string>> = {
  prompt: 'Prompts',
  library: 'Prompts',
  page: 'Pages',
  article: 'Articles',
}

/**
 * Groups results for display: the best of all, then the rest by kind, starting with the kind that has the best result.
 */
export function groupResults(entries: readonly SearchEntry[]): ResultGroup[] {
  const rest = entries.slice(BEST)
  const titles = [...new Set(rest.map(({ kind }) => TITLE_OF[kind]))]
  const groups = titles.map((title) => ({
    title,
    entries: rest.filter(({ kind }) => TITLE_OF[kind] === title).slice(0, MOST[title]),
  }))
  return [{ title: 'Best results', entries: entries.slice(0, BEST) }, ...groups].filter(
    (group) => group.entries.length > 0,
  )
}
