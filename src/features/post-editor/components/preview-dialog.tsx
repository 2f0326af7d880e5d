import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useModal } from '../lib/use-modal'

/** The post as visitors will see it, over the form. */
export function PreviewDialog({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useModal(dialog)
  return (
    <dialog
      ref={dialog}
      className="dialog post-dialog preview"
      aria-label="Preview"
      onClose={(event) => {
        if (!event.currentTarget.open) onClose()
      }}
    >
      <div className="preview-bar">
        <p className="small">Preview: nothing is saved yet</p>
        <button
          className="icon-btn"
          type="button"
          aria-label="Close the preview"
          onClick={() => dialog.current?.close()}
        >
          <X className="i" aria-hidden />
        </button>
      </div>
      <div className="preview-page">{children}</div>
    </dialog>
  )
}
