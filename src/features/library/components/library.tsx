import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { LibraryItem, LibraryModel } from '@/content/library'
import { type Answers, NO_ANSWERS, withAnswer } from '@/lib/blanks'
import { Button } from '@/components/ui/button'
import { countLine, noItemLine } from '../lib/lines'
import { type FinderLoader, usePagePromptsSearch } from '../lib/use-page-prompts-search'
import { usePromptDialog } from '../lib/use-prompt-dialog'
import { useView } from '../lib/use-view'
import { useVotes } from '../lib/use-votes'
import { DEFAULT_VIEW, hasView, type LibraryView, matchingItems, PAGE_SIZE } from '../lib/view'
import { Finder } from './finder'
import { LibraryCard } from './library-card'
import { PagePromptRows } from './page-prompt-rows'

interface LibraryProps {
  items: readonly LibraryItem[]
  /** Keeps the items of one AI only, until the visitor chooses otherwise. */
  defaultModel?: LibraryModel
  /** Loads the prompts of the content pages, listed after the items. */
  loadPagePrompts?: FinderLoader
}

/**
 * The prompt library: search, categories, cards with votes, and each prompt in full to fill in and copy; behind its
 * items the prompts of the content pages.
 */
export function Library({ items, defaultModel, loadPagePrompts }: LibraryProps) {
  const root = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const opener = useRef<HTMLElement>(null)
  const usual = useMemo(() => ({ ...DEFAULT_VIEW, model: defaultModel ?? DEFAULT_VIEW.model }), [defaultModel])
  const [view, change] = useView(usual)
  const [voted, toggleVote] = useVotes()
  const [openItem, setOpenItem] = useState<LibraryItem>()
  const [PromptDialog, loadPromptDialog] = usePromptDialog()
  // By item, so that a dialog closed by mistake loses nothing.
  const [answers, setAnswers] = useState<Readonly<Record<string, Answers>>>({})
  // The first card that 'Load More Prompts' added, to read on from.
  const [firstAdded, setFirstAdded] = useState<number>()

  const matching = matchingItems(items, view)
  const visible = matching.slice(0, view.shown)
  // Shown after all items are visible, or during a search.
  const hasPagePrompts =
    loadPagePrompts !== undefined && (view.search.trim() !== '' || visible.length === matching.length)
  const [pagePrompts, loadAgain] = usePagePromptsSearch(loadPagePrompts, hasPagePrompts)
  // Deferred, because searching them can be slower than typing. The field and the cards update first.
  const search = useDeferredValue(view.search)

  // A link to a view scrolls to the library, which is below the generator.
  useEffect(() => {
    const isBusy = document.activeElement?.matches('input, textarea, select, button') ?? false
    if (hasView(window.location.search) && window.scrollY === 0 && !isBusy)
      (root.current?.closest('section') ?? root.current)?.scrollIntoView()
  }, [])

  // Links to a single prompt, shared or saved, name it in the fragment.
  const { hash } = useLocation()
  useEffect(() => {
    const item = items.find(({ id }) => hash === `#${id}`)
    if (!item) return
    setOpenItem(item)
    loadPromptDialog()
  }, [hash, items, loadPromptDialog])

  // The button that was pressed may be gone.
  useEffect(() => {
    if (firstAdded === undefined || visible.length <= firstAdded) return
    list.current?.querySelectorAll('h3')[firstAdded]?.focus({ preventScroll: true })
    setFirstAdded(undefined)
  }, [firstAdded, visible.length])

  const choose = (part: Partial<LibraryView>) => {
    const isSame = Object.entries(part).every(([name, value]) => view[name as keyof LibraryView] === value)
    if (isSame) return
    // A new order keeps the number of prompts shown; any other choice resets it.
    const next = part.sort === undefined ? { ...part, shown: usual.shown, more: usual.more } : part
    // Typing replaces the history entry; every other choice adds one.
    change(next, part.search === undefined ? 'push' : 'replace')
  }
  // The same function each time: opening a prompt does not render the cards anew.
  const open = useCallback(
    (item: LibraryItem, button: HTMLElement) => {
      opener.current = button
      setOpenItem(item)
      loadPromptDialog()
    },
    [loadPromptDialog],
  )
  const reset = () => {
    change({ ...usual, sort: view.sort }, 'push')
    field.current?.focus()
  }

  return (
    <div className="mt-6" ref={root}>
      <Finder
        field={field}
        search={view.search}
        category={view.category}
        model={view.model}
        sort={view.sort}
        onChoose={choose}
      />
      <p className="text-small leading-normal text-ink-muted mt-4 tabular-nums" role="status">
        {countLine(visible.length, matching.length)}
      </p>
      {matching.length === 0 ? (
        <div
          className={`mt-4 grid justify-items-start gap-3 border-t border-rule wrap-anywhere ${hasPagePrompts ? 'pt-6' : 'pt-8 pb-12'}`}
        >
          <h3>{noItemLine(view)}</h3>
          <p className="text-ink-muted">
            {hasPagePrompts
              ? 'See the matches from our pages below, or try fewer words.'
              : 'Try fewer words, or reset the filters.'}
          </p>
          <Button onClick={reset}>Reset Filters</Button>
        </div>
      ) : (
        <ul className="mt-4 grid gap-6 sm:grid-cols-2 xl:grid-cols-3" ref={list}>
          {visible.map((item) => (
            <LibraryCard key={item.id} item={item} isVoted={voted.has(item.id)} onVote={toggleVote} onOpen={open} />
          ))}
        </ul>
      )}
      {visible.length < matching.length && (
        <Button
          size="big"
          className="mt-8 print:hidden"
          onClick={() => {
            change({ shown: view.shown + PAGE_SIZE }, 'replace')
            setFirstAdded(visible.length)
          }}
        >
          Load More Prompts
        </Button>
      )}
      {hasPagePrompts && (
        <PagePromptRows
          state={pagePrompts}
          search={search}
          category={view.category}
          isModelChosen={view.model !== 'all'}
          shown={view.more}
          onMore={() => change({ more: view.more + PAGE_SIZE }, 'replace')}
          onRetry={loadAgain}
          onReset={matching.length > 0 ? reset : undefined}
        />
      )}
      {openItem && PromptDialog && (
        <PromptDialog
          key={openItem.id}
          item={openItem}
          answers={answers[openItem.id] ?? NO_ANSWERS}
          onAnswer={(name, answer) =>
            setAnswers((all) => ({
              ...all,
              [openItem.id]: withAnswer(all[openItem.id] ?? NO_ANSWERS, name, answer),
            }))
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
