import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Modal } from './modal'

interface ConfirmProps {
  title: string
  children: ReactNode
  /** What the two buttons say; the first gets the focus. */
  labels: readonly [cancel: string, confirm: string]
  /** The confirming button while its work is under way. */
  busyLabel?: string
  isBusy?: boolean
  /** How the confirming button looks: red, unless nothing is lost by it. */
  look?: 'danger' | 'primary'
  onCancel: () => void
  onConfirm: () => void
}

/** A question before something that cannot be undone. */
export function Confirm({
  title,
  children,
  labels,
  busyLabel,
  isBusy = false,
  look = 'danger',
  onCancel,
  onConfirm,
}: ConfirmProps) {
  const [cancel, confirm] = labels
  return (
    <Modal
      title={title}
      role="alertdialog"
      size="narrow"
      onClose={() => {
        if (!isBusy) onCancel()
      }}
      actions={
        <>
          <Button data-first disabled={isBusy} onClick={onCancel}>
            {cancel}
          </Button>
          <Button
            look={look}
            aria-busy={isBusy}
            aria-disabled={isBusy}
            onClick={() => {
              if (!isBusy) onConfirm()
            }}
          >
            {isBusy ? (busyLabel ?? confirm) : confirm}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Modal>
  )
}
