import { Search } from 'lucide-react'
import { type RefObject, useId } from 'react'
import { type CategoryFilter, FILTERS, filterLabel, MAX_SEARCH_LENGTH } from '../model/view'

interface FinderProps {
  field: RefObject<HTMLInputElement | null>
  search: string
  category: CategoryFilter
  onSearch: (search: string) => void
  onCategory: (category: CategoryFilter) => void
}

/** The search box and the tabs of the categories. */
export function Finder({ field, search, category, onSearch, onCategory }: FinderProps) {
  const id = useId()
  return (
    <div className="finder" role="search" aria-label="Prompt library">
      <div className="search">
        <label className="sr" htmlFor={id}>
          Search prompts
        </label>
        <Search className="i" aria-hidden />
        <input
          ref={field}
          className="input"
          id={id}
          type="search"
          placeholder="Search prompts"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MAX_SEARCH_LENGTH}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </div>
      <div className="tabs wraps" role="group" aria-label="Category">
        {FILTERS.map((filter) => (
          <button
            key={filter}
            className="tab"
            type="button"
            aria-pressed={filter === category}
            onClick={() => onCategory(filter)}
          >
            {filterLabel(filter)}
          </button>
        ))}
      </div>
    </div>
  )
}
