import { type KeyboardEvent, useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { Field, FieldError, Input } from '@/components/ui/field'
import type { SearchEntry } from '@/lib/search/search-file'
import { useSiteSearch } from '@/lib/search/use-site-search'
import { keyOf } from '@/lib/key-of'
import { afterDialog } from '../lib/after-dialog'
import { useEditor } from '../lib/editor-context'
import { leadsNowhere } from '../lib/dead-links'
import { linkAddress } from '../lib/link-address'
import type { LinkRequest } from '../lib/link-request'
import { FIELD_MESSAGES } from '../messages'
import { Modal } from '@/components/ui/modal'

const MOST = 8
const KINDS: Readonly<Record<SearchEntry['kind'], string>> = {
  article: 'Article',
  page: 'Page',
  prompt: 'Prompt',
  library: 'Prompt',
}

/** Asks for a link's target: found by a search of the site, or typed. */
export function LinkDialog({ link, onClose }: { link: LinkRequest; onClose: () => void }) {
  const id = useId()
  const { search, isWhole, hasArticles, failure } = useSiteSearch(useEditor().loadArticles)
  const [sought, setSought] = useState('')
  // Its address finds the choice again when the texts of prompts change the order.
  const [active, setActive] = useState('')
  const [address, setAddress] = useState(link.address)
  const [words, setWords] = useState(link.words ?? '')
  const [problem, setProblem] = useState<string>()
  /** Found to lead nowhere, and told. */
  const [dead, setDead] = useState<string>()
  const [isChecking, setIsChecking] = useState(false)
  const isGone = useRef(false)
  const label = link.isThere ? 'Change link' : 'Add link'
  const addressField = useRef<HTMLInputElement>(null)

  const wanted = useDeferredValue(sought.trim())
  const found = useMemo(() => (wanted ? (search?.find(wanted)?.entries.slice(0, MOST) ?? []) : []), [search, wanted])
  const shown = Math.max(
    found.findIndex(({ to }) => to === active),
    found.length > 0 ? 0 : -1,
  )
  // What is typed here would be gone after a reload.
  const isTyped = address !== link.address || words !== (link.words ?? '')

  const pick = ({ to, title }: SearchEntry) => {
    setAddress(to)
    if (link.words !== undefined && words.trim() === '') setWords(title)
    setSought('')
    setActive('')
    setProblem(undefined)
    addressField.current?.focus()
  }
  const leaveWith = (change: () => void) => {
    isGone.current = true
    // Also after an answer that it waited for, the dialog is gone before the editor goes on.
    flushSync(onClose)
    afterDialog(change)
  }
  const cancel = () => leaveWith(link.leave)
  const refuse = (why: string) => {
    setProblem(why)
    addressField.current?.focus()
  }
  const save = async () => {
    if (isChecking) return
    const settled = linkAddress(address)
    if (settled === '') return refuse(FIELD_MESSAGES.addressMissing)
    if (settled !== dead) {
      setIsChecking(true)
      const isDead = await leadsNowhere(settled)
      setIsChecking(false)
      if (isGone.current) return
      if (isDead) {
        setDead(settled)
        return refuse(FIELD_MESSAGES.addressDead(label))
      }
    }
    leaveWith(() => link.apply(settled, words.trim()))
  }
  const saveByKey = (event: KeyboardEvent) => {
    if (keyOf(event) !== 'Enter') return
    event.preventDefault()
    void save()
  }
  const moveByKey = (event: KeyboardEvent) => {
    const key = keyOf(event)
    const entry = found[shown]
    if (key === 'Enter') {
      event.preventDefault()
      if (entry) pick(entry)
    } else if ((key === 'ArrowDown' || key === 'ArrowUp') && found.length > 0) {
      event.preventDefault()
      const next = (shown + (key === 'ArrowDown' ? 1 : found.length - 1)) % found.length
      setActive(found[next]?.to ?? '')
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
    }
  }
  const status = () => {
    if (failure) return FIELD_MESSAGES.search[failure]
    if (wanted === '' || found.length > 0) return ''
    return isWhole && hasArticles ? 'Nothing found.' : 'Loading the search...'
  }

  return (
    <Modal
      title={link.isThere ? 'Change the link' : 'Add a link'}
      size="narrow"
      onClose={cancel}
      actions={
        <>
          <Button onClick={cancel}>Cancel</Button>
          {link.isThere && <Button onClick={() => leaveWith(link.remove)}>Remove link</Button>}
          <Button look="primary" aria-busy={isChecking} onClick={() => void save()}>
            {label}
          </Button>
        </>
      }
    >
      <Field>
        <label htmlFor={`${id}-search`}>Search articles, pages and prompts</label>
        <Input
          data-first
          id={`${id}-search`}
          type="search"
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={shown >= 0 ? `${id}-${shown}` : undefined}
          autoComplete="off"
          value={sought}
          onChange={(event) => {
            setSought(event.target.value)
            setActive('')
          }}
          onKeyDown={moveByKey}
        />
        <p className="text-small text-ink-muted empty:hidden" role="status">
          {status()}
        </p>
        {failure === 'outdated' && !isTyped && (
          <p>
            <Button onClick={() => window.location.reload()}>Reload</Button>
          </p>
        )}
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label="Found"
          className="max-h-64 overflow-y-auto rounded-control border border-rule empty:hidden"
        >
          {found.map((entry, index) => (
            <button
              key={entry.to}
              id={`${id}-${index}`}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={index === shown}
              className="flex min-h-target w-full cursor-pointer flex-wrap items-baseline gap-x-2 px-3.5 py-2 text-left text-ui wrap-anywhere hover:bg-paper-sunk aria-selected:bg-accent-soft forced-colors:aria-selected:outline-2"
              onClick={() => pick(entry)}
            >
              <span className="font-[520]">{entry.title}</span>
              <span className="text-small text-ink-muted">
                {KINDS[entry.kind]}
                {entry.place && entry.place !== 'Blog' && `, ${entry.place}`}
              </span>
            </button>
          ))}
        </div>
      </Field>
      <Field isBad={problem !== undefined}>
        <label htmlFor={`${id}-address`}>Address</label>
        <Input
          ref={addressField}
          id={`${id}-address`}
          type="text"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={address}
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => {
            setAddress(event.target.value)
            setProblem(undefined)
          }}
          onKeyDown={saveByKey}
        />
        {problem && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
      </Field>
      {link.words !== undefined && (
        <Field>
          <label htmlFor={`${id}-words`}>Text</label>
          <Input
            id={`${id}-words`}
            type="text"
            autoComplete="off"
            value={words}
            onChange={(event) => setWords(event.target.value)}
            onKeyDown={saveByKey}
          />
        </Field>
      )}
    </Modal>
  )
}
