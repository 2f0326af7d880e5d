import { findPage } from '@/content/registry'
import { type Choice, type Chosen, FILTERS, type Filter, matching, PAGE_SIZE } from '@/content/shelf-filters'
import type { ShelfPrompt } from '@/lib/search/search-file'

/** The orders, the usual one first. */
export const ORDERS = { fit: 'Best fit', newest: 'Newest first', short: 'Shortest first' } as const
export type Order = keyof typeof ORDERS

export const LONGEST_SEARCH = 100

/** What an address asks the shelf for. */
export interface ShelfView {
  readonly q: string
  readonly chosen: Chosen
  readonly order: Order
  readonly shown: number
}

/**
 * Reads the view from an address. Ignores invalid values.
 * @param q the search, which stands in the fragment
 * @param usual the page's own choices, used if the address has no such parameter; an empty parameter removes one
 */
export function readShelfView(
  params: URLSearchParams,
  usual: Chosen = {},
  filters: readonly Filter[] = FILTERS,
  q = '',
): ShelfView {
  const chosen: Record<string, string> = {}
  for (const { id, choices } of filters) {
    const value = params.get(id) ?? usual[id]
    if (value && choices.some((choice) => choice.id === value)) chosen[id] = value
  }
  const shown = Number(params.get('show'))
  const order = params.get('sort')
  return {
    q: q.slice(0, LONGEST_SEARCH),
    chosen,
    order: order && Object.hasOwn(ORDERS, order) ? (order as Order) : 'fit',
    shown: Number.isSafeInteger(shown) && shown > PAGE_SIZE ? Math.ceil(shown / PAGE_SIZE) * PAGE_SIZE : PAGE_SIZE,
  }
}

/**
 * Makes the parameters of a view. Leaves usual values out, and the search, which stands in the fragment.
 * @param others parameters of the surrounding page, which are kept
 */
export function writeShelfView(
  { chosen, order, shown }: ShelfView,
  usual: Chosen = {},
  filters: readonly Filter[] = FILTERS,
  others?: URLSearchParams,
): URLSearchParams {
  const params = new URLSearchParams(others)
  for (const name of ['q', 'sort', 'show', ...filters.map(({ id }) => id)]) params.delete(name)
  for (const { id } of filters) {
    if (chosen[id] !== usual[id]) params.set(id, chosen[id] ?? '')
  }
  if (order !== 'fit') params.set('sort', order)
  if (shown > PAGE_SIZE) params.set('show', String(shown))
  return params
}

/**
 * How many prompts each choice of a filter would leave, given the other filters. Leaves out choices without any, except
 * the chosen one.
 */
export function countsOf(
  prompts: readonly ShelfPrompt[],
  chosen: Chosen,
  filter: Filter,
  filters: readonly Filter[] = FILTERS,
): { choice: Choice; count: number }[] {
  const others = matching(prompts, chosen, filters, filter.id)
  return filter.choices
    .map((choice) => ({ choice, count: others.filter(choice.has).length }))
    .filter(({ choice, count }) => count > 0 || chosen[filter.id] === choice.id)
}

const addedOf = ({ path }: ShelfPrompt) => findPage(path)?.added ?? ''

/**
 * Sorts the prompts.
 * @param prompts best fit first
 */
export function ordered(prompts: readonly ShelfPrompt[], order: Order): readonly ShelfPrompt[] {
  if (order === 'newest') return prompts.toSorted((a, b) => addedOf(b).localeCompare(addedOf(a)))
  if (order === 'short') return prompts.toSorted((a, b) => a.size.length - b.size.length)
  return prompts
}
