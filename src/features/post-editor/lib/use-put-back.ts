import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { showToast } from '@/components/toast'
import { PostError } from '../api/post-error'
import { failed, MESSAGES, putBackCount, slugTakenWhy } from '../messages'
import { useEditor } from './editor-context'
import { rowOf } from './post'
import { HISTORY_KEY } from './use-history-query'

/**
 * Restores deleted posts and says so; if a slug is taken now, the form asks for a new one. Never throws a PostError.
 */
export function usePutBack() {
  const { api, history } = useEditor()
  const client = useQueryClient()
  const navigate = useNavigate()
  return async (...ids: readonly string[]): Promise<void> => {
    let count = 0
    const taken: string[] = []
    for (const id of ids) {
      try {
        const fields = await history.deletedFields(id)
        // Somebody was faster.
        if (fields) await api.insert(id, rowOf(fields))
        count += 1
      } catch (error) {
        if (!(error instanceof PostError)) throw error
        if (error.kind === 'slug_taken') taken.push(id)
        else void showToast('error', failed('create', error.message))
      }
    }
    if (count > 0) void showToast('success', putBackCount(count))
    const [first] = taken
    if (first !== undefined) {
      void showToast('warning', MESSAGES.slugTakenSince, slugTakenWhy(taken.length))
      void navigate(`/admin/blog/new?deleted=${first}`)
    }
    await client.invalidateQueries({ queryKey: [HISTORY_KEY] })
  }
}
