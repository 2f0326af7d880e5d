import { BookOpen, Clock, FileText, LibraryBig, PencilLine, Search as SearchIcon, X } from 'lucide-react'
import {
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Link } from 'react-router-dom'
import { FoundText } from '@/components/found-text'
import { Button, buttonClass } from '@/components/ui/button'
import { Dialog, DialogClose } from '@/components/ui/dialog'
import { fillBlanks, NO_ANSWERS } from '@/lib/blanks'
import { requestLink, shelfLink } from '@/lib/prompt-link'
import type { Hits } from '@/lib/search/engine'
import type { SearchEntry } from '@/lib/search/search-file'
import { useSiteSearch } from '@/lib/search/use-site-search'
import { keyOf } from '@/lib/key-of'
import { forgetSearches, noteSearch, readRecentSearches } from '../lib/recent-searches'
import { groupResults } from '../lib/result-groups'
import { MESSAGES } from '../messages'

export interface SearchDialogProps {
  /** Loads the articles that are newer than the search file. */
  loadArticles: () => Promise<SearchEntry[]>
  /** What was typed before the dialog was there. */
  takeEarly: () => string
  onClose: () => void
}

const STARTERS: readonly { title: string; to: string }[] = [
  { title: 'All prompts', to: '/prompts' },
  { title: 'Writing Prompts', to: '/writing-prompts' },
  { title: 'Journal Prompts', to: '/journal-prompts' },
  { title: 'Business Prompts', to: '/business-prompts' },
  { title: 'Prompt Library', to: '/ai-prompts' },
  { title: 'Prompt Generator', to: '/generator' },
  { title: 'Writing Feedback', to: '/feedback-tool' },
]

/** Example searches. */
const EXAMPLES = ['science fiction, 6th grade', 'cover letter', 'gratitude', 'funny story']

const FAILURES = {
  failed: MESSAGES.failed,
  titlesOnly: 'The texts of the prompts did not load. These are found by their titles.',
  outdated: 'The site has changed since this page was opened. The search works again after a reload.',
} as const
const NO_HITS: Hits = { entries: [], closeness: 'exact', wordsIn: () => [] }
const FIRST = { index: 0, to: '' }

const ICONS = { page: BookOpen, prompt: FileText, library: FileText, article: FileText } as const

const ROW =
  'flex min-h-target scroll-mb-14 items-start gap-3 px-5 py-2.5 no-underline sm:px-6 hover:text-accent aria-selected:bg-accent-soft forced-colors:aria-selected:outline-2'

