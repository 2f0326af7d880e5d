import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { showToast } from '@/components/toast'
import { isDialogOpen } from '@/lib/is-dialog-open'
import { keyOf } from '@/lib/key-of'
import { PANEL } from '@/components/ui/panel'
import type { ServerDraft } from '../api/history'
import { MESSAGES, planned } from '../messages'
import { type Draft, removeDraft, writeDraft } from '../lib/drafts'
import { useEditor } from '../lib/editor-context'
import { inWords } from '../lib/local-time'
import { EMPTY_FIELDS, fieldsOf, isSameFields, type PostFields, rowOf, type StoredPost } from '../lib/post'
import { useDraftKeeper } from '../lib/use-draft-keeper'
import { useDraftOffers } from '../lib/use-draft-offers'
import { useLatest } from '../lib/use-latest'
import { returnToList } from '../lib/list-place'
import { useLeaveGuard } from '../lib/use-leave-guard'
import { usePlanWatch } from '../lib/use-plan-watch'
import { usePostOnBlog } from '../lib/use-post-on-blog'
import type { FormOrigin } from '../lib/post-form-state'
import { usePostForm } from '../lib/use-post-form'
import { useReadTime } from '../lib/use-read-time'
import { useSavePost } from '../lib/use-save-post'
import type { SlugProblem } from '../lib/slug-problem'
import { useServerDraft } from '../lib/use-server-draft'
import { Confirm } from '@/components/ui/confirm'
import { DraftNotices } from './draft-notices'
import { EditorHead } from './editor-head'
import { ObstacleDialog } from './obstacle-dialog'
import { PostFormFields } from './post-form-fields'
import { PreviewDialog } from './preview-dialog'
import { PreviewLinks } from './preview-links'
import { Publication } from './publication'
import { SaveBar } from './save-bar'

const LIST = '/admin/blog'
/** Path of the form for a draft on the server. */
export const draftPath = (id: string) => `${LIST}/drafts/${id}`
const editPath = (slug: string) => `${LIST}/edit/${encodeURIComponent(slug)}`

/** Changes the address without the router, which would unmount the form (ADR 13). */
const moveTo = (path: string) => window.history.replaceState(window.history.state, '', path)

interface PostEditorProps {
  origin: FormOrigin
  /** Initial fields, if they differ from what is stored. */
  beginning?: PostFields
  /** The draft on the server that the form continues. */
  draft?: ServerDraft
  isPreviewed?: boolean
  /** When the post was published, if it is on the blog. */
  publishedOn?: string
  /** A known problem with the initial slug. */
  slugProblem?: SlugProblem | undefined
}

