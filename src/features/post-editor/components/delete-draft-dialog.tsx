import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '@/components/toast'
import { failedDraft, MESSAGES } from '../messages'
import { useEditor } from '../lib/editor-context'
import { HISTORY_KEY } from '../lib/use-history-query'
import { Confirm } from '@/components/ui/confirm'

interface DeleteDraftDialogProps {
  id: string
  onClose: () => void
  onDeleted?: () => Promise<unknown>
}

/** Deletes a draft on the server after asking. */
export function DeleteDraftDialog({ id, onClose, onDeleted }: DeleteDraftDialogProps) {
  const { history } = useEditor()
  const client = useQueryClient()
  const discard = async () => {
    try {
      await history.removeDraft(id)
      void showToast('success', MESSAGES.draftDeleted)
    } catch (error) {
      void showToast('error', failedDraft(error instanceof Error ? error.message : String(error)))
    }
    onClose()
    await Promise.all([client.invalidateQueries({ queryKey: [HISTORY_KEY] }), onDeleted?.()])
  }
  return (
    <Confirm
      title="Delete this draft?"
      labels={['Cancel', 'Delete']}
      busyLabel="Deleting..."
      onCancel={onClose}
      onConfirm={discard}
    >
      It is deleted for every admin. A post that is on the blog stays as it is; one that was taken back goes to “Deleted
      posts” with its draft.
    </Confirm>
  )
}
