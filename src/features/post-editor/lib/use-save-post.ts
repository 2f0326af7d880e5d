import { useRef } from 'react'
import { showToast } from '@/components/toast'
import type { PostsApi } from '../api/posts'
import { FIELD_MESSAGES, failed, MESSAGES, REASONS, type Verb } from '../messages'
import { lossesOf } from './losses'
import { type PostFields, type PostRow, rowOf, type StoredPost } from './post'
import { type SaveOutcome, savePost } from './save-post'
import type { Obstacle } from './post-form-state'
import type { PostForm } from './use-post-form'
import { findSlugProblem } from './slug-problem'
import { generateSlug, type Problems, validate } from './validate'

/** What becomes of a form whose post is saved: it is left, or holds more that was typed meanwhile. */
export type SavedForm = 'done' | 'goes on'

interface SaveSettings {
  readonly api: PostsApi
  readonly form: PostForm
  /** Runs before the form is read: what follows from its content has its last chance. */
  readonly onChecking: () => void
  /** Runs before anything is sent: what is typed is safe, whatever comes. */
  readonly onSending: () => void
  /** Gets the post as it is stored now, and what the form held when it was sent. */
  readonly onSaved: (post: StoredPost, sent: PostFields) => SavedForm
  /** Shows the post as readers see it. */
  readonly onView: (post: StoredPost) => void
}

/** What one can do to save a form. */
export interface SavePost {
  /** Gives the form's post the slug that is an older address of another; undefined where there is none to give. */
  readonly takeSlug: (() => Promise<void>) | undefined
  readonly save: () => Promise<void>
  /** Saves over the other version, creates a deleted post again, or saves without what cannot be stored. */
  readonly overrule: () => Promise<void>
}

/** Validates, sends once at a time, and tells how it ended. */
export function useSavePost({ api, form, onChecking, onSending, onSaved, onView }: SaveSettings): SavePost {
  const { dispatch, obstacle, slugToTake } = form
  // A second press comes before React has rendered the first.
  const isUnderWay = useRef(false)
  const triedIds = useRef(new Set<string>())

  const refuse = (problems: Problems, message: string) => {
    dispatch({ type: 'refused', problems })
    void showToast('error', message)
  }

  const stop = (obstacle: Obstacle) => dispatch({ type: 'stopped', obstacle })

  const send = async (row: PostRow, version: number | undefined): Promise<SaveOutcome> => {
    const id = form.place.postId
    const request = { id, version, row, wasTried: triedIds.current.has(id) }
    const outcome = await savePost(api, request)
    if (outcome.kind !== 'session') triedIds.current.add(id)
    return outcome
  }

  const refuseSlug = async (slug: string, verb: Verb) => {
    // What is known without asking again is said where the question fails.
    const found = await findSlugProblem(api, slug, form.place.postId).catch(() => undefined)
    dispatch({ type: 'slug-to-take', slug: found?.canTake ? slug : undefined })
    refuse({ slug: found?.text ?? FIELD_MESSAGES.slugTaken }, failed(verb, FIELD_MESSAGES.slugTaken))
  }

  const takeSlug = async () => {
    if (slugToTake === undefined) return
    try {
      await api.freeSlug(slugToTake)
      dispatch({ type: 'slug-to-take', slug: undefined })
      form.setProblem('slug', undefined)
      void showToast('success', MESSAGES.slugFreed)
    } catch (error) {
      void showToast('error', failed('update', error instanceof Error ? error.message : String(error)))
    }
  }

  const run = async (sent: PostFields, row: PostRow, version: number | undefined) => {
    isUnderWay.current = true
    dispatch({ type: 'saving', isSaving: true })
    const verb = version === undefined ? 'create' : 'update'
    const fail = (reason: string) =>
      void showToast('error', reason === MESSAGES.idRequired ? reason : failed(verb, reason))
    let isDone = false
    try {
      onSending()
      const outcome = await send(row, version)
      switch (outcome.kind) {
        case 'saved':
          isDone = onSaved(outcome.post, sent) === 'done'
          void showToast(
            'success',
            verb === 'create' ? MESSAGES.created : MESSAGES.updated,
            isDone ? undefined : MESSAGES.typedSince,
            { label: 'View post', onPress: () => onView(outcome.post) },
          )
          break
        case 'slug_taken':
          await refuseSlug(row.slug, verb)
          break
        case 'conflict':
          stop({ kind: 'conflict', theirs: outcome.theirs, mine: rowOf(form.read()) })
          break
        case 'deleted':
          stop({ kind: 'deleted' })
          break
        case 'session':
          fail(REASONS.session)
          break
        case 'failed':
          fail(outcome.reason)
      }
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error))
    } finally {
      // The page is on its way out, and a late press must not send again.
      isUnderWay.current = isDone
      dispatch({ type: 'saving', isSaving: isDone })
    }
  }

  /** Checks and sends what the form holds at this moment. */
  const submit = async (version: number | undefined, acceptsLosses = false) => {
    if (isUnderWay.current) return
    onChecking()
    let row = rowOf(form.read())
    let slugProblem: string | undefined
    if (form.place.isNew && row.slug === '' && row.title !== '') {
      const { slug, problem } = generateSlug(row.title)
      if (slug !== '') form.setText('slug', slug)
      row = { ...row, slug }
      slugProblem = problem
    }
    const { problems: found, isIncomplete } = validate(row)
    if (Object.keys(found).length > 0) {
      refuse(slugProblem ? { ...found, slug: slugProblem } : found, isIncomplete ? MESSAGES.required : MESSAGES.wrong)
      return
    }
    dispatch({ type: 'accepted' })
    const losses = acceptsLosses ? [] : lossesOf(form.read().content)
    if (losses.length > 0) return stop({ kind: 'losses', losses, version })
    await run(form.read(), row, version)
  }

  const overrule = async () => {
    if (!obstacle) return
    dispatch({ type: 'dismissed' })
    if (obstacle.kind === 'losses') return submit(obstacle.version, true)
    const version = obstacle.kind === 'conflict' ? obstacle.theirs.version : undefined
    if (version !== undefined) dispatch({ type: 'rebased', origin: { version } })
    // What could not be stored was told before.
    await submit(version, true)
  }

  return {
    takeSlug: slugToTake !== undefined && slugToTake === form.texts.slug ? takeSlug : undefined,
    save: () => submit(form.version),
    overrule,
  }
}