/** The form of a post, new or stored. Keeps everything typed until it is saved or discarded. */
export function PostEditor(props: PostEditorProps) {
  const { origin, beginning, draft, isPreviewed = false, publishedOn, slugProblem } = props
  const { api, history, signOut, renderPreview } = useEditor()
  const navigate = useNavigate()
  const [preview, setPreview] = useState(() => (isPreviewed && beginning ? rowOf(beginning) : undefined))

  // The form notifies the keeper of changes, and the keeper reads the form.
  const schedule = useRef<() => void>(undefined)
  const form = usePostForm(
    origin,
    useCallback(() => schedule.current?.(), []),
    beginning,
    slugProblem,
  )
  const { dispatch, origin: current } = form
  const readTime = useReadTime(form)
  const { count } = readTime
  const keeper = useDraftKeeper(
    form,
    useCallback((fields: PostFields) => count(fields.content), [count]),
  )
  useLayoutEffect(() => {
    schedule.current = keeper.schedule
  }, [keeper])
  const formElement = useRef<HTMLFormElement>(null)
  const { isNew } = form.place
  const drafts = useDraftOffers(
    form.place,
    current.fields,
    useCallback(async (id: string) => (await api.byId(id)) !== null, [api]),
  )

  /** The form now belongs to a stored post, also after a reload. */
  const goOnAs = (post: StoredPost, stored: PostFields) => {
    removeDraft(form.place)
    dispatch({ type: 'rebased', origin: { isNew: false, version: post.version, fields: stored } })
    onBlog.setDate(post.created_at)
    keeper.schedule()
    moveTo(editPath(post.slug))
  }

  const serverDraft = useServerDraft({
    history,
    form,
    initial: draft,
    findPost: (id) => api.byId(id),
    onSaved: (id) => {
      moveTo(draftPath(id))
      if (serverDraft.isSaved()) keeper.forget()
    },
    onPublished: goOnAs,
  })
  usePlanWatch(serverDraft)

  const onBlog = usePostOnBlog({
    form,
    initialDate: publishedOn,
    onTakenBack: (taken) => {
      removeDraft(form.place)
      dispatch({ type: 'rebased', origin: { isNew: true, version: undefined, fields: EMPTY_FIELDS } })
      serverDraft.adopt(taken)
      if (serverDraft.isSaved()) keeper.forget()
      else keeper.schedule()
      moveTo(draftPath(taken.id))
    },
  })

  const isDone = useRef(false)
  const { isDirty } = form
  const { isSaved } = serverDraft
  const guard = useLeaveGuard(useCallback(() => !isDone.current && isDirty() && !isSaved(), [isDirty, isSaved]))

  const saving = useSavePost({
    api,
    form,
    onView: ({ slug }) => void navigate(`/blog/${encodeURIComponent(slug)}`),
    onChecking: readTime.countNow,
    onSending: keeper.keep,
    onSaved: (post, sent) => {
      serverDraft.finish()
      if (isSameFields(form.read(), sent)) {
        isDone.current = true
        keeper.finish(sent)
        void navigate(returnToList())
        return 'done'
      }
      // Something was typed while the answer was on its way.
      goOnAs(post, sent)
      return 'goes on'
    },
    draft: serverDraft.savedFields,
    onPlan: async (row, publishAt, version) => {
      const stored = await serverDraft.save({ fields: fieldsOf(row), publishAt, version })
      if (stored?.publish_at) void showToast('success', planned(inWords(stored.publish_at)))
    },
  })
  const { save } = saving
  const { plan } = serverDraft
  // A planned post must stay publishable. A failed plan is not renewed by saving a draft.
  const saveDraft = async (): Promise<string | undefined> => {
    if (!plan || plan.problem) return (await serverDraft.save({ publishAt: null }))?.id
    await saving.plan(plan.at)
    return isSaved() ? serverDraft.id : undefined
  }
  const liftPlan = async () => {
    const stored = await serverDraft.save({ publishAt: null })
    if (stored) void showToast('success', MESSAGES.planLifted, MESSAGES.planLiftedWhy)
  }

  const saveNow = useLatest(save)
  useEffect(() => {
    const saveByKey = (event: KeyboardEvent) => {
      if (keyOf(event).toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return
      event.preventDefault()
      if (!isDialogOpen()) void saveNow.current()
    }
    window.addEventListener('keydown', saveByKey)
    return () => window.removeEventListener('keydown', saveByKey)
  }, [saveNow])

  // The pressed button goes away with its notice.
  const focusTitle = () => {
    const field = formElement.current?.elements.namedItem('title')
    if (field instanceof HTMLElement) field.focus()
  }

  const restore = async (offer: Draft) => {
    if (form.isSaving) return
    if (!keeper.keep()) return void showToast('error', MESSAGES.notKept)
    const draft = await drafts.take(offer)
    if (!draft) return void showToast('warning', MESSAGES.draftElsewhere)
    // In a new form, a deleted post's draft becomes that of a new post.
    const version = isNew ? undefined : draft.version
    const { postId, formId } = draft
    form.replace(draft.fields, { isNew, postId, formId, version, fields: current.fields })
    if (draft.isNew !== isNew && writeDraft({ ...draft, isNew, version })) removeDraft(draft)
    focusTitle()
  }

  return (
    <>
      <EditorHead
        title={isNew ? 'Create Blog Post' : 'Edit Blog Post'}
        postPath={isNew ? undefined : `/blog/${encodeURIComponent(current.fields.slug)}`}
        onLogout={() => guard.attempt(() => void signOut())}
      />
      <section className="wrap pb-12">
        <DraftNotices
          // A draft on the server offers only drafts of its own.
          offers={serverDraft.id ? drafts.offers.filter(({ postId }) => postId === form.place.postId) : drafts.offers}
          place={form.place}
          version={form.version}
          onRestore={(draft) => void restore(draft)}
          onDiscard={(draft) => void drafts.discard(draft).then(focusTitle)}
        />
        <form
          ref={formElement}
          className={`${PANEL} flex flex-col`}
          aria-label={isNew ? 'New post' : 'Post'}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <PostFormFields form={form} readTime={readTime} takeSlug={saving.takeSlug} onSave={() => void save()} />
          <SaveBar
            isNew={isNew}
            isSaving={form.isSaving}
            kept={keeper.state}
            draft={serverDraft}
            onSaveDraft={() => void saveDraft()}
            onCancel={() => void navigate(returnToList())}
            onPreview={() => setPreview(rowOf(form.read()))}
          />
        </form>
        <Publication
          plan={plan}
          isNew={isNew}
          onPlan={(moment) => saving.plan(moment.toISOString())}
          onLift={liftPlan}
          // Not for a draft of changes, which does not touch the post.
          post={
            isNew || serverDraft.id || onBlog.date === undefined
              ? undefined
              : { title: current.fields.title, slug: current.fields.slug, date: onBlog.date }
          }
          onTakeBack={onBlog.takeBack}
          onSetDate={onBlog.changeDate}
        />
        {(isNew || serverDraft.id) && (
          <PreviewLinks
            draftId={serverDraft.id}
            onSave={async () => (isSaved() && serverDraft.id ? serverDraft.id : saveDraft())}
          />
        )}
      </section>
      {preview && <PreviewDialog onClose={() => setPreview(undefined)}>{renderPreview(preview)}</PreviewDialog>}
      <ObstacleDialog form={form} keeper={keeper} onOverrule={() => void saving.overrule()} />
      {guard.isAsking && (
        <Confirm title="Leave without saving?" labels={['Stay', 'Leave']} onCancel={guard.stay} onConfirm={guard.leave}>
          {keeper.state.kind === 'refused'
            ? 'The changes are not saved, and this browser cannot keep a copy of them: they would be lost.'
            : 'The changes are not saved. A copy stays in this browser and is offered when you come back.'}
        </Confirm>
      )}
    </>
  )
}
