import { type FormEvent, useId, useRef, useState } from 'react'
import { Button, ButtonRow } from '@/components/ui/button'
import { Dialog, DialogBody, DialogFooter, DialogTitle } from '@/components/ui/dialog'
import { Field, FieldError, Input } from '@/components/ui/field'
import type { Account } from '../api/accounts'
import { keptOf } from '../lib/describe-account'
import { MESSAGES } from '../messages'

interface DeleteAccountProps {
  account: Account
  onCancel: () => void
  /** @throws Error with a sentence to show */
  onConfirm: (address: string) => Promise<void>
}

/** Says what is deleted with an account, and asks for its address to confirm. */
export function DeleteAccount({ account, onCancel, onConfirm }: DeleteAccountProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  const refuse = (text: string) => {
    setProblem(text)
    field.current?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (typed.trim().toLowerCase() !== account.email.toLowerCase()) return refuse(MESSAGES.otherAddress)
    setIsBusy(true)
    setProblem(undefined)
    try {
      await onConfirm(typed.trim())
    } catch (error) {
      refuse(error instanceof Error ? error.message : String(error))
      setIsBusy(false)
    }
  }

  return (
    <Dialog role="alertdialog" size="narrow" describedBy={`${id}-what`} onClose={() => !isBusy && onCancel()}>
      <DialogBody>
        <DialogTitle>Delete this account</DialogTitle>
        <p id={`${id}-what`} className="wrap-anywhere">
          {`${account.email}, its Pro and everything it keeps (${keptOf(account)}) go from the server at once and for good. What is on its owner’s devices stays there.`}
        </p>
        <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
          <Field isBad={problem !== undefined}>
            <label htmlFor={id}>Type its address</label>
            <Input
              ref={field}
              data-first
              id={id}
              type="email"
              autoComplete="off"
              value={typed}
              aria-invalid={problem !== undefined}
              aria-describedby={problem ? `${id}-problem` : undefined}
              onChange={({ target }) => {
                setTyped(target.value)
                setProblem(undefined)
              }}
            />
            {problem && (
              <FieldError id={`${id}-problem`} role="alert">
                {problem}
              </FieldError>
            )}
          </Field>
          <DialogFooter>
            <ButtonRow className="justify-end">
              <Button disabled={isBusy} onClick={onCancel}>
                Cancel
              </Button>
              <Button look="danger" type="submit" aria-busy={isBusy}>
                {isBusy ? 'Deleting...' : 'Delete account'}
              </Button>
            </ButtonRow>
          </DialogFooter>
        </form>
      </DialogBody>
    </Dialog>
  )
}
