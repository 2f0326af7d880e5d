import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { showToast } from '@/components/toast'
import { isDialogOpen } from '@/lib/is-dialog-open'
import { PANEL } from '@/components/ui/panel'
import type { ServerDraft } from '../api/history'
import { MESSAGES } from '../messages'
import { type Draft, removeDraft, writeDraft } from '../lib/drafts'
import { useEditor } from '../lib/editor-context'
import { fieldsOf, isSameFields, type PostFields, type PostRow, rowOf } from '../lib/post'
import { useDraftKeeper } from '../lib/use-draft-keeper'
import { useDraftOffers } from '../lib/use-draft-offers'
import { useLatest } from '../lib/use-latest'
import { returnToList } from '../lib/list-place'
import { useLeaveGuard } from '../lib/use-leave-guard'
import type { FormOrigin } from '../lib/post-form-state'
import { usePostForm } from '../lib/use-post-form'
import { useReadTime } from '../lib/use-read-time'
import { useSavePost } from '../lib/use-save-post'
import type { SlugProblem } from '../lib/slug-problem'
import { useServerDraft } from '../lib/use-server-draft'
import { Confirm } from './confirm'
import { ConflictDialog } from './conflict-dialog'
import { DeletedDialog } from './deleted-dialog'
import { DraftNotices } from './draft-notices'
import { EditorHead } from './editor-head'
import { LossesDialog } from './losses-dialog'
import { PostFormFields } from './post-form-fields'
import { PreviewDialog } from './preview-dialog'
import { SaveBar } from './save-bar'

const LIST = '/admin/blog'
/** Where a draft of the server's is written on. */
export const draftPath = (id: string) => `${LIST}/drafts/${id}`

interface PostEditorProps {
  origin: FormOrigin
  /** What the form shows first, where that is not what is stored. */
  beginning?: PostFields
  /** The draft on the server that it goes on with. */
  draft?: ServerDraft
  isPreviewed?: boolean
  /** What is known to be wrong with the slug that the form begins with. */
  slugProblem?: SlugProblem | undefined
}

/** The form of a post, new or stored: nothing typed into it is lost before it is saved or discarded. */
export function PostEditor({ origin, beginning, draft, isPreviewed = false, slugProblem }: PostEditorProps) {
  const { api, history, signOut, renderPreview } = useEditor()
  const navigate = useNavigate()
  const [preview, setPreview] = useState(() => (isPreviewed && beginning ? rowOf(beginning) : undefined))

  // The form tells the keeper of each change, and the keeper reads the form.
  const schedule = useRef<() => void>(undefined)
  const form = usePostForm(
    origin,
    useCallback(() => schedule.current?.(), []),
    beginning,
    slugProblem,
  )
  const { dispatch, obstacle, origin: current } = form
  const dismiss = () => dispatch({ type: 'dismissed' })
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

  const serverDraft = useServerDraft({
    history,
    form,
    initial: draft,
    onSaved: (id) => {
      window.history.replaceState(window.history.state, '', draftPath(id))
      if (serverDraft.isSaved()) keeper.forget()
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
        keeper.finish()
        void navigate(returnToList())
        return 'done'
      }
      // Typed while the answer was on its way: the form goes on as the stored post's, also after a reload.
      removeDraft(form.place)
      dispatch({ type: 'rebased', origin: { isNew: false, version: post.version, fields: sent } })
      keeper.schedule()
      window.history.replaceState(window.history.state, '', `/admin/blog/edit/${encodeURIComponent(post.slug)}`)
      return 'goes on'
    },
  })
  const { save } = saving

  const saveNow = useLatest(save)
  useEffect(() => {
    const saveByKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      if (!isDialogOpen()) void saveNow.current()
    }
    window.addEventListener('keydown', saveByKey)
    return () => window.removeEventListener('keydown', saveByKey)
  }, [saveNow])

  // The button that was pressed goes with its notice.
  const focusTitle = () => {
    const field = formElement.current?.elements.namedItem('title')
    if (field instanceof HTMLElement) field.focus()
  }

  const restore = async (offer: Draft) => {
    if (form.isSaving) return
    if (!keeper.keep()) return void showToast('error', MESSAGES.notKept)
    const draft = await drafts.take(offer)
    if (!draft) return void showToast('warning', MESSAGES.draftElsewhere)
    // A new form takes up a deleted post's draft as that of a new post.
    const version = isNew ? undefined : draft.version
    const { postId, formId } = draft
    form.replace(draft.fields, { isNew, postId, formId, version, fields: current.fields })
    if (draft.isNew !== isNew && writeDraft({ ...draft, isNew, version })) removeDraft(draft)
    focusTitle()
  }

  const takeTheirs = () => {
    if (obstacle?.kind !== 'conflict') return
    const { theirs } = obstacle
    // Their version takes this form's place; what was in it stays on offer as a draft.
    const isKept = writeDraft({ ...form.place, version: form.version, savedAt: Date.now(), fields: form.read() })
    if (!isKept) return void showToast('error', MESSAGES.notKept)
    const fields = fieldsOf(theirs)
    form.replace(fields, {
      isNew: false,
      postId: theirs.id,
      formId: crypto.randomUUID(),
      version: theirs.version,
      fields,
    })
    dismiss()
    void showToast('success', MESSAGES.tookTheirs)
  }

  const takeChosen = (row: PostRow) => {
    if (obstacle?.kind !== 'conflict') return
    const { theirs } = obstacle
    form.replace(fieldsOf(row), { ...form.place, isNew: false, version: theirs.version, fields: fieldsOf(theirs) })
    keeper.schedule()
    dismiss()
    void showToast('success', MESSAGES.chosen, MESSAGES.chosenWhy)
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
          // In a draft of the server's only what belongs to it.
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
            onCancel={() => void navigate(returnToList())}
            onPreview={() => setPreview(rowOf(form.read()))}
          />
        </form>
      </section>
      {preview && <PreviewDialog onClose={() => setPreview(undefined)}>{renderPreview(preview)}</PreviewDialog>}
      {obstacle?.kind === 'conflict' && (
        <ConflictDialog
          theirs={obstacle.theirs}
          mine={obstacle.mine}
          startedFrom={form.version}
          onKeepMine={() => void saving.overrule()}
          onTakeTheirs={takeTheirs}
          onTakeChosen={takeChosen}
          onGoOn={dismiss}
        />
      )}
      {obstacle?.kind === 'deleted' && <DeletedDialog onCreate={() => void saving.overrule()} onGoOn={dismiss} />}
      {obstacle?.kind === 'losses' && (
        <LossesDialog losses={obstacle.losses} onSave={() => void saving.overrule()} onGoOn={dismiss} />
      )}
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
