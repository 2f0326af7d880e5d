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
  /** What the form's draft holds on the server. */
  readonly draft: () => PostFields | undefined
  /** Stores a post that can be published as a draft with its time. */
  readonly onPlan: (row: PostRow, publishAt: string, version: number | undefined) => Promise<void>
}

/** What is to become of the form. */
interface Submission {
  readonly version: number | undefined
  /** When it is to be published by itself; undefined: now. */
  readonly publishAt?: string | undefined
  /** What could not be stored was told before. */
  readonly acceptsLosses?: boolean
}

/** What one can do to save a form. */
export interface SavePost {
  /** Gives the form's post the slug that is an older address of another; undefined where there is none to give. */
  readonly takeSlug: (() => Promise<void>) | undefined
  readonly save: () => Promise<void>
  /** Has it published at a moment: as for a save, everything has to be in order. */
  readonly plan: (publishAt: string) => Promise<void>
  /** Saves over the other version, creates a deleted post again, or saves without what cannot be stored. */
  readonly overrule: () => Promise<void>
}

/** Tells of links in a post that lead nowhere on this site, however they came into it. */
async function tellDeadLinks(post: StoredPost): Promise<void> {
  const dead = await findDeadLinks([post], statusOf).catch(() => [])
  if (dead.length > 0) void showToast('warning', ...deadLinks(dead))
}

/** Validates, sends once at a time, and tells how it ended. */
export function useSavePost(settings: SaveSettings): SavePost {
  const { api, form, onChecking, onSending, onSaved, onView } = settings
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
    const draft = settings.draft()
    const request = { id, version, row, wasTried: triedIds.current.has(id), draft: draft && rowOf(draft) }
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
      // The page is on its way out, and a late press must not send again.
      isUnderWay.current = isDone
      dispatch({ type: 'saving', isSaving: isDone })
    }
  }

  /** What keeps the post from being published later on, as far as it is known now; undefined where nothing does. */
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

  /** Checks and sends what the form holds at this moment. */
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
    // What is planned in its place is a post that is not there yet.
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
