import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { showToast } from '@/components/toast'
import { Button } from '@/components/ui/button'
import type { ListedDeleted } from '../api/history'
import { PostError } from '../api/post-error'
import { failed, MESSAGES } from '../messages'
import { useEditor } from '../lib/editor-context'
import { rowOf } from '../lib/post'
import { HISTORY_KEY, useHistoryQuery } from '../lib/use-history-query'
import { HistoryList, HistoryRow, signed } from './history-list'

const DAY_MS = 24 * 60 * 60 * 1000
const KEPT_DAYS = 30

/** How long a deleted post can still be put back. */
function daysLeft(deletedAt: string): string {
  const days = Math.max(1, Math.ceil(KEPT_DAYS - (Date.now() - Date.parse(deletedAt)) / DAY_MS))
  return days === 1 ? '1 day left' : `${days} days left`
}

/** The posts that were deleted within thirty days: to be put back as they were. */
export function DeletedPosts() {
  const { api, history } = useEditor()
  const client = useQueryClient()
  const navigate = useNavigate()
  const query = useHistoryQuery(['deleted'], () => history.deleted())
  const [busyId, setBusyId] = useState<string>()

  const putBack = async ({ id }: ListedDeleted): Promise<void> => {
    try {
      const fields = await history.deletedFields(id)
      // Somebody was faster.
      if (fields) await api.insert(id, rowOf(fields))
      void showToast('success', MESSAGES.putBack)
    } catch (error) {
      if (!(error instanceof PostError)) throw error
      if (error.kind === 'slug_taken') {
        void showToast('warning', MESSAGES.slugTakenSince, MESSAGES.slugTakenSinceWhy)
        void navigate(`/admin/blog/new?deleted=${id}`)
        return
      }
      void showToast('error', failed('create', error.message))
    }
    await client.invalidateQueries({ queryKey: [HISTORY_KEY] })
  }

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
                void putBack(post).finally(() => setBusyId(undefined))
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
