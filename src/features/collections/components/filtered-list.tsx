import { plainLetters } from '@contracts/plain-letters.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { SearchField } from '@/components/ui/search-field'
import { counted } from '../messages'
import { PAGE_SIZE } from '../lib/limits'

interface FilteredListProps<Item> {
  items: readonly Item[]
  /** What the filter looks through. */
  textOf: (item: Item) => string
  render: (item: Item) => ReactNode
}

// Shorter lists need no filter.
const FILTERED_FROM = 6

/** A list by twenties, with a field to look through all of it. */
export function FilteredList<Item>({ items, textOf, render }: FilteredListProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const [filter, setFilter] = useState('')
  const [shown, setShown] = useState(PAGE_SIZE)
  // The first of those that 'Show more' added, to read on from.
  const [firstAdded, setFirstAdded] = useState<number>()

  const words = plainLetters(filter).split(/\s+/).filter(Boolean)
  const matching =
    words.length === 0
      ? items
      : items.filter((item) => {
          const text = plainLetters(textOf(item))
          return words.every((word) => text.includes(word))
        })
  const visible = matching.slice(0, shown)

  useEffect(() => {
    if (firstAdded === undefined) return
    list.current?.querySelectorAll('h4')[firstAdded]?.focus({ preventScroll: true })
    setFirstAdded(undefined)
  }, [firstAdded])

  const total = counted(matching.length, 'prompt')
  return (
    <>
      {items.length >= FILTERED_FROM && (
        <SearchField
          label="Filter your prompts"
          autoComplete="off"
          value={filter}
          onChange={(event) => {
            setFilter(event.target.value)
            setShown(PAGE_SIZE)
          }}
        />
      )}
      <p className="text-small leading-normal text-ink-muted" role="status">
        {matching.length === 0 && filter
          ? `No prompt here says “${filter.trim()}”.`
          : visible.length < matching.length
            ? `${visible.length} of ${total}`
            : total}
      </p>
      <ul ref={list}>{visible.map(render)}</ul>
      {visible.length < matching.length && (
        <Button
          onClick={() => {
            setShown(shown + PAGE_SIZE)
            setFirstAdded(visible.length)
          }}
        >
          Show more
        </Button>
      )}
    </>
  )
}
