import { CATEGORY_IDS, type CategoryId, categoryLabel } from '@contracts/categories.ts'
import type { ModelId } from '@contracts/models.ts'
import type { LibraryItem } from '@/content/library'

/** Cards shown at first, and added by each 'Load More Prompts'. */
export const PAGE_SIZE = 6

/** Longest search that is taken from the field or from an address. */
export const MAX_SEARCH_LENGTH = 100

/** What a tab of the library stands for. */
export type CategoryFilter = 'all' | CategoryId

/** The tabs, in order. */
export const FILTERS: readonly CategoryFilter[] = ['all', ...CATEGORY_IDS]

/** Name of a tab. */
export function filterLabel(filter: CategoryFilter): string {
  return filter === 'all' ? 'All Categories' : categoryLabel(filter)
}

/** What the visitor has asked to see of the library. */
export interface LibraryView {
  readonly search: string
  readonly category: CategoryFilter
  /** How many cards at most. */
  readonly shown: number
}

/** The library before anyone has asked for anything. */
export const DEFAULT_VIEW: LibraryView = { search: '', category: 'all', shown: PAGE_SIZE }

/**
 * The items that answer a view, best voted first, before they are cut to how many are shown.
 * The seeded votes decide: a card does not move away under the finger that votes for it.
 * @param model keeps the items of one AI only
 */
export function matchingItems(
  items: readonly LibraryItem[],
  { search, category }: Pick<LibraryView, 'search' | 'category'>,
  model?: ModelId,
): LibraryItem[] {
  const wanted = search.trim().toLowerCase()
  return items
    .filter((item) => category === 'all' || item.category === category)
    .filter((item) => model === undefined || item.model === model)
    .filter(({ title, description }) => [title, description].some((text) => text.toLowerCase().includes(wanted)))
    .toSorted((a, b) => b.votes - a.votes)
}

/** The view that an address asks for; whatever it does not say, or says wrongly, is as usual. */
export function readView(query: string): LibraryView {
  const params = new URLSearchParams(query)
  const category = params.get('category')?.toLowerCase()
  const show = Number(params.get('show'))
  return {
    search: (params.get('search') ?? '').slice(0, MAX_SEARCH_LENGTH),
    category: FILTERS.find((filter) => filter === category) ?? DEFAULT_VIEW.category,
    shown: Number.isSafeInteger(show) && show > PAGE_SIZE ? Math.ceil(show / PAGE_SIZE) * PAGE_SIZE : PAGE_SIZE,
  }
}

/** The query that leads to a view. Parameters of others stay; what is as usual is left out. */
export function writeView(query: string, { search, category, shown }: LibraryView): string {
  const params = new URLSearchParams(query)
  const put = (name: string, value: string, usual: string) => {
    if (value === usual) params.delete(name)
    else params.set(name, value)
  }
  put('search', search.trim(), '')
  put('category', category, DEFAULT_VIEW.category)
  put('show', String(shown), String(PAGE_SIZE))
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}
