import { useId, useState } from 'react'
import { Button, ButtonRow } from '@/components/ui/button'
import { Dialog, DialogBody, DialogFooter, DialogTitle } from '@/components/ui/dialog'
import type { Signup } from '../api/signups'
import { LIST_NAMES } from '../messages'

interface RemoveSignupProps {
  signup: Signup
  onCancel: () => void
  onConfirm: () => Promise<void>
}

/** Asks before an address is taken off its list. */
export function RemoveSignup({ signup, onCancel, onConfirm }: RemoveSignupProps) {
  const id = useId()
  const [isBusy, setIsBusy] = useState(false)
  const confirm = () => {
    if (isBusy) return
    setIsBusy(true)
    void onConfirm()
  }
  return (
    <Dialog role="alertdialog" size="narrow" describedBy={id} onClose={() => !isBusy && onCancel()}>
      <DialogBody>
        <DialogTitle>Remove address</DialogTitle>
        <p id={id} className="wrap-anywhere">
          {`Take ${signup.email} off the list "${LIST_NAMES[signup.list]}"? It cannot be put back from here.`}
        </p>
        <DialogFooter>
          <ButtonRow className="justify-end">
            <Button data-first disabled={isBusy} onClick={onCancel}>
              Cancel
            </Button>
            <Button look="danger" aria-busy={isBusy} onClick={confirm}>
              {isBusy ? 'Removing...' : 'Remove'}
            </Button>
          </ButtonRow>
        </DialogFooter>
      </DialogBody>
    </Dialog>
  )
}
