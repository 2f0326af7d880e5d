import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

/** The post as visitors will see it, over the form. */
export function PreviewDialog({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    if (element && !element.open) element.showModal()
    return () => {
      element?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
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
