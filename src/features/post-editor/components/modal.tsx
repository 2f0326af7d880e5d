import { type ReactNode, useId, useRef } from 'react'
import { useModal } from '../lib/use-modal'

interface ModalProps {
  title: string
  /** `alertdialog` for a question that wants an answer. */
  role?: 'dialog' | 'alertdialog'
  size?: 'narrow' | 'wide'
  children: ReactNode
  /** The buttons; the one with `data-first` gets the focus. */
  actions: ReactNode
  /** Escape, where nothing stands in the way of it. */
  onClose: () => void
}

/** A sheet over the page that keeps the focus until it is closed, and gives it back. */
export function Modal({ title, role = 'dialog', size, children, actions, onClose }: ModalProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useModal(dialog)

  return (
    <dialog
      ref={dialog}
      className={`dialog post-dialog ${size ?? ''}`}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={role === 'alertdialog' ? `${id}-text` : undefined}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // A second Escape closes it whatever the page says.
      onClose={(event) => {
        if (!event.currentTarget.open) onClose()
      }}
    >
      <div className="dlg">
        <h2 id={`${id}-title`}>{title}</h2>
        <div id={`${id}-text`} className="dlg-text">
          {children}
        </div>
        <div className="dlg-foot">
          <div className="btn-row">{actions}</div>
        </div>
      </div>
    </dialog>
  )
}
