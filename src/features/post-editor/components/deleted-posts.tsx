import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useEditor } from '../lib/editor-context'
import { useHistoryQuery } from '../lib/use-history-query'
import { usePutBack } from '../lib/use-put-back'
import { HistoryList, HistoryRow, signed } from './history-list'

const DAY_MS = 24 * 60 * 60 * 1000
const KEPT_DAYS = 30

/** How long a deleted post can be restored. */
function daysLeft(deletedAt: string): string {
  const days = Math.max(1, Math.ceil(KEPT_DAYS - (Date.now() - Date.parse(deletedAt)) / DAY_MS))
  return days === 1 ? '1 day left' : `${days} days left`
}

/** The posts that were deleted within thirty days, to restore. */
export function DeletedPosts() {
  const { history } = useEditor()
  const putBack = usePutBack()
  const query = useHistoryQuery(['deleted'], () => history.deleted())
  const [busyId, setBusyId] = useState<string>()

  return (
    <HistoryList title="Deleted posts" query={query} empty="No deleted posts. What you delete stays here for 30 days.">
      {(post) => (
        <HistoryRow
          key={post.id}
          title={post.title ?? ''}
          note={
            <>
              Deleted {signed(post.deleted_at, post.deleted_by)} · {daysLeft(post.deleted_at)}
            </>
          }
          actions={
            <Button
              aria-busy={busyId === post.id}
              aria-disabled={busyId !== undefined}
              onClick={() => {
                if (busyId !== undefined) return
                setBusyId(post.id)
                void putBack(post.id).finally(() => setBusyId(undefined))
              }}
            >
              {busyId === post.id ? 'Putting back...' : 'Put back'}
              <span className="sr-only"> {post.title}</span>
            </Button>
          }
        />
      )}
    </HistoryList>
  )
}
