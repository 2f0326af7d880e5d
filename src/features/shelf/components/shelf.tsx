import { SlidersHorizontal, X } from 'lucide-react'
import { type ReactNode, useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/field'
import { SearchField } from '@/components/ui/search-field'
import { Notice } from '@/components/ui/notice'
import {
  ALL_PROMPTS,
  type Chosen,
  type Filter,
  matching,
  PAGE_SIZE,
  type ShelfKind,
  spread,
} from '@/content/shelf-filters'
import type { ShelfStart } from '@/content/shelf-start'
import { forgetMisfits, loadSearch } from '@/lib/search/load-search'
import type { PromptEntry, SearchEntry, ShelfPrompt } from '@/lib/search/search-file'
import { readShelfLink, shelfFragment } from '@/lib/prompt-link'
import { slugOfPath } from '@/lib/prompt-path'
import { useHydrated } from '@/lib/use-hydrated'
import {
  countsOf,
  LONGEST_SEARCH,
  ORDERS,
  type Order,
  ordered,
  readShelfView,
  type ShelfView,
  writeShelfView,
} from '../lib/shelf-view'
import { useLoaded } from '../lib/use-loaded'
import { useTexts } from '../lib/use-texts'
import { MESSAGES } from '../messages'
import { MoreAtTheEnd } from './more-at-the-end'
import { ShelfItem } from './shelf-item'

const isPrompt = (entry: SearchEntry): entry is PromptEntry => entry.kind === 'prompt'

interface ShelfProps {
  /** Filters that the page sets by default. */
  usual?: Chosen | undefined
  /** Shown until all prompts are needed and loaded. */
  start?: ShelfStart | undefined
  /** The prompts on the shelf; all of them by default. */
  kind?: ShelfKind
  /** The chosen prompts, if prompts can be chosen; each then has a button for that. */
  picked?: { readonly slugs: readonly string[]; readonly toggle: (prompt: ShelfPrompt) => void }
  /** Stands over the list. */
  renderAbove?: (shown: readonly PromptEntry[]) => ReactNode
}

const NOTHING: Chosen = {}
const NO_QUERY = new URLSearchParams()

/** Prompts with a search and filters that stand in the address. */
export function Shelf({ usual = NOTHING, start, kind = ALL_PROMPTS, picked, renderAbove }: ShelfProps) {
  const { filters, holds } = kind
  const id = useId()
  const [params] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  // The prerendered page has no query.
  const query = isHydrated ? params : NO_QUERY
  const q = isHydrated ? readShelfLink(location) : ''
  const view = useMemo(() => readShelfView(query, usual, filters, q), [query, usual, filters, q])
  const [tries, setTries] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLButtonElement>(null)
  const [text, setText] = useState(view.q)

  // Compares without the length of the list.
  const isAsUsual = view.q === '' && writeShelfView({ ...view, shown: PAGE_SIZE }, usual, filters).size === 0
  const [isUsed, setIsUsed] = useState(false)
  // Phones: folded, so that the first prompt is in sight.
  const [isOpen, setIsOpen] = useState(false)
  const isWanted = isUsed || !isAsUsual || view.shown > PAGE_SIZE || start === undefined
  const { prompts, texts, search, isLost } = useLoaded(isWanted ? (view.q ? 'search' : 'prompts') : undefined, tries)

  // Back and forward change the field, too.
  const [lastQ, setLastQ] = useState(view.q)
  if (lastQ !== view.q) {
    setLastQ(view.q)
    if (text.trim() !== view.q) setText(view.q)
  }

  const isOn = useMemo(
    () =>
      (entry: SearchEntry): entry is PromptEntry =>
        isPrompt(entry) && (!holds || holds(entry)),
    [holds],
  )
  const all = useMemo(() => prompts && spread(holds ? prompts.filter(holds) : prompts), [prompts, holds])
  const wanted = useDeferredValue(view.q)
  const hits = useMemo(() => (wanted ? search?.find(wanted, isOn) : undefined), [search, wanted, isOn])
  const isWaiting = wanted !== '' && search === undefined
  const found = useMemo(
    () => (hits ? hits.entries.filter(isOn) : isWaiting ? undefined : all),
    [hits, isOn, isWaiting, all],
  )
  // The same object while the choice is the same, whatever is typed.
  const choice = JSON.stringify(view.chosen)
  const chosen = useMemo(() => JSON.parse(choice) as Chosen, [choice])
  const narrowed = useMemo(
    () => found && ordered(matching(found, chosen, filters), view.order),
    [found, chosen, filters, view.order],
  )
  // Counted once for each choice, since the shelf renders with every letter.
  const options = useMemo(() => {
    const uncounted = (filter: Filter) => filter.choices.map((choice) => ({ choice, count: undefined }))
    const counted = (filter: Filter) => (found ? countsOf(found, chosen, filter, filters) : uncounted(filter))
    return new Map(filters.map((filter) => [filter.id, counted(filter)]))
  }, [found, chosen, filters])
  // The first prompts of the page have their texts with them.
  const first = isAsUsual ? start?.first : undefined
  const list = useMemo(
    () => (first && (!narrowed || view.shown === PAGE_SIZE) ? first : narrowed?.slice(0, view.shown)),
    [first, narrowed, view.shown],
  )
  const viewKey = [wanted, choice, view.order].join('\n')
  const { shown, isReady: hasTexts, isOther, hasFailed: hasNoTexts } = useTexts(list, viewKey, texts, tries)
  const hasFailed = isLost || hasNoTexts
  const count = narrowed?.length ?? (isAsUsual ? start?.count : undefined)
  const isReady = hasTexts && (narrowed !== undefined || view.shown === PAGE_SIZE)
  const tryAgain = () => {
    forgetMisfits()
    setTries(tries + 1)
  }

  const change = (part: Partial<ShelfView>, replace = false) => {
    const next = { ...view, shown: PAGE_SIZE, ...part }
    // Updates at once, or the next letter would be added to an outdated address.
    const to = { search: String(writeShelfView(next, usual, filters, params)), hash: shelfFragment(next.q) }
    void navigate(to, { replace, preventScrollReset: true, flushSync: true })
  }
  const choose = (filter: string, value: string) => {
    const { [filter]: _, ...others } = view.chosen
    change({ chosen: value ? { ...others, [filter]: value } : others })
  }
  const active = filters.flatMap((filter) => {
    const choice = filter.choices.find((one) => one.id === view.chosen[filter.id])
    return choice ? [{ filter, choice }] : []
  })
  const status = () => {
    if (hasFailed) return MESSAGES.failed
    if (count === undefined) return MESSAGES.loading
    if (count === 0) return MESSAGES.none
    return hits?.closeness === 'some' ? `${MESSAGES.count(count)}. ${MESSAGES.some}` : MESSAGES.count(count)
  }

  return (
    <div>
      <div
        className="grid gap-3 print:hidden"
        role="search"
        aria-label="All prompts"
        onFocus={() => setIsUsed(true)}
        onPointerEnter={() => setIsUsed(true)}
      >
        <SearchField
          label="Search all prompts"
          ref={field}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={LONGEST_SEARCH}
          value={text}
          // Typing begins soon: the index is made meanwhile.
          onFocus={() => void loadSearch().catch(() => undefined)}
          onChange={(event) => {
            setText(event.target.value)
            change({ q: event.target.value }, true)
          }}
        />
        <Button
          ref={folder}
          className="sm:hidden"
          aria-expanded={isOpen}
          aria-controls={`${id}-filters`}
          onClick={() => setIsOpen(!isOpen)}
        >
          <SlidersHorizontal className="i" aria-hidden />
          {active.length > 0 ? `Filters (${active.length})` : 'Filters'}
        </Button>
        <div
          id={`${id}-filters`}
          className={`grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-5 ${isOpen ? '' : 'max-sm:hidden'}`}
        >
          {filters.map((filter) => (
            <Select
              key={filter.id}
              aria-label={filter.label}
              data-set={view.chosen[filter.id] ? true : undefined}
              className="min-w-0 scroll-mb-14 data-set:border-ink data-set:font-[560]"
              value={view.chosen[filter.id] ?? ''}
              onChange={(event) => choose(filter.id, event.target.value)}
            >
              <option value="">{filter.label}</option>
              {options.get(filter.id)?.map(({ choice, count }) => (
                <option key={choice.id} value={choice.id}>
                  {/* Without a count once chosen: it would be cut off on a phone, and stands below the filters. */}
                  {count === undefined || view.chosen[filter.id] === choice.id
                    ? choice.label
                    : `${choice.label} (${count})`}
                </option>
              ))}
            </Select>
          ))}
          <Select
            aria-label="Sort by"
            className="min-w-0 scroll-mb-14"
            value={view.order}
            onChange={(event) => change({ order: event.target.value as Order })}
          >
            {Object.entries(ORDERS).map(([order, label]) => (
              <option key={order} value={order}>
                {label}
              </option>
            ))}
          </Select>
          {isOpen && (
            // The list is below the open filters, out of sight. The button stands above the question about cookies.
            <Button
              look="primary"
              className="sticky col-span-full sm:hidden"
              style={{ bottom: 'calc(var(--toast-bottom, 1rem) - 1rem)' }}
              onClick={() => {
                setIsOpen(false)
                folder.current?.focus()
              }}
            >
              {MESSAGES.show(count)}
            </Button>
          )}
        </div>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-ink pb-2">
        <p className="mr-auto text-small leading-normal text-ink-muted tabular-nums" role="status">
          {status()}
        </p>
        {active.map(({ filter, choice }) => (
          <Button
            key={filter.id}
            look="quiet"
            aria-label={`Take off: ${choice.label}`}
            onClick={() => choose(filter.id, '')}
          >
            {choice.label}
            <X className="i" aria-hidden />
          </Button>
        ))}
        {(active.length > 0 || view.q) && (
          <Button
            look="quiet"
            onClick={() => {
              setText('')
              change({ q: '', chosen: {} })
              field.current?.focus()
            }}
          >
            Clear all
          </Button>
        )}
      </div>
      {hasFailed && (
        <div className="mt-4">
          <Notice look="bad" role="alert">
            {MESSAGES.failed}
          </Notice>
          <Button className="mt-4" onClick={tryAgain}>
            Try again
          </Button>
        </div>
      )}
      {shown && !isOther && renderAbove?.(shown)}
      {shown && (
        <ul aria-busy={isOther && !hasFailed} className={isOther ? 'opacity-60' : undefined}>
          {shown.map((prompt) => (
            <ShelfItem
              key={`${prompt.path}-${prompt.number}`}
              prompt={prompt}
              isPicked={picked?.slugs.includes(slugOfPath(prompt.to))}
              onPick={picked?.toggle}
            />
          ))}
        </ul>
      )}
      {shown && !isOther && count !== undefined && shown.length < count && (
        <>
          {hasFailed && (
            <Notice className="mt-8" look="bad">
              {MESSAGES.failed}
            </Notice>
          )}
          <MoreAtTheEnd
            onMore={() => {
              if (hasFailed) tryAgain()
              // Not again while the last ones are still coming.
              else if (isReady) change({ shown: view.shown + PAGE_SIZE }, true)
            }}
            count={shown.length}
            isReady={isReady && !hasFailed}
          />
        </>
      )}
    </div>
  )
}
