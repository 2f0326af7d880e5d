import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useHydrated } from '@/lib/use-hydrated'
import { Select } from '@/components/ui/field'
import { SearchField } from '@/components/ui/search-field'
import { TabButton, TabRow } from '@/components/ui/tab-buttons'
import {
  FILTERS,
  filterLabel,
  type LibraryView,
  MAX_SEARCH_LENGTH,
  MODEL_FILTERS,
  type ModelFilter,
  modelFilterLabel,
  SORT_LABELS,
  SORT_ORDERS,
  type SortOrder,
} from '../lib/view'

/** What the visitor chooses the prompts by. */
type Choice = Pick<LibraryView, 'search' | 'category' | 'model' | 'sort'>

interface FinderProps extends Choice {
  field: RefObject<HTMLInputElement | null>
  onChoose: (part: Partial<Choice>) => void
}

/** The search box, the choice of an AI and of an order, and the tabs of the categories. */
export function Finder({ field, search, category, model, sort, onChoose }: FinderProps) {
  const models = useRef<HTMLSelectElement>(null)
  const orders = useRef<HTMLSelectElement>(null)
  const isHydrated = useHydrated()
  const usual = useRef({ search, model, sort })
  const early = useRef<Partial<Choice>>(undefined)
  // Reads what was typed and chosen before hydration, before the next render resets the fields.
  useLayoutEffect(() => {
    const found = {
      search: field.current?.value ?? '',
      model: models.current?.value as ModelFilter,
      sort: orders.current?.value as SortOrder,
    }
    const changed = Object.entries(found).filter(([name, value]) => value !== usual.current[name as keyof typeof found])
    if (changed.length > 0) early.current = Object.fromEntries(changed)
  }, [field])
  // Applied only after hydration, when the address is known, to combine with what it asks for.
  useEffect(() => {
    if (!isHydrated || !early.current) return
    onChoose(early.current)
    early.current = undefined
  })
  return (
    <div className="grid gap-3 print:hidden" role="search" aria-label="Prompt library">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-[minmax(0,36rem)_10rem_10rem]">
        <SearchField
          label="Search prompts"
          className="max-sm:col-span-full"
          ref={field}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MAX_SEARCH_LENGTH}
          value={search}
          onChange={(event) => onChoose({ search: event.target.value })}
        />
        <Select
          ref={models}
          aria-label="Filter by AI"
          value={model}
          onChange={(event) => onChoose({ model: event.target.value as ModelFilter })}
        >
          {MODEL_FILTERS.map((filter) => (
            <option key={filter} value={filter}>
              {modelFilterLabel(filter)}
            </option>
          ))}
        </Select>
        <Select
          ref={orders}
          aria-label="Sort by"
          value={sort}
          onChange={(event) => onChoose({ sort: event.target.value as SortOrder })}
        >
          {SORT_ORDERS.map((order) => (
            <option key={order} value={order}>
              {SORT_LABELS[order]}
            </option>
          ))}
        </Select>
      </div>
      <TabRow aria-label="Category">
        {FILTERS.map((filter) => (
          <TabButton key={filter} aria-pressed={filter === category} onClick={() => onChoose({ category: filter })}>
            {filterLabel(filter)}
          </TabButton>
        ))}
      </TabRow>
    </div>
  )
}