/** The search of the site: it answers as one types. Arrow keys choose, Enter opens. */
export function SearchDialog({ loadArticles, takeEarly, onClose }: SearchDialogProps) {
  const id = useId()
  const [text, setText] = useState(takeEarly)
  // `to` finds the row again when the texts of prompts change the order.
  const [chosen, setChosen] = useState(FIRST)
  const { search, isWhole, failure, tryAgain } = useSiteSearch(loadArticles)
  const wanted = useDeferredValue(text.trim())

  const found = useMemo(() => {
    const hits = wanted ? search?.find(wanted) : undefined
    // What is not in the titles may be in the texts.
    if (isWhole && wanted) return hits ?? NO_HITS
    return hits?.entries.length ? hits : undefined
  }, [search, isWhole, wanted])
  const groups = groupResults(found?.entries ?? [])
  const shown = groups.flatMap(({ entries }) => entries)
  const [recent, setRecent] = useState(readRecentSearches)
  const isEmpty = wanted === ''
  const hasOffers = !isEmpty && (found !== undefined || failure !== undefined)
  const hasShelf = hasOffers && found?.entries.some(({ kind }) => kind === 'prompt') === true
  const shelf = shelfLink(wanted)
  const generator = requestLink(wanted)
  const targets = [...shown.map(({ to }) => to), ...(hasShelf ? [shelf] : []), ...(hasOffers ? [generator] : [])]
  const rowCount = isEmpty ? recent.length + EXAMPLES.length + STARTERS.length : targets.length
  // Arrow keys and Enter pressed before the results arrive apply to them, and not to those that only titles have.
  const isWaiting = text.trim() !== wanted || (!isEmpty && !found && !failure)
  const isPartial = !isEmpty && !isWhole && !failure
  const isEntered = useRef(false)
  const kept = targets.indexOf(chosen.to)
  const active = isWaiting ? chosen.index : kept >= 0 ? kept : Math.min(chosen.index, rowCount - 1)
  const fieldId = `${id}-field`
  const optionId = (index: number) => `${id}-${index}`

  useEffect(() => {
    if (isWaiting || isPartial || !isEntered.current) return
    isEntered.current = false
    document.getElementById(optionId(active))?.click()
  })

  const choose = (index: number) => {
    setChosen({ index, to: isWaiting ? '' : (targets[index] ?? '') })
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' })
  }
  const moveByKey = (event: KeyboardEvent) => {
    const key = keyOf(event)
    const last = isWaiting ? Number.POSITIVE_INFINITY : rowCount - 1
    const next = { ArrowDown: active >= last ? 0 : active + 1, ArrowUp: active <= 0 ? rowCount - 1 : active - 1 }[key]
    if (next !== undefined && last >= 0) {
      event.preventDefault()
      choose(next)
    } else if (key === 'Enter') {
      event.preventDefault()
      if (isWaiting) isEntered.current = true
      else document.getElementById(optionId(active))?.click()
    }
  }
  const status = () => {
    if (failure) return FAILURES[failure === 'failed' && shown.length > 0 ? 'titlesOnly' : failure]
    if (wanted === '') return ''
    if (!found || isPartial) return MESSAGES.loading
    if (shown.length === 0) return MESSAGES.none(wanted)
    return found.closeness === 'some' ? MESSAGES.some : MESSAGES.count(found.entries.length)
  }

  const rowOf = (index: number) => ({ id: optionId(index), isActive: index === active })
  const begin = (text: string) => {
    setText(text)
    setChosen(FIRST)
    document.getElementById(fieldId)?.focus()
  }
  const follow = () => {
    noteSearch(wanted)
    // A result on this very page changes no page: the dialog goes all the same.
    onClose()
  }

  return (
    <Dialog isLight size="search" label="Search" onClose={onClose}>
      <div className="flex flex-col max-sm:h-full sm:max-h-[70vh]">
        <div className="flex items-center gap-2 border-b border-rule pr-2 pl-5 sm:pl-6">
          <SearchIcon className="i size-5 flex-none text-ink-muted" aria-hidden />
          <input
            id={fieldId}
            data-first
            className="min-h-14 min-w-0 flex-1 bg-transparent font-sans outline-none sm:text-[1.125rem] placeholder:text-ink-muted [&::-webkit-search-cancel-button]:hidden"
            type="search"
            role="combobox"
            aria-label="Search prompts and articles"
            aria-expanded={rowCount > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={rowCount > 0 ? optionId(active) : undefined}
            autoComplete="off"
            enterKeyHint="go"
            placeholder="Search prompts and articles"
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setChosen(FIRST)
              isEntered.current = false
            }}
            onKeyDown={moveByKey}
          />
          <DialogClose className={buttonClass('icon')} aria-label="Close">
            <X className="i" aria-hidden />
          </DialogClose>
        </div>
        <p className="min-h-[1.5em] flex-none px-5 pt-2 text-small text-ink-muted sm:px-6" role="status">
          {status()}
        </p>
        {failure && (
          <p className="px-5 pb-2 sm:px-6">
            {failure === 'failed' ? (
              <Button onClick={tryAgain}>Try again</Button>
            ) : isEmpty ? (
              <Button onClick={() => window.location.reload()}>Reload</Button>
            ) : (
              // The shelf searches for what was typed, which its address keeps.
              <a
                className={buttonClass('secondary')}
                href={shelf}
                // On the shelf itself only the fragment changes, which loads nothing.
                onClick={() => window.location.pathname === '/prompts' && setTimeout(() => window.location.reload())}
              >
                Reload
              </a>
            )}
          </p>
        )}
        <div
          id={`${id}-list`}
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain"
          role="listbox"
          aria-label="Results"
        >
          {isEmpty ? (
            <>
              {recent.length > 0 && (
                <Group title="Your last searches">
                  {recent.map((text, index) => (
                    <TextRow
                      key={text}
                      {...rowOf(index)}
                      icon={<Clock className={ICON} aria-hidden />}
                      onChoose={() => begin(text)}
                    >
                      {text}
                    </TextRow>
                  ))}
                </Group>
              )}
              <Group title="Try">
                {EXAMPLES.map((text, index) => (
                  <TextRow
                    key={text}
                    {...rowOf(recent.length + index)}
                    icon={<SearchIcon className={ICON} aria-hidden />}
                    onChoose={() => begin(text)}
                  >
                    {text}
                  </TextRow>
                ))}
              </Group>
              <Group title="Go to">
                {STARTERS.map(({ title, to }, index) => (
                  <LinkRow key={to} {...rowOf(recent.length + EXAMPLES.length + index)} to={to} onFollow={onClose}>
                    {title}
                  </LinkRow>
                ))}
              </Group>
            </>
          ) : (
            <>
              {groups.map((group) => (
                <Group key={group.title} title={group.title}>
                  {group.entries.map((entry) => (
                    <LinkRow key={entry.to} {...rowOf(shown.indexOf(entry))} to={entry.to} onFollow={follow}>
                      <Result entry={entry} wordsIn={found?.wordsIn} />
                    </LinkRow>
                  ))}
                </Group>
              ))}
              {hasShelf && (
                <LinkRow {...rowOf(shown.length)} to={shelf} onFollow={follow}>
                  <LibraryBig className="i mt-1 size-4 flex-none text-accent" aria-hidden />
                  <span className="text-accent">See all prompts like these, with filters</span>
                </LinkRow>
              )}
              {hasOffers && (
                // The offer stays in sight below a long list.
                <LinkRow
                  {...rowOf(rowCount - 1)}
                  className="sticky bottom-0 border-t border-rule bg-paper-raised"
                  to={generator}
                  onFollow={follow}
                >
                  <PencilLine className="i mt-1 size-4 flex-none text-accent" aria-hidden />
                  <span className="min-w-0 text-accent wrap-anywhere">Write one about “{wanted}”</span>
                </LinkRow>
              )}
            </>
          )}
        </div>
        {isEmpty && recent.length > 0 && (
          <p className="flex-none border-t border-rule px-5 py-1 sm:px-6">
            <Button
              look="quiet"
              className="-ml-2.5"
              onClick={() => {
                forgetSearches()
                setRecent([])
              }}
            >
              Forget my searches
            </Button>
          </p>
        )}
      </div>
    </Dialog>
  )
}

