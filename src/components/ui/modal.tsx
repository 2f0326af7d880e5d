import { type ReactNode, useId } from 'react'
import { ButtonRow } from './button'
import { Dialog, DialogBody, DialogFooter, DialogTitle } from './dialog'

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

/** A question over the page, with its answers as buttons. */
export function Modal({ title, role, size, children, actions, onClose }: ModalProps) {
  const id = useId()
  return (
    <Dialog role={role} size={size} describedBy={role === 'alertdialog' ? id : undefined} onClose={onClose}>
      <DialogBody>
        <DialogTitle>{title}</DialogTitle>
        <div id={id} className="grid gap-3 wrap-anywhere">
          {children}
        </div>
        <DialogFooter>
          <ButtonRow className="justify-end">{actions}</ButtonRow>
        </DialogFooter>
      </DialogBody>
    </Dialog>
  )
}
