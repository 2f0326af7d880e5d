import { useCallback, useRef, useState } from 'react'
import { showToast } from '@/components/toast'
import type { DraftToStore, HistoryApi, ServerDraft } from '../api/history'
import { PostError } from '../api/post-error'
import { failedDraft, MESSAGES } from '../messages'
import { isSameFields, isSamePost, type PostFields, rowOf, type StoredPost } from './post'
import type { PostForm } from './use-post-form'

/** When the database publishes a draft by itself, and why it could not. */
export interface Plan {
  readonly at: string
  readonly problem: string | undefined
}

/** What is stored of a form that is not what it holds, or not as it was. */
export interface DraftChange {
  /** The moment to publish it; null: none. As it was where it is left out. */
  readonly publishAt?: string | null
  /** What the form holds, as it can be published. */
  readonly fields?: PostFields
  /** The version that it changes, where the form has only just taken to it. */
  readonly version?: number | undefined
}

/** A form's draft on the server. */
export interface KeptDraft {
  readonly isSaving: boolean
  /** When the form was saved as a draft last, in milliseconds since 1970. */
  readonly savedAt: number | undefined
  readonly id: string | undefined
  readonly plan: Plan | undefined
  /** Gives the draft as it is stored now; undefined where it could not be saved, which is told. */
  readonly save: (change?: DraftChange) => Promise<ServerDraft | undefined>
  /** Whether the server holds what the form holds at this moment. */
  readonly isSaved: () => boolean
  /** What the form held when it was saved last. */
  readonly savedFields: () => PostFields | undefined
  /** The form goes on in a draft that was made of its post. */
  readonly adopt: (draft: ServerDraft) => void
  /** Looks what has become of the plan once its time has come. */
  readonly lookAtPlan: () => Promise<void>
  /** The post is saved: its draft has done its work. */
  readonly finish: () => void
}

interface Settings {
  readonly history: HistoryApi
  readonly form: PostForm
  /** The draft that the form began with. */
  readonly initial: ServerDraft | undefined
  readonly findPost: (id: string) => Promise<StoredPost | null>
  readonly onSaved: (id: string) => void
  /** The draft was published by its time, as the form held it when it was saved last. */
  readonly onPublished: (post: StoredPost, saved: PostFields) => void
}

type Known = Pick<ServerDraft, 'id' | 'revision'>
type Sent = Pick<DraftToStore, 'fields' | 'publishAt'>

const NEVER = '1970-01-01'

/** Whether the server holds what was sent: the text, and the moment to publish it. */
const isStored = (stored: ServerDraft | null, sent: Sent | undefined): boolean =>
  stored !== null &&
  sent !== undefined &&
  isSameFields(stored.fields, sent.fields) &&
  Date.parse(stored.publish_at ?? NEVER) === Date.parse(sent.publishAt ?? NEVER)

const planOf = ({ publish_at, publish_problem }: ServerDraft): Plan | undefined =>
  publish_at === null ? undefined : { at: publish_at, problem: publish_problem ?? undefined }

/**
 * Saves a form as a draft on the server, where other computers and other admins find it. One that somebody else has
 * changed meanwhile is left alone: the form's becomes a draft of its own.
 */
export function useServerDraft({ history, form, initial, findPost, onSaved, onPublished }: Settings): KeptDraft {
  const [isSaving, setIsSaving] = useState(false)
  const [known, setKnown] = useState<Known | undefined>(initial)
  const [savedAt, setSavedAt] = useState(() => initial && Date.parse(initial.updated_at))
  const [plan, setPlan] = useState(() => initial && planOf(initial))
  const isUnderWay = useRef(false)
  const savedFields = useRef(initial?.fields)
  // Sent before, perhaps in vain: one id makes one draft, however often it is tried.
  const next = useRef<{ id: string; sent?: Sent }>({ id: initial?.id ?? crypto.randomUUID() })

  const forget = () => {
    setKnown(undefined)
    setSavedAt(undefined)
    setPlan(undefined)
    savedFields.current = undefined
    next.current = { id: crypto.randomUUID() }
  }

  /** The post that the draft has become by its time; undefined where it has not, or somebody has worked on it since. */
  const publishedPost = async (): Promise<StoredPost | undefined> => {
    const saved = savedFields.current
    if (!saved) return undefined
    const post = await findPost(form.place.postId)
    return post && isSamePost(post, rowOf(saved)) ? post : undefined
  }

  /** The form goes on as the published post's. */
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
    // An answer that was lost: what is stored is what this form has sent.
    const stored = await history.draft(known?.id ?? id)
    if (stored && isStored(stored, draft)) return stored
    if (stored && isStored(stored, sent)) {
      const changed = await history.updateDraft(stored.revision, { ...draft, id: stored.id })
      if (changed) return changed
    }
    const post = stored ? undefined : await publishedPost()
    next.current = { id: crypto.randomUUID() }
    // Only one of the two is published by itself: the one that somebody else has seen to.
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

  const save = async (change: DraftChange = {}) => {
    if (isUnderWay.current) return undefined
    isUnderWay.current = true
    setIsSaving(true)
    const held = form.read()
    const { publishAt = plan?.at ?? null, fields = held } = change
    const version = 'version' in change ? change.version : form.version
    const draft = { postId: form.place.postId, version, fields, publishAt: publishAt ?? undefined }
    try {
      const stored = await store(draft)
      setKnown({ id: stored.id, revision: stored.revision })
      setSavedAt(Date.now())
      setPlan(planOf(stored))
      savedFields.current = held
      onSaved(stored.id)
      return stored
    } catch (error) {
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
    // It may be under way again by now.
    if (!post || isUnderWay.current) return
    goOnAs(post)
    void showToast('success', MESSAGES.published, MESSAGES.publishedWhy)
  }

  const finish = () => {
    if (!known) return
    // The post is saved; a draft that stays behind can be deleted in the list.
    history.removeDraft(known.id).catch(() => {})
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
