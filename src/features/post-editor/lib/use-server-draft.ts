import { useCallback, useRef, useState } from 'react'
import { showToast } from '@/components/toast'
import type { DraftToStore, HistoryApi, ServerDraft } from '../api/history'
import { PostError } from '../api/post-error'
import { failedDraft, MESSAGES } from '../messages'
import { isSameFields, type PostFields } from './post'
import type { PostForm } from './use-post-form'

/** A form's draft on the server. */
export interface KeptDraft {
  readonly isSaving: boolean
  /** When the form was saved as a draft last, in milliseconds since 1970. */
  readonly savedAt: number | undefined
  readonly id: string | undefined
  readonly save: () => Promise<void>
  /** Whether the server holds what the form holds at this moment. */
  readonly isSaved: () => boolean
  /** The post is saved: its draft has done its work. */
  readonly finish: () => void
}

interface Settings {
  readonly history: HistoryApi
  readonly form: PostForm
  /** The draft that the form began with. */
  readonly initial: ServerDraft | undefined
  readonly onSaved: (id: string) => void
}

type Known = Pick<ServerDraft, 'id' | 'revision'>

/**
 * Saves a form as a draft on the server, where other computers and other admins find it. One that somebody else has
 * changed meanwhile is left alone: the form's becomes a draft of its own.
 */
export function useServerDraft({ history, form, initial, onSaved }: Settings): KeptDraft {
  const [isSaving, setIsSaving] = useState(false)
  const [known, setKnown] = useState<Known | undefined>(initial)
  const [savedAt, setSavedAt] = useState(() => initial && Date.parse(initial.updated_at))
  const isUnderWay = useRef(false)
  const savedFields = useRef(initial?.fields)
  // Sent before, perhaps in vain: one id makes one draft, however often it is tried.
  const next = useRef<{ id: string; sent?: PostFields }>({ id: initial?.id ?? crypto.randomUUID() })

  const store = async (draft: Omit<DraftToStore, 'id'>): Promise<ServerDraft> => {
    const { id, sent } = next.current
    next.current.sent = draft.fields
    if (known) {
      const changed = await history.updateDraft(known.revision, { ...draft, id: known.id })
      if (changed) return changed
    } else {
      try {
        return await history.insertDraft({ ...draft, id })
      } catch (error) {
        if (!(error instanceof PostError && error.kind === 'id_taken')) throw error
      }
    }
    // An answer that was lost: what is stored is what this form has sent.
    const stored = await history.draft(known?.id ?? id)
    if (stored && isSameFields(stored.fields, draft.fields)) return stored
    if (stored && sent && isSameFields(stored.fields, sent)) {
      const changed = await history.updateDraft(stored.revision, { ...draft, id: stored.id })
      if (changed) return changed
    }
    next.current = { id: crypto.randomUUID() }
    const own = await history.insertDraft({ ...draft, id: next.current.id })
    void showToast('warning', MESSAGES.draftApart, MESSAGES.draftApartWhy)
    return own
  }

  const save = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsSaving(true)
    const fields = form.read()
    const draft = { postId: form.place.postId, version: form.version, fields }
    try {
      const { id, revision } = await store(draft)
      setKnown({ id, revision })
      setSavedAt(Date.now())
      savedFields.current = fields
      onSaved(id)
    } catch (error) {
      void showToast('error', failedDraft(error instanceof Error ? error.message : String(error)))
    } finally {
      isUnderWay.current = false
      setIsSaving(false)
    }
  }

  const { read } = form
  const isSaved = useCallback(
    () => savedFields.current !== undefined && isSameFields(read(), savedFields.current),
    [read],
  )

  const finish = () => {
    if (!known) return
    // The post is saved; a draft that stays behind can be deleted in the list.
    history.removeDraft(known.id).catch(() => {})
    setKnown(undefined)
    setSavedAt(undefined)
    savedFields.current = undefined
    next.current = { id: crypto.randomUUID() }
  }

  return { isSaving, savedAt, id: known?.id, save, isSaved, finish }
}
