import { useState } from 'react'
import { showToast } from '@/components/toast'
import type { ServerDraft } from '../api/history'
import { failedDate, failedTakeBack, MESSAGES } from '../messages'
import { useEditor } from './editor-context'
import type { PostForm } from './use-post-form'

interface Settings {
  readonly form: PostForm
  /** When the post was published; undefined for one that is not on the blog. */
  readonly initialDate: string | undefined
  /** Called with the draft that the post has become. */
  readonly onTakenBack: (draft: ServerDraft) => void
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Actions for the form's published post. They do not touch what is typed. */
export function usePostOnBlog({ form, initialDate, onTakenBack }: Settings) {
  const { api } = useEditor()
  const [date, setDate] = useState(initialDate)
  const { origin, version } = form

  const takeBack = async () => {
    if (version === undefined) return
    try {
      const id = await api.takeBack(origin.postId, version)
      if (id === null) return void showToast('warning', MESSAGES.notTakenBack, MESSAGES.changedSince)
      onTakenBack({
        id,
        post_id: origin.postId,
        version: null,
        revision: 1,
        updated_at: new Date().toISOString(),
        updated_by: null,
        publish_at: null,
        publish_problem: null,
        // The stored fields, not the typed ones.
        fields: origin.fields,
      })
      void showToast('success', MESSAGES.takenBack, MESSAGES.takenBackWhy)
    } catch (error) {
      void showToast('error', failedTakeBack(reasonOf(error)))
    }
  }

  const changeDate = async (moment: Date) => {
    if (version === undefined) return
    try {
      const next = await api.setDate(origin.postId, version, moment.toISOString())
      if (next === null) return void showToast('warning', MESSAGES.notDated, MESSAGES.changedSince)
      form.dispatch({ type: 'rebased', origin: { version: next } })
      setDate(moment.toISOString())
      void showToast('success', MESSAGES.dated)
    } catch (error) {
      void showToast('error', failedDate(reasonOf(error)))
    }
  }

  return { date, setDate, takeBack, changeDate }
}
