import type { Letter } from '@contracts/send-letter.ts'
import { useId, useState } from 'react'
import { Button, ButtonRow } from '@/components/ui/button'
import { Dialog, DialogBody, DialogFooter, DialogTitle } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** A number of addresses in words. */
export const addresses = (count: number) => (count === 1 ? '1 address' : `${count.toLocaleString('en')} addresses`)

interface SendQuestionProps {
  subject: string
  count: number
  /** A letter that was made of the same, where there was one. */
  earlier: Letter | undefined
  onCancel: () => void
  onConfirm: () => Promise<void>
}

/** Asks before a letter goes out, and says to how many. */
export function SendQuestion({ subject, count, earlier, onCancel, onConfirm }: SendQuestionProps) {
  const id = useId()
  const [isBusy, setIsBusy] = useState(false)
  const confirm = async () => {
    if (isBusy) return
    setIsBusy(true)
    await onConfirm()
    setIsBusy(false)
  }
  return (
    <Dialog role="alertdialog" size="narrow" describedBy={id} onClose={() => !isBusy && onCancel()}>
      <DialogBody>
        <DialogTitle>Send the letter</DialogTitle>
        <p id={id} className="wrap-anywhere">
          {`“${subject}” goes to ${addresses(count)}. It can be stopped on its way, but not taken back.`}
        </p>
        {earlier && (
          <Notice look="marked">
            {`A letter made of the same went to ${addresses(earlier.counts.sent)} on ${date.format(new Date(earlier.created_at))}.`}
          </Notice>
        )}
        <DialogFooter>
          <ButtonRow className="justify-end">
            <Button data-first disabled={isBusy} onClick={onCancel}>
              Cancel
            </Button>
            <Button look="primary" aria-busy={isBusy} onClick={() => void confirm()}>
              {isBusy ? 'Starting...' : `Send to ${addresses(count)}`}
            </Button>
          </ButtonRow>
        </DialogFooter>
      </DialogBody>
    </Dialog>
  )
}
