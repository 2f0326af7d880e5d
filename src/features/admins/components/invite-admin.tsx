import { emailAddress } from '@contracts/email-lists.ts'
import { type FormEvent, useId, useState } from 'react'
import { showToast } from '@/components/toast'
import { Button } from '@/components/ui/button'
import { Field, FieldError, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { MESSAGES } from '../messages'

/** Makes an account an admin. If there is no account, creates it and shows its password once, to be passed on. */
export function InviteAdmin({ invite }: { invite: (email: string) => Promise<string | null> }) {
  const id = useId()
  const [email, setEmail] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [made, setMade] = useState<{ email: string; password: string }>()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const address = email.trim()
    if (isBusy) return
    if (!emailAddress(address)) return setProblem('Please enter a full address, such as name@example.org.')
    setIsBusy(true)
    setMade(undefined)
    try {
      const password = await invite(address)
      setEmail('')
      if (password) setMade({ email: address, password })
      void showToast('success', MESSAGES.invited(address))
    } catch (error) {
      setProblem(MESSAGES.inviteFailed(error instanceof Error ? error.message : String(error)))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <>
      <form className="grid max-w-[28rem] gap-4" noValidate onSubmit={(event) => void submit(event)}>
        <Field isBad={Boolean(problem)}>
          <label htmlFor={id}>Email</label>
          <Input
            id={id}
            type="email"
            value={email}
            aria-invalid={problem !== undefined}
            aria-describedby={problem ? `${id}-problem` : undefined}
            onChange={({ target }) => {
              setEmail(target.value)
              setProblem(undefined)
            }}
          />
          {problem && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
        </Field>
        <Button look="primary" type="submit" aria-busy={isBusy}>
          {isBusy ? 'Inviting...' : 'Invite'}
        </Button>
      </form>
      <div role="status">
        {made && (
          <Notice look="marked" className="mt-4">
            {made.email} has a new account. Its password, shown this once:{' '}
            <code className="wrap-anywhere select-all">{made.password}</code>. Hand it on safely, and ask for a new one
            under Your account.
          </Notice>
        )}
      </div>
    </>
  )
}
