import { ArrowRight, Download } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { downloadText } from '@/lib/download'
import { ForgetAll } from '@/components/forget-all'
import { Button, ButtonRow, buttonClass } from '@/components/ui/button'
import { SearchField } from '@/components/ui/search-field'
import { type DeskGroup, deskFile, type DeskItem, latestOf, searchDesk } from '../lib/desk'

/** Items of a kind shown at first. */
const SHOWN = 5

const dayOf = (iso: string) =>
  new Date(iso).toLocaleDateString(undefined, { day: 'numeric', month: 'short', year: 'numeric' })

/** Everything the visitor has kept on this device, by kind: to search, continue, export or delete. */
export function Desk({ groups }: { groups: readonly DeskGroup[] }) {
  const [search, setSearch] = useState('')
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  const found = searchDesk(groups, search)
  const latest = latestOf(groups)

  return (
    <div className="grid gap-8">
      {latest && (
        <div className="grid gap-2 rounded-control border border-rule bg-paper-raised p-5">
          <p className="text-small text-ink-muted">Go on where you were</p>
          <ItemLink item={latest} />
        </div>
      )}
      {count > 0 && (
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          <SearchField
            label="Search your desk"
            className="min-w-0 flex-1 basis-64"
            autoComplete="off"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <Button onClick={() => downloadText('promptory-desk.json', deskFile(groups), 'application/json')}>
            <Download className="i" aria-hidden />
            Export all
          </Button>
        </div>
      )}
      <p className="sr-only" role="status">
        {search && `${found.reduce((sum, { items }) => sum + items.length, 0)} found`}
      </p>
      {search && found.length === 0 && <p>Nothing on your desk has “{search.trim()}”.</p>}
      {found.map((group) => (
        <Group key={group.id} group={group} isSearched={search.trim() !== ''} />
      ))}
    </div>
  )
}

function Group({ group, isSearched }: { group: DeskGroup; isSearched: boolean }) {
  const { id, title, empty, start, items, onForget } = group
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole || isSearched ? items : items.slice(0, SHOWN)
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-16">
      <div className="flex items-baseline justify-between gap-x-6 border-b border-ink pb-2 max-sm:flex-col max-sm:pb-0">
        <h2 id={`${id}-title`} tabIndex={-1}>
          {title} {items.length > 0 && <span className="text-ink-muted tabular-nums">({items.length})</span>}
        </h2>
        <Link className={`${buttonClass('quiet')} max-sm:-ml-[0.45rem]`} to={start.to}>
          {start.label}
        </Link>
      </div>
      {items.length === 0 ? (
        <p className="mt-3 text-ink-muted">{empty}</p>
      ) : (
        <ul className="divide-y divide-rule border-b border-rule">
          {shown.map((item) => (
            <li key={item.key} className="py-3">
              <ItemLink item={item} />
            </li>
          ))}
        </ul>
      )}
      <ButtonRow look="quiet" className="mt-2">
        {shown.length < items.length && (
          <Button look="quiet" onClick={() => setIsWhole(true)}>
            Show all {items.length}
          </Button>
        )}
        {items.length > 0 && onForget && !isSearched && (
          <ForgetAll
            label="Clear"
            question={`Forget ${items.length === 1 ? 'the one entry' : `all ${items.length} entries`} of “${title}” on this device?`}
            count={items.length}
            onForget={onForget}
            neighbour={() => document.getElementById(`${id}-title`)}
          />
        )}
      </ButtonRow>
    </section>
  )
}

function ItemLink({ item: { title, text, to, at, onOpen } }: { item: DeskItem }) {
  return (
    <Link className="group flex min-w-0 items-center gap-4 no-underline" to={to} onClick={onOpen}>
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="truncate font-[560] text-ink group-hover:text-accent">{title}</span>
        {text !== title && <span className="truncate font-serif text-ink-soft">{text}</span>}
        {at && <span className="text-small text-ink-muted">{dayOf(at)}</span>}
      </span>
      <span className="inline-flex flex-none items-center gap-1 text-ui text-accent">
        <span className="max-sm:sr-only">Go on</span>
        <ArrowRight className="i size-4" aria-hidden />
      </span>
    </Link>
  )
}
