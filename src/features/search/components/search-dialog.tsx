import { FileText, PencilLine, Search, X } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { FoundText } from '@/components/found-text'
import { Button, buttonClass } from '@/components/ui/button'
import { Dialog, DialogClose } from '@/components/ui/dialog'
import type { SearchEntry } from '../lib/search-index-file'
import { loadSiteSearch, type SiteSearch } from '../lib/site-search'
import { MESSAGES } from '../messages'

export interface SearchDialogProps {
  /** Brings the articles that are newer than the built index. */
  loadArticles: () => Promise<SearchEntry[]>
  /** What was typed before the dialog was there. */
  takeEarly: () => string
  onClose: () => void
}

/** More would be read by nobody. */
const MOST_SHOWN = 30

const SHELVES: readonly { title: string; to: string }[] = [
  { title: 'Writing Prompts', to: '/writing-prompts' },
  { title: 'Journal Prompts', to: '/journal-prompts' },
  { title: 'Business Prompts', to: '/business-prompts' },
  { title: 'Prompt Library', to: '/ai-prompts' },
  { title: 'Prompt Generator', to: '/generator' },
  { title: 'Writing Feedback', to: '/feedback-tool' },
]

const ROW =
  'flex min-h-target items-start gap-3 px-5 py-2.5 no-underline sm:px-6 hover:bg-paper-sunk aria-selected:bg-accent-soft forced-colors:aria-selected:outline-2'

/** The search of the site: it answers as one types. Arrow keys choose, Enter opens. */
export function SearchDialog({ loadArticles, takeEarly, onClose }: SearchDialogProps) {
  const id = useId()
  const [text, setText] = useState(takeEarly)
  const [chosen, setChosen] = useState(0)
  const [search, setSearch] = useState<SiteSearch | 'failed'>()
  const [version, setVersion] = useState(0)
  const [tries, setTries] = useState(0)
  const wanted = useDeferredValue(text.trim())

  useEffect(() => {
    let isLeft = false
    loadSiteSearch().then(
      (opened) => {
        if (isLeft) return
        setSearch(opened)
        // Without the backend the built index is what there is.
        loadArticles().then(
          (articles) => {
            opened.add(articles)
            if (!isLeft) setVersion((before) => before + 1)
          },
          () => undefined,
        )
      },
      () => !isLeft && setSearch('failed'),
    )
    return () => {
      isLeft = true
    }
  }, [loadArticles, tries])

  const found = useMemo(
    () => (wanted && search && search !== 'failed' ? search.find(wanted) : undefined),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the version tells that the search knows more
    [search, wanted, version],
  )
  const entries = found?.entries.slice(0, MOST_SHOWN) ?? []
  const writeOne = `/generator?about=${encodeURIComponent(wanted)}`
  const rows: readonly { title: string; to: string }[] =
    wanted === '' ? SHELVES : [...entries, ...(found || search === 'failed' ? [{ title: wanted, to: writeOne }] : [])]
  const active = Math.min(chosen, rows.length - 1)
  const optionId = (index: number) => `${id}-${index}`

  const choose = (index: number) => {
    setChosen(index)
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' })
  }
  const moveByKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const last = rows.length - 1
    const next = { ArrowDown: active >= last ? 0 : active + 1, ArrowUp: active <= 0 ? last : active - 1 }[event.key]
    if (next !== undefined && last >= 0) {
      event.preventDefault()
      choose(next)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      document.getElementById(optionId(active))?.click()
    }
  }
  const status = () => {
    if (search === 'failed') return MESSAGES.failed
    if (wanted === '') return ''
    if (!found) return MESSAGES.loading
    if (entries.length === 0) return MESSAGES.none(wanted)
    return found.closeness === 'some' ? MESSAGES.some : MESSAGES.count(found.entries.length)
  }

  return (
    <Dialog isLight size="search" label="Search" onClose={onClose}>
      <div className="flex h-full flex-col sm:max-h-[70vh]">
        <div className="flex items-center gap-2 border-b border-rule pr-2 pl-5 sm:pl-6">
          <Search className="i size-5 flex-none text-ink-muted" aria-hidden />
          <input
            data-first
            className="min-h-14 min-w-0 flex-1 bg-transparent font-sans text-[1.125rem] outline-none placeholder:text-ink-muted [&::-webkit-search-cancel-button]:hidden"
            type="search"
            role="combobox"
            aria-label="Search prompts, pages and articles"
            aria-expanded={rows.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={rows.length > 0 ? optionId(active) : undefined}
            autoComplete="off"
            enterKeyHint="go"
            placeholder="Search prompts, pages and articles"
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setChosen(0)
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
        {search === 'failed' && (
          <p className="px-5 pb-2 sm:px-6">
            <Button
              onClick={() => {
                setSearch(undefined)
                setTries(tries + 1)
              }}
            >
              Try again
            </Button>
          </p>
        )}
        <div
          id={`${id}-list`}
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain"
          role="listbox"
          aria-label="Results"
        >
          {rows.map(({ title, to }, index) => {
            const entry = wanted === '' ? undefined : entries[index]
            const isOffer = wanted !== '' && !entry
            return (
              <Link
                key={to}
                id={optionId(index)}
                // The offer stays in sight below a long list.
                className={isOffer ? `${ROW} sticky bottom-0 border-t border-rule bg-paper-raised` : ROW}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                to={to}
                // A result on this very page changes no page: the dialog goes all the same.
                onClick={onClose}
              >
                {entry ? (
                  <>
                    <FileText className="i mt-1 size-4 flex-none text-ink-muted" aria-hidden />
                    <span className="min-w-0">
                      <strong className="font-[560]">
                        <FoundText text={entry.title} wordsIn={found?.wordsIn} />
                      </strong>{' '}
                      <span className="text-small text-ink-muted">{entry.place}</span>
                      {entry.opening && (
                        <span className="line-clamp-1 font-serif text-ink-soft">
                          <FoundText text={entry.opening} wordsIn={found?.wordsIn} />
                        </span>
                      )}
                    </span>
                  </>
                ) : isOffer ? (
                  <>
                    <PencilLine className="i mt-1 size-4 flex-none text-accent" aria-hidden />
                    <span className="min-w-0 text-accent wrap-anywhere">Write one about “{title}”</span>
                  </>
                ) : (
                  title
                )}
              </Link>
            )
          })}
        </div>
      </div>
    </Dialog>
  )
}
