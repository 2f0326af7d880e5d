import { useCallback, useRef, useState } from 'react'
import { showToast } from '@/components/toast'
import type { DraftToStore, HistoryApi, ServerDraft } from '../api/history'
import { PostError } from '../api/post-error'
import { failedDraft, MESSAGES } from '../messages'
import { isSameFields, isSamePost, type PostFields, rowOf, type StoredPost } from './post'
import { useLatest } from './use-latest'
import type { PostForm } from './use-post-form'

/** When the database publishes a draft, and why that failed. */
export interface Plan {
  readonly at: string
  readonly problem: string | undefined
}

/** Overrides for saving a form as a draft. */
export interface DraftChange {
  /** When to publish it; null for never. Unchanged if left out. */
  readonly publishAt?: string | null
  /** The form's fields in publishable form. */
  readonly fields?: PostFields
  /** The version it changes, if the form has just switched to it. */
  readonly version?: number | undefined
}

/** A form's draft on the server. */
export interface KeptDraft {
  readonly isSaving: boolean
  /** When the form was last saved as a draft, in milliseconds since 1970. */
  readonly savedAt: number | undefined
  readonly id: string | undefined
  readonly plan: Plan | undefined
  /** Returns the stored draft; undefined after a failure, which is reported. */
  readonly save: (change?: DraftChange) => Promise<ServerDraft | undefined>
  /** Whether the server has the current fields. */
  readonly isSaved: () => boolean
  /** The fields of the last save. */
  readonly savedFields: () => PostFields | undefined
  /** Continues in a draft that was made from the form's post. */
  readonly adopt: (draft: ServerDraft) => void
  /** Checks the plan at its time. */
  readonly lookAtPlan: () => Promise<void>
  /** The post is saved, so its draft is deleted, also one that is still being stored. */
  readonly finish: () => void
}

interface Settings {
  readonly history: HistoryApi
  readonly form: PostForm
  /** The draft that the form started with. */
  readonly initial: ServerDraft | undefined
  readonly findPost: (id: string) => Promise<StoredPost | null>
  readonly onSaved: (id: string) => void
  /** The draft was published by its plan, as it was last saved. */
  readonly onPublished: (post: StoredPost, saved: PostFields) => void
}

type Known = Pick<ServerDraft, 'id' | 'revision'>
type Sent = Pick<DraftToStore, 'fields' | 'publishAt'>

const NEVER = '1970-01-01'

/** Whether the server has what was sent: the text, and the time to publish it. */
const isStored = (stored: ServerDraft | null, sent: Sent | undefined): boolean =>
  stored !== null &&
  sent !== undefined &&
  isSameFields(stored.fields, sent.fields) &&
  Date.parse(stored.publish_at ?? NEVER) === Date.parse(sent.publishAt ?? NEVER)

const planOf = ({ publish_at, publish_problem }: ServerDraft): Plan | undefined =>
  publish_at === null ? undefined : { at: publish_at, problem: publish_problem ?? undefined }

/**
 * Saves a form as a draft on the server, shared by all admins. If somebody else has changed the draft in the meantime,
 * it stays, and the form's becomes a new draft.
 */
