import { CATEGORY_IDS, type CategoryId, categoryLabel } from '@contracts/categories.ts'
import { modelLabel } from '@contracts/models.ts'
import { plainLetters } from '@contracts/plain-letters.ts'
import type { LibraryItem, LibraryModel } from '@/content/library'

/** Cards shown at first, and added by each 'Load More Prompts'; rows from the pages likewise. */
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

/** Which AI's items are shown. */
export type ModelFilter = 'all' | LibraryModel

/** The choices of the AI, in order. */
export const MODEL_FILTERS: readonly ModelFilter[] = ['all', 'chatgpt', 'claude', 'gemini', 'midjourney']

/** Name of a choice of the AI. */
export function modelFilterLabel(filter: ModelFilter): string {
  return filter === 'all' ? 'All AIs' : modelLabel(filter)
}

/** The orders of the items, with their names. */
export const SORT_LABELS = { votes: 'Most voted', title: 'Title A–Z' } as const

export type SortOrder = keyof typeof SORT_LABELS

/** The orders, the usual one first. */
export const SORT_ORDERS = Object.keys(SORT_LABELS) as SortOrder[]

/** What the visitor has asked to see of the library. */
export interface LibraryView {
  readonly search: string
  readonly category: CategoryFilter
  readonly model: ModelFilter
  readonly sort: SortOrder
  /** How many cards at most. */
  readonly shown: number
  /** How many prompts of the pages at most. */
  readonly more: number
}

/** The view without any choice. */
export const DEFAULT_VIEW: LibraryView = {
  search: '',
  category: 'all',
  model: 'all',
  sort: 'votes',
  shown: PAGE_SIZE,
  more: PAGE_SIZE,
}

/** The parameters of an address that are the library's. */
const PARAMETERS = ['search', 'category', 'model', 'sort', 'show', 'more'] as const

const ORDERS: Record<SortOrder, (a: LibraryItem, b: LibraryItem) => number> = {
  // Sorts by the seeded votes only, so a card does not move when the visitor votes for it.
  votes: (a, b) => b.votes - a.votes,
  title: (a, b) => a.title.localeCompare(b.title, 'en'),
}

/**
 * The items that match a view, in its order and not cut to the number shown. Matches in title or description come
 * before matches in the text.
 */
export function matchingItems(
  items: readonly LibraryItem[],
  { search, category, model, sort }: Pick<LibraryView, 'search' | 'category' | 'model' | 'sort'>,
): LibraryItem[] {
  const wanted = plainLetters(search.trim())
  const says = (...texts: string[]) => texts.some((text) => plainLetters(text).includes(wanted))
  const allowed = items
    .filter((item) => category === 'all' || item.category === category)
    .filter((item) => model === 'all' || item.model === model)
    .toSorted(ORDERS[sort])
  const named = allowed.filter(({ title, description }) => says(title, description))
  const others = allowed.filter((item) => !named.includes(item))
  return [...named, ...others.filter(({ prompt }) => says(prompt))]
}

/** Whether an address asks the library for anything. */
export function hasView(query: string): boolean {
  const params = new URLSearchParams(query)
  return PARAMETERS.some((name) => params.has(name))
}

/**
 * Reads the view from a query. Missing or invalid parameters get the usual value.
 * @param usual the view for an address without parameters
 */
export function readView(query: string, usual = DEFAULT_VIEW): LibraryView {
  const params = new URLSearchParams(query)
  const oneOf = <T extends string>(name: string, choices: readonly T[], otherwise: T): T => {
    const value = params.get(name)?.toLowerCase()
    return choices.find((choice) => choice === value) ?? otherwise
  }
  const count = (name: string) => {
    const value = Number(params.get(name))
    return Number.isSafeInteger(value) && value > PAGE_SIZE ? Math.ceil(value / PAGE_SIZE) * PAGE_SIZE : PAGE_SIZE
  }
  return {
    search: (params.get('search') ?? '').slice(0, MAX_SEARCH_LENGTH),
    category: oneOf('category', FILTERS, usual.category),
    model: oneOf('model', MODEL_FILTERS, usual.model),
    sort: oneOf('sort', SORT_ORDERS, usual.sort),
    shown: count('show'),
    more: count('more'),
  }
}

/**
 * Makes the query for a view. Keeps other parameters, and leaves usual values out.
 * @param usual the same as for `readView`
 */
export function writeView(query: string, view: LibraryView, usual = DEFAULT_VIEW): string {
  const params = new URLSearchParams(query)
  const put = (name: (typeof PARAMETERS)[number], value: string, usually: string) => {
    if (value === usually) params.delete(name)
    else params.set(name, value)
  }
  put('search', view.search.trim(), '')
  put('category', view.category, usual.category)
  put('model', view.model, usual.model)
  put('sort', view.sort, usual.sort)
  put('show', String(view.shown), String(PAGE_SIZE))
  put('more', String(view.more), String(PAGE_SIZE))
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}
