import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { showToast } from '@/components/toast'
import type { ListedPost } from '../api/post-schema'
import type { PostsApi } from '../api/posts'
import { deletedCount, failed, MESSAGES } from '../messages'
import { heldDrafts } from './draft-locks'
import { usePutBack } from './use-put-back'
import { draftKey, readDrafts, removeDraft } from './drafts'

interface DeleteSettings {
  readonly api: PostsApi
  /** Called after the posts were deleted, or turned out to be deleted already. */
  readonly onGone: () => Promise<unknown>
}

/** Deletes posts after asking. */
export function useDeletePosts({ api, onGone }: DeleteSettings) {
  const [posts, setPosts] = useState<readonly ListedPost[]>([])
  const navigate = useNavigate()
  const putBack = usePutBack()

  const putAllBack = async (ids: readonly string[]) => {
    await putBack(...ids)
    await onGone()
  }
  const waysBack = (ids: readonly string[]) => [
    { label: 'Undo', onPress: () => void putAllBack(ids) },
    { label: 'Deleted posts (30 days)', onPress: () => void navigate('/admin/blog/deleted') },
  ]

  const confirm = async () => {
    if (posts.length === 0) return
    try {
      const gone = await api.remove(posts.map(({ id }) => id))
      for (const { id } of posts) await forgetDrafts(id)
      // Closes the dialog first, so the focus can move to the page.
      flushSync(() => setPosts([]))
      void (gone.length > 0
        ? showToast('success', deletedCount(gone.length), undefined, ...waysBack(gone))
        : showToast('warning', MESSAGES.alreadyDeleted))
      await onGone()
    } catch (error) {
      setPosts([])
      void showToast('error', failed('delete', error instanceof Error ? error.message : String(error)))
    }
  }

  return { posts, ask: setPosts, cancel: () => setPosts([]), confirm }
}

/** Drafts of a deleted post that no open tab is writing. */
async function forgetDrafts(postId: string): Promise<void> {
  const held = await heldDrafts().catch(() => new Set<string>())
  for (const draft of readDrafts({ isNew: false, postId })) if (!held.has(draftKey(draft))) removeDraft(draft)
}
