import type { ModelId } from '@contracts/models.ts'
import { useEffect, useRef, useState } from 'react'
import type { LibraryItem } from '@/content/library'
import { useView } from '../model/use-view'
import { useVotes } from '../model/use-votes'
import { type CategoryFilter, DEFAULT_VIEW, filterLabel, matchingItems, PAGE_SIZE } from '../model/view'
import { Finder } from './finder'
import { LibraryCard } from './library-card'
import { PromptDialog } from './prompt-dialog'

interface LibraryProps {
  items: readonly LibraryItem[]
  /** Keeps the items of one AI only. */
  defaultModel?: ModelId
}

/** How many of the matching prompts are on the page. */
function countLine(visible: number, matching: number): string {
  if (matching === 0) return 'No prompts'
  const noun = matching === 1 ? 'prompt' : 'prompts'
  return visible < matching ? `${visible} of ${matching} ${noun}` : `${matching} ${noun}`
}

/** Why nothing is there. */
function emptyLine(search: string, category: CategoryFilter): string {
  const place = category === 'all' ? 'No prompt' : `No ${filterLabel(category).toLowerCase()} prompt`
  return search ? `${place} says “${search}”.` : `${place} is here yet.`
}

/** The prompt library: search, categories, cards with votes, and each prompt in full to fill in and copy. */
export function Library({ items, defaultModel }: LibraryProps) {
  const root = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const opener = useRef<HTMLElement>(null)
  const [view, change] = useView(field)
  const [voted, toggleVote] = useVotes()
  const [openItem, setOpenItem] = useState<LibraryItem>()
  // By item, so that a dialog closed by mistake loses nothing.
  const [answers, setAnswers] = useState<Readonly<Record<string, Readonly<Record<string, string>>>>>({})
  // The first card that 'Load More Prompts' added, to read on from.
  const [firstAdded, setFirstAdded] = useState<number>()

  const matching = matchingItems(items, view, defaultModel)
  const visible = matching.slice(0, view.shown)

  // Who comes by a shared view has come for the library: it stands below the generator.
  useEffect(() => {
    const hasAsked = ['search', 'category', 'show'].some((name) =>
      new URLSearchParams(window.location.search).has(name),
    )
    const isBusy = document.activeElement?.matches('input, textarea, select, button') ?? false
    if (hasAsked && window.scrollY === 0 && !isBusy)
      (root.current?.closest('section') ?? root.current)?.scrollIntoView()
  }, [])

  // The button that was pressed may be gone.
  useEffect(() => {
    if (firstAdded === undefined) return
    list.current?.querySelectorAll('h3')[firstAdded]?.focus({ preventScroll: true })
    setFirstAdded(undefined)
  }, [firstAdded])

  const filter = (part: { search?: string; category?: CategoryFilter }, step: 'push' | 'replace') =>
    change({ ...part, shown: DEFAULT_VIEW.shown }, step)

  return (
    <div className="library" ref={root}>
      <Finder
        field={field}
        search={view.search}
        category={view.category}
        onSearch={(search) => filter({ search }, 'replace')}
        onCategory={(category) => category !== view.category && filter({ category }, 'push')}
      />
      <p className="small library-count" role="status">
        {countLine(visible.length, matching.length)}
      </p>
      {matching.length === 0 ? (
        <div className="library-empty">
          <h3>{emptyLine(view.search.trim(), view.category)}</h3>
          <p className="muted">Try one word fewer, or look through everything.</p>
          <button
            className="btn btn-secondary"
            type="button"
            onClick={() => {
              filter({ search: DEFAULT_VIEW.search, category: DEFAULT_VIEW.category }, 'push')
              field.current?.focus()
            }}
          >
            Reset Filters
          </button>
        </div>
      ) : (
        <ul className="cards" ref={list}>
          {visible.map((item) => (
            <LibraryCard
              key={item.id}
              item={item}
              isVoted={voted.has(item.id)}
              onVote={() => toggleVote(item.id)}
              onOpen={(button) => {
                opener.current = button
                setOpenItem(item)
              }}
            />
          ))}
        </ul>
      )}
      {visible.length < matching.length && (
        <button
          className="btn btn-secondary btn-big library-more"
          type="button"
          onClick={() => {
            change({ shown: view.shown + PAGE_SIZE }, 'replace')
            setFirstAdded(visible.length)
          }}
        >
          Load More Prompts
        </button>
      )}
      {openItem && (
        <PromptDialog
          key={openItem.id}
          item={openItem}
          answers={answers[openItem.id] ?? {}}
          onAnswer={(name, answer) =>
            setAnswers((all) => ({ ...all, [openItem.id]: { ...all[openItem.id], [name]: answer } }))
          }
          onClose={() => {
            setOpenItem(undefined)
            opener.current?.focus()
          }}
        />
      )}
    </div>
  )
}