export function useServerDraft({ history, form, initial, findPost, onSaved, onPublished }: Settings): KeptDraft {
  const [isSaving, setIsSaving] = useState(false)
  const [known, setKnown] = useState<Known | undefined>(initial)
  const [savedAt, setSavedAt] = useState(() => initial && Date.parse(initial.updated_at))
  const [plan, setPlan] = useState(() => initial && planOf(initial))
  const isUnderWay = useRef(false)
  const isFinished = useRef(false)
  const latest = useLatest(known)
  const savedFields = useRef(initial?.fields)
  // The id of earlier attempts, so that retries create one draft.
  const next = useRef<{ id: string; sent?: Sent }>({ id: initial?.id ?? crypto.randomUUID() })

  const forget = () => {
    setKnown(undefined)
    setSavedAt(undefined)
    setPlan(undefined)
    savedFields.current = undefined
    next.current = { id: crypto.randomUUID() }
  }

  /** The post that the plan has published; undefined if there is none, or somebody has edited it since. */
  const publishedPost = async (): Promise<StoredPost | undefined> => {
    const saved = savedFields.current
    if (!saved) return undefined
    const post = await findPost(form.place.postId)
    return post && isSamePost(post, rowOf(saved)) ? post : undefined
  }

  /** The form continues as the published post's. */
  const goOnAs = (post: StoredPost) => {
    const saved = savedFields.current
    forget()
    if (saved) onPublished(post, saved)
  }

  const store = async (draft: Omit<DraftToStore, 'id'>): Promise<ServerDraft> => {
    const { id, sent } = next.current
    next.current.sent = draft
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
    // A lost answer: what is stored is what this form has sent.
    const stored = await history.draft(known?.id ?? id)
    if (stored && isStored(stored, draft)) return stored
    if (stored && isStored(stored, sent)) {
      const changed = await history.updateDraft(stored.revision, { ...draft, id: stored.id })
      if (changed) return changed
    }
    const post = stored ? undefined : await publishedPost()
    next.current = { id: crypto.randomUUID() }
    // Only one of the two keeps the plan: the other editor's.
    const apart = { ...draft, id: next.current.id, publishAt: undefined, version: post?.version ?? draft.version }
    const own = await history.insertDraft(apart)
    const { id: ownId } = next.current
    if (post) {
      goOnAs(post)
      next.current = { id: ownId, sent: apart }
      void showToast('warning', MESSAGES.publishedMeanwhile, MESSAGES.publishedMeanwhileWhy)
    } else {
      void showToast('warning', MESSAGES.draftApart, MESSAGES.draftApartWhy)
    }
    return own
  }

  /** The post is saved; a leftover draft can be deleted in the list. */
  const discard = (id: string): undefined => void history.removeDraft(id).catch(() => {})

  const save = async (change: DraftChange = {}) => {
    if (isUnderWay.current) return undefined
    isUnderWay.current = true
    isFinished.current = false
    setIsSaving(true)
    const held = form.read()
    const { publishAt = plan?.at ?? null, fields = held } = change
    const version = 'version' in change ? change.version : form.version
    const draft = { postId: form.place.postId, version, fields, publishAt: publishAt ?? undefined }
    try {
      const stored = await store(draft)
      if (isFinished.current) return discard(stored.id)
      setKnown({ id: stored.id, revision: stored.revision })
      setSavedAt(Date.now())
      setPlan(planOf(stored))
      savedFields.current = held
      onSaved(stored.id)
      return stored
    } catch (error) {
      if (isFinished.current) return undefined
      void showToast('error', failedDraft(error instanceof Error ? error.message : String(error)))
      return undefined
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

  const adopt = (draft: ServerDraft) => {
    setKnown(draft)
    setSavedAt(Date.parse(draft.updated_at))
    setPlan(planOf(draft))
    savedFields.current = draft.fields
    next.current = { id: draft.id }
  }

  const lookAtPlan = async () => {
    if (!known || isUnderWay.current) return
    const stored = await history.draft(known.id)
    if (stored) return setPlan(planOf(stored))
    const post = await publishedPost()
    // A new one may have started by now.
    if (!post || isUnderWay.current) return
    goOnAs(post)
    void showToast('success', MESSAGES.published, MESSAGES.publishedWhy)
  }

  const finish = () => {
    isFinished.current = true
    if (!latest.current) return
    discard(latest.current.id)
    forget()
  }

  return {
    isSaving,
    savedAt,
    id: known?.id,
    plan,
    save,
    isSaved,
    savedFields: () => savedFields.current,
    adopt,
    lookAtPlan,
    finish,
  }
}
