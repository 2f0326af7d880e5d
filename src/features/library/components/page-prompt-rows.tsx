import { useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/spinner'
import { MESSAGES } from '../messages'
import type { Found } from '../lib/find-page-prompts'
import { countLine, noPagePromptLine } from '../lib/lines'
import type { PagePromptsState } from '../lib/use-page-prompts-search'
import { useReturn } from '../lib/use-return'
import type { LibraryView } from '../lib/view'
import { PagePromptRow } from './page-prompt-row'

interface PagePromptRowsProps {
  state: PagePromptsState
  search: LibraryView['search']
  category: LibraryView['category']
  /** Whether an AI is chosen. That filter does not apply to these prompts. */
  isModelChosen: boolean
  /** How many rows at most. */
  shown: number
  onMore: () => void
  onRetry: () => void
  /** Resets the filters, if no other button on the page does. */
  onReset?: (() => void) | undefined
}

const CLOSENESS_LINES: Record<Found['closeness'], string> = {
  exact: '',
  close: '. Nothing says exactly that; these come close.',
  some: '. None has every word; these have some.',
}

/** The prompts of the content pages behind the library's own: those that a search finds, or all in turn. */
export function PagePromptRows({
  state,
  search,
  category,
  isModelChosen,
  shown,
  onMore,
  onRetry,
  onReset,
}: PagePromptRowsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  // The first row that the button added, to read on from.
  const [firstAdded, setFirstAdded] = useState<number>()
  const finder = state.status === 'ready' ? state.finder : undefined
  const found = useMemo(() => finder?.find(search, category), [finder, search, category])
  const rows = found?.prompts.slice(0, shown) ?? []
  const leave = useReturn(list, rows.length > 0)

  // The button that was pressed may be gone.
  useEffect(() => {
    if (firstAdded === undefined || rows.length <= firstAdded) return
    list.current?.querySelectorAll('a')[firstAdded]?.focus({ preventScroll: true })
    setFirstAdded(undefined)
  }, [firstAdded, rows.length])

  const statusLine = () => {
    if (state.status === 'failed') return ''
    if (!found) return 'Loading prompts from our pages…'
    if (rows.length === 0) return noPagePromptLine(search, category)
    return countLine(rows.length, found.prompts.length) + CLOSENESS_LINES[found.closeness]
  }

  return (
    <section className="mt-12 border-t border-ink pt-6" aria-labelledby="page-prompts">
      <h3 id="page-prompts" className="text-subheading" ref={heading} tabIndex={-1}>
        From the pages
      </h3>
      <p className="mt-1 text-ui text-ink-muted">
        Each has a page of its own.
        {isModelChosen && ' They work with any AI, so the AI filter does not change them.'}
      </p>
      <p className="text-small leading-normal text-ink-muted mt-4 tabular-nums" role="status">
        {statusLine()}
      </p>
      {state.status === 'failed' && (
        <div className="mt-4">
          <Notice look="bad" role="alert">
            {MESSAGES.pagesNotLoaded}
          </Notice>
          <Button
            className="mt-4"
            onClick={() => {
              // The button disappears while loading.
              heading.current?.focus({ preventScroll: true })
              onRetry()
            }}
          >
            Try again
          </Button>
        </div>
      )}
      {state.status === 'loading' && (
        <Skeleton className="mt-4">
          <i style={{ width: '34%' }} />
          <i />
          <i style={{ width: '61%' }} />
          <i style={{ width: '28%' }} />
          <i />
          <i style={{ width: '72%' }} />
        </Skeleton>
      )}
      {found && rows.length === 0 && onReset && (
        <Button className="mt-4" onClick={onReset}>
          Reset Filters
        </Button>
      )}
      {found && rows.length > 0 && (
        <ul className="mt-4 grid border-t border-rule xl:grid-cols-2 xl:gap-x-8" ref={list}>
          {rows.map((prompt) => (
            <PagePromptRow key={prompt.to} prompt={prompt} wordsIn={found.wordsIn} onFollow={leave} />
          ))}
        </ul>
      )}
      {found && rows.length < found.prompts.length && (
        <Button
          size="big"
          className="mt-8 print:hidden"
          onClick={() => {
            onMore()
            setFirstAdded(rows.length)
          }}
        >
          More from the pages
        </Button>
      )}
    </section>
  )
}
