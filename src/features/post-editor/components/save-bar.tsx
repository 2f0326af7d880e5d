import { Button, ButtonRow } from '@/components/ui/button'
import type { KeptState } from '../lib/use-draft-keeper'
import type { KeptDraft } from '../lib/use-server-draft'
import { MESSAGES } from '../messages'
import { keptAt } from './draft-notices'

interface SaveBarProps {
  isNew: boolean
  isSaving: boolean
  kept: KeptState
  draft: KeptDraft
  onSaveDraft: () => void
  onCancel: () => void
  onPreview: () => void
}

/** Buttons to save, preview and leave the form, and whether the browser has kept a copy. */
export function SaveBar({ isNew, isSaving, kept, draft, onSaveDraft, onCancel, onPreview }: SaveBarProps) {
  const label = isNew ? ['Create Post', 'Creating...'] : ['Update Post', 'Updating...']
  return (
    // Sticky, but not on a phone, where the text needs the room.
    <div className="save-bar flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-b-control border-t border-rule bg-paper-raised px-6 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:sticky sm:bottom-0 sm:z-2">
      <div className="flex-[1_1_12rem] text-ink-muted">
        {kept.kind === 'kept' && (
          <p className="text-small leading-normal text-ink-muted">Saved on this device {keptAt(kept.at)}</p>
        )}
        {draft.savedAt !== undefined && (
          <p className="text-small leading-normal text-ink-muted" role="status">
            {MESSAGES.draftSaved} {keptAt(draft.savedAt)}
          </p>
        )}
        <p role="status" className="text-small leading-normal font-[520] text-danger">
          {kept.kind === 'refused' && 'This browser cannot keep a copy. Save the post before you leave the page.'}
        </p>
      </div>
      <ButtonRow className="max-sm:*:flex-auto">
        <Button onClick={onCancel}>Cancel</Button>
        <Button
          aria-disabled={draft.isSaving}
          aria-busy={draft.isSaving}
          title="Keeps it on the server for you and other admins. Readers do not see it."
          onClick={onSaveDraft}
        >
          {draft.isSaving ? 'Saving...' : 'Save draft'}
        </Button>
        <Button onClick={onPreview}>Preview</Button>
        <Button
          look="primary"
          type="submit"
          title="Ctrl+S or Cmd+S"
          aria-keyshortcuts="Control+S Meta+S"
          aria-disabled={isSaving}
          aria-busy={isSaving}
        >
          {isSaving ? label[1] : label[0]}
        </Button>
      </ButtonRow>
    </div>
  )
}