const ICON = 'i mt-1 size-4 flex-none text-ink-muted'

/** Rows under a heading. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="px-5 pt-3 pb-1 text-small text-ink-muted sm:px-6">
        {title}
      </p>
      {children}
    </div>
  )
}

interface RowProps {
  id: string
  isActive: boolean
  children: ReactNode
}

/** A row that leads somewhere. */
function LinkRow({
  isActive,
  className = '',
  onFollow,
  children,
  ...row
}: RowProps & { to: string; className?: string; onFollow: () => void }) {
  return (
    <Link
      {...row}
      className={`${ROW} ${className}`}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={onFollow}
    >
      {children}
    </Link>
  )
}

/** A row that fills the field. */
function TextRow({ isActive, icon, onChoose, children, ...row }: RowProps & { icon: ReactNode; onChoose: () => void }) {
  return (
    <button
      {...row}
      className={`${ROW} w-full cursor-pointer text-left`}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      type="button"
      onClick={onChoose}
    >
      {icon}
      <span className="wrap-anywhere">{children}</span>
    </button>
  )
}

/** What was found: its title, where it stands, and its first line. */
function Result({ entry, wordsIn }: { entry: SearchEntry; wordsIn: Hits['wordsIn'] | undefined }) {
  const Icon = ICONS[entry.kind]
  const text = fillBlanks(entry.text, NO_ANSWERS)
  return (
    <>
      <Icon className={ICON} aria-hidden />
      <span className="min-w-0">
        <strong className="font-[560]">
          <FoundText text={entry.title} wordsIn={wordsIn} />
        </strong>{' '}
        <span className="inline-block text-small text-ink-muted">{entry.place}</span>
        {(text || entry.kind === 'prompt') && (
          // Its place is kept until the text is there.
          <span className="line-clamp-1 min-h-[1.5em] font-serif text-ink-soft">
            <FoundText text={text} wordsIn={wordsIn} />
          </span>
        )}
      </span>
    </>
  )
}
