import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { showToast } from '@/components/toast'
import { PostError } from '../api/post-error'
import type { ListedPost } from '../api/post-schema'
import type { PostsApi } from '../api/posts'
import { failed, MESSAGES, REASONS } from '../messages'
import { heldDrafts } from './draft-locks'
import { usePutBack } from './use-put-back'
import { draftKey, readDrafts, removeDraft } from './drafts'

interface DeleteSettings {
  readonly api: PostsApi
  /** Runs when the post is gone, and when it turns out to have been. */
  readonly onGone: () => Promise<unknown>
}

/** Deletes one post at a time, after a question. */
export function useDeletePost({ api, onGone }: DeleteSettings) {
  const [post, setPost] = useState<ListedPost>()
  const [isDeleting, setIsDeleting] = useState(false)
  const isUnderWay = useRef(false)
  const navigate = useNavigate()
  const putBack = usePutBack()

  /** True where the post was there and is gone. */
  const remove = async (id: string): Promise<boolean> => {
    if (await api.remove(id)) return true
    // No row touched: it was gone before, or this account may not.
    if (await api.byId(id)) throw new PostError('forbidden', REASONS.forbidden)
    return false
  }

  const waysBack = (id: string) => [
    { label: 'Undo', onPress: () => void putBack(id).then(onGone) },
    { label: 'Deleted posts (30 days)', onPress: () => void navigate('/admin/blog/deleted') },
  ]

  const confirm = async () => {
    if (!post || isUnderWay.current) return
    isUnderWay.current = true
    setIsDeleting(true)
    try {
      const wasThere = await remove(post.id)
      await forgetDrafts(post.id)
      // The question is closed before anything behind it gets the focus.
      flushSync(() => setPost(undefined))
      void (wasThere
        ? showToast('success', MESSAGES.deleted, undefined, ...waysBack(post.id))
        : showToast('warning', MESSAGES.alreadyDeleted))
      await onGone()
    } catch (error) {
      setPost(undefined)
      void showToast('error', failed('delete', error instanceof Error ? error.message : String(error)))
    } finally {
      isUnderWay.current = false
      setIsDeleting(false)
    }
  }

  return { post, isDeleting, ask: setPost, cancel: () => setPost(undefined), confirm }
}

/** Drafts of a deleted post, other than those that an open tab is writing. */
async function forgetDrafts(postId: string): Promise<void> {
  const held = await heldDrafts().catch(() => new Set<string>())
  for (const draft of readDrafts({ isNew: false, postId })) if (!held.has(draftKey(draft))) removeDraft(draft)
}
