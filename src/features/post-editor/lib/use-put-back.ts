import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { showToast } from '@/components/toast'
import { PostError } from '../api/post-error'
import { failed, MESSAGES } from '../messages'
import { useEditor } from './editor-context'
import { rowOf } from './post'
import { HISTORY_KEY } from './use-history-query'

/** Restores a deleted post; if its slug is taken now, the form asks for a new one. Never throws a PostError. */
export function usePutBack() {
  const { api, history } = useEditor()
  const client = useQueryClient()
  const navigate = useNavigate()
  return async (id: string): Promise<void> => {
    try {
      const fields = await history.deletedFields(id)
      // Somebody else has restored it already.
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
}
