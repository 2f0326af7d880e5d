import { showToast } from '@/components/toast'
import { MESSAGES } from '../messages'
import { writeDraft } from '../lib/drafts'
import { fieldsOf, type PostRow, type StoredPost } from '../lib/post'
import type { DraftKeeper } from '../lib/use-draft-keeper'
import type { PostForm } from '../lib/use-post-form'
import { ConflictDialog } from './conflict-dialog'
import { DeletedDialog } from './deleted-dialog'
import { LossesDialog } from './losses-dialog'

interface ObstacleDialogProps {
  form: PostForm
  keeper: DraftKeeper
  /** Saves anyway. */
  onOverrule: () => void
}

/** Asks about what prevents saving. */
export function ObstacleDialog({ form, keeper, onOverrule }: ObstacleDialogProps) {
  const { dispatch, obstacle } = form
  const dismiss = () => dispatch({ type: 'dismissed' })

  const takeTheirs = (theirs: StoredPost) => {
    // Loads their version into the form, which is kept as a draft.
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

  const takeChosen = (theirs: StoredPost, row: PostRow) => {
    form.replace(fieldsOf(row), { ...form.place, isNew: false, version: theirs.version, fields: fieldsOf(theirs) })
    keeper.schedule()
    dismiss()
    void showToast('success', MESSAGES.chosen, MESSAGES.chosenWhy)
  }

  switch (obstacle?.kind) {
    case 'conflict':
      return (
        <ConflictDialog
          theirs={obstacle.theirs}
          mine={obstacle.mine}
          startedFrom={form.version}
          onKeepMine={onOverrule}
          onTakeTheirs={() => takeTheirs(obstacle.theirs)}
          onTakeChosen={(row) => takeChosen(obstacle.theirs, row)}
          onGoOn={dismiss}
        />
      )
    case 'deleted':
      return <DeletedDialog onCreate={onOverrule} onGoOn={dismiss} />
    case 'losses':
      return <LossesDialog losses={obstacle.losses} onSave={onOverrule} onGoOn={dismiss} />
    default:
      return null
  }
}
