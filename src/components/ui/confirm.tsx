import { type ReactNode, useState } from 'react'
import { Button } from './button'
import { Modal } from './modal'

interface ConfirmProps {
  title: string
  children: ReactNode
  /** What the two buttons say; the first gets the focus. */
  labels: readonly [cancel: string, confirm: string]
  /** Stands below what is asked. */
  notice?: ReactNode
  /** The confirming button while its work is under way. */
  busyLabel?: string
  /** How the confirming button looks: red, unless nothing is lost by it. */
  look?: 'danger' | 'primary'
  onCancel: () => void
  /** The question is busy until what this promises is done. */
  onConfirm: () => void | Promise<void>
}

/** A question before something that cannot be undone. */
export function Confirm({
  title,
  children,
  labels,
  notice,
  busyLabel,
  look = 'danger',
  onCancel,
  onConfirm,
}: ConfirmProps) {
  const [cancel, confirm] = labels
  const [isBusy, setIsBusy] = useState(false)
  const press = () => {
    const work = isBusy ? undefined : onConfirm()
    if (!work) return
    setIsBusy(true)
    void work.finally(() => setIsBusy(false))
  }
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
          <Button look={look} aria-busy={isBusy} aria-disabled={isBusy} onClick={press}>
            {isBusy ? (busyLabel ?? confirm) : confirm}
          </Button>
        </>
      }
    >
      <p>{children}</p>
      {notice}
    </Modal>
  )
}
