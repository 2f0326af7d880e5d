import { useState } from 'react'
import { Button, ButtonRow } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { Notice } from '@/components/ui/notice'
import type { Draft, DraftPlace } from '../lib/drafts'
import { Confirm } from '@/components/ui/confirm'

interface DraftNoticesProps {
  offers: readonly Draft[]
  /** The form that offers them. */
  place: DraftPlace
  /** The stored version; undefined for a new post. */
  version: number | undefined
  onRestore: (draft: Draft) => void
  onDiscard: (draft: Draft) => void
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })

/** When something was kept: the time, and the day if it was not today. */
export function keptAt(time: number): string {
  const date = new Date(time)
  return (date.toDateString() === new Date().toDateString() ? clock : day).format(date)
}

/** Unsaved changes of earlier visits, to restore or to discard. Several are folded into one line. */
export function DraftNotices({ offers, place, version, onRestore, onDiscard }: DraftNoticesProps) {
  const [doomed, setDoomed] = useState<readonly Draft[]>([])
  const rows = offers.map((draft) => {
    const time = keptAt(draft.savedAt)
    return (
      <div
        className="flex flex-wrap items-center justify-between gap-3 not-first:mt-2"
        key={`${draft.postId}${draft.formId}`}
      >
        <p className="flex-[1_1_16rem] wrap-anywhere">
          Unsaved changes from {time}
          {draft.fields.title && <>: “{draft.fields.title}”</>}
          {place.isNew && !draft.isNew && <>. The post has been deleted since; restored, they make a new one</>}
          {!place.isNew && draft.version !== version && (
            <>. The post has been saved by somebody since; you will see what differs before anything is replaced</>
          )}
        </p>
        <ButtonRow className="mt-0">
          <Button onClick={() => onRestore(draft)}>
            Restore<span className="sr-only"> the changes from {time}</span>
          </Button>
          <Button onClick={() => setDoomed([draft])}>
            Discard<span className="sr-only"> the changes from {time}</span>
          </Button>
        </ButtonRow>
      </div>
    )
  })
  return (
    <div className="grid gap-3 not-empty:mb-4" role="status">
      {rows.length === 1 && <Notice look="marked">{rows}</Notice>}
      {rows.length > 1 && (
        <Notice look="marked">
          <Disclosure>
            <summary>{rows.length} unfinished texts</summary>
            {rows}
            <Button className="mt-3" onClick={() => setDoomed(offers)}>
              Discard all
            </Button>
          </Disclosure>
        </Notice>
      )}
      {doomed.length > 0 && (
        <Confirm
          title={doomed.length === 1 ? 'Discard these changes?' : `Discard all ${doomed.length} texts?`}
          labels={['Keep them', 'Discard']}
          onCancel={() => setDoomed([])}
          onConfirm={() => {
            for (const draft of doomed) onDiscard(draft)
            setDoomed([])
          }}
        >
          {doomed.length === 1 && (
            <>What you typed at {keptAt(doomed[0]?.savedAt ?? 0)} is kept in this browser only. </>
          )}
          {doomed.length > 1 && <>They are kept in this browser only. </>}
          {doomed.length === 1 ? 'It' : 'They'} cannot be brought back.
        </Confirm>
      )}
    </div>
  )
}
