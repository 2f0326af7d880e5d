import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { showToast } from '@/components/toast'
import type { ListedPost } from '../api/post-schema'
import { failedTakeBack, MESSAGES } from '../messages'
import { useEditor } from './editor-context'

/** Takes a post back after asking. Calls `onGone` when it has become a draft or turns out to be deleted. */
export function useTakeBack({ onGone }: { onGone: () => Promise<unknown> }) {
  const { api } = useEditor()
  const [post, setPost] = useState<ListedPost>()
  const navigate = useNavigate()

  const confirm = async () => {
    if (!post) return
    try {
      const id = await api.takeBack(post.id)
      // Closes the dialog first, so the focus can move to the page.
      flushSync(() => setPost(undefined))
      void (id === null
        ? showToast('warning', MESSAGES.alreadyDeleted)
        : showToast('success', MESSAGES.takenBack, MESSAGES.takenBackWhy, {
            label: 'Open the draft',
            onPress: () => void navigate(`/admin/blog/drafts/${id}`),
          }))
      await onGone()
    } catch (error) {
      setPost(undefined)
      void showToast('error', failedTakeBack(error instanceof Error ? error.message : String(error)))
    }
  }

  return { post, ask: setPost, cancel: () => setPost(undefined), confirm }
}
