import { useRef } from 'react'
import { showToast } from '@/components/toast'
import type { PostsApi } from '../api/posts'
import { deadLinks, FIELD_MESSAGES, failed, failedPlan, MESSAGES, REASONS, type Verb } from '../messages'
import { findDeadLinks, statusOf } from './dead-links'
import { lossesOf } from './losses'
import { type PostFields, type PostRow, rowOf, type StoredPost } from './post'
import { type SaveOutcome, savePost } from './save-post'
import type { Obstacle } from './post-form-state'
import type { PostForm } from './use-post-form'
import { findSlugProblem } from './slug-problem'
import { generateSlug, type Problems, validate } from './validate'

/** What happens after a save: the form is left, or stays open with what was typed in the meantime. */
export type SavedForm = 'done' | 'goes on'

interface SaveSettings {
  readonly api: PostsApi
  readonly form: PostForm
  /** Called before the form is read, to update fields derived from the content. */
  readonly onChecking: () => void
  /** Called before anything is sent, to keep what is typed. */
  readonly onSending: () => void
  /** Called with the stored post and the sent fields. */
  readonly onSaved: (post: StoredPost, sent: PostFields) => SavedForm
  /** Opens the public page. */
  readonly onView: (post: StoredPost) => void
  /** The form's draft on the server. */
  readonly draft: () => PostFields | undefined
  /** Stores a valid post as a draft with a publication time. */
  readonly onPlan: (row: PostRow, publishAt: string, version: number | undefined) => Promise<void>
}

/** Options of a save. */
interface Submission {
  readonly version: number | undefined
  /** When to publish it; undefined for now. */
  readonly publishAt?: string | undefined
  /** Whether the warning about lost content was confirmed. */
  readonly acceptsLosses?: boolean
}

/** The actions for saving a form. */
export interface SavePost {
  /** Takes over a slug that is an earlier address of another post; undefined if there is none. */
  readonly takeSlug: (() => Promise<void>) | undefined
  readonly save: () => Promise<void>
  /** Plans its publication; the form must be as valid as for a save. */
  readonly plan: (publishAt: string) => Promise<void>
  /** Saves over the other version, creates a deleted post again, or saves without what cannot be stored. */
  readonly overrule: () => Promise<void>
}

/** Warns of links in a post that lead nowhere on this site, however they came into it. */
async function tellDeadLinks(post: StoredPost): Promise<void> {
  const dead = await findDeadLinks([post], statusOf).catch(() => [])
  if (dead.length > 0) void showToast('warning', ...deadLinks(dead))
}

/** Validates, saves one at a time, and reports the result. */
export function useSavePost(settings: SaveSettings): SavePost {
  const { api, form, onChecking, onSending, onSaved, onView } = settings
  const { dispatch, obstacle, slugToTake } = form
  // A ref, because a second press may come before React has rendered the first.
  const isUnderWay = useRef(false)
  const triedIds = useRef(new Set<string>())

  const refuse = (problems: Problems, message: string) => {
    dispatch({ type: 'refused', problems })
    void showToast('error', message)
  }

  const stop = (obstacle: Obstacle) => dispatch({ type: 'stopped', obstacle })

  const send = async (row: PostRow, version: number | undefined): Promise<SaveOutcome> => {
    const id = form.place.postId
    const draft = settings.draft()
    const request = { id, version, row, wasTried: triedIds.current.has(id), draft: draft && rowOf(draft) }
    const outcome = await savePost(api, request)
    if (outcome.kind !== 'session') triedIds.current.add(id)
    return outcome
  }

  const refuseSlug = async (slug: string, verb: Verb) => {
    // If the lookup fails, falls back to what is already known.
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
          void tellDeadLinks(outcome.post)
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
      // The page is being left; a late press must not send again.
      isUnderWay.current = isDone
      dispatch({ type: 'saving', isSaving: isDone })
    }
  }

  /** What would prevent the planned publication, as far as known; undefined if nothing. */
  const planObstacle = async (row: PostRow, { version, publishAt }: Submission): Promise<Obstacle | undefined> => {
    if (version === undefined) return undefined
    const theirs = await api.byId(form.place.postId)
    if (!theirs) return { kind: 'deleted', publishAt }
    return theirs.version === version ? undefined : { kind: 'conflict', theirs, mine: row, publishAt }
  }

  const plan = async (row: PostRow, submission: Submission & { readonly publishAt: string }) => {
    isUnderWay.current = true
    try {
      onSending()
      const slugProblem = await findSlugProblem(api, row.slug, form.place.postId)
      if (slugProblem) {
        dispatch({ type: 'slug-to-take', slug: slugProblem.canTake ? row.slug : undefined })
        return refuse({ slug: slugProblem.text }, failedPlan(FIELD_MESSAGES.slugTaken))
      }
      const obstacle = await planObstacle(row, submission)
      if (obstacle) return stop(obstacle)
      await settings.onPlan(row, submission.publishAt, submission.version)
    } catch (error) {
      void showToast('error', failedPlan(error instanceof Error ? error.message : String(error)))
    } finally {
      isUnderWay.current = false
    }
  }

  /** Checks and sends the current fields. */
  const submit = async ({ version, publishAt, acceptsLosses = false }: Submission) => {
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
    if (losses.length > 0) return stop({ kind: 'losses', losses, version, publishAt })
    if (publishAt === undefined) await run(form.read(), row, version)
    else await plan(row, { version, publishAt })
  }

  const overrule = async () => {
    if (!obstacle) return
    dispatch({ type: 'dismissed' })
    const { publishAt } = obstacle
    if (obstacle.kind === 'losses') return submit({ version: obstacle.version, publishAt, acceptsLosses: true })
    const version = obstacle.kind === 'conflict' ? obstacle.theirs.version : undefined
    if (version !== undefined) dispatch({ type: 'rebased', origin: { version } })
    // The post was deleted, so the plan is for a new one.
    else if (publishAt !== undefined) dispatch({ type: 'rebased', origin: { isNew: true, version } })
    await submit({ version, publishAt, acceptsLosses: true })
  }

  return {
    takeSlug: slugToTake !== undefined && slugToTake === form.texts.slug ? takeSlug : undefined,
    save: () => submit({ version: form.version }),
    plan: (publishAt) => submit({ version: form.version, publishAt }),
    overrule,
  }
}
