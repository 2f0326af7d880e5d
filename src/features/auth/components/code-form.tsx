import { useId, useLayoutEffect } from 'react'
import { Button, ButtonRow } from '@/components/ui/button'
import { Field, FieldError, Input } from '@/components/ui/field'
import { MESSAGES } from '../messages'
import { useAuth } from '../lib/auth-context'
import { useSignInStep } from '../lib/use-sign-in-step'

interface CodeFormProps {
  /** The code was right. */
  onDone: () => void
  onCancel: () => void
}

const digitsOf = (typed: string) => typed.replace(/\s/g, '')

/** The second step of a sign-in: the code that the account's authenticator app shows. */
export function CodeForm({ onDone, onCancel }: CodeFormProps) {
  const id = useId()
  const { verifyCode } = useAuth()
  const { field, isBusy, problem, clearProblem, onSubmit } = useSignInStep({
    check: (typed) => (/^\d{6}$/.test(digitsOf(typed)) ? undefined : MESSAGES.missingCode),
    send: async (typed) => {
      await verifyCode(digitsOf(typed))
      onDone()
    },
  })
  // Before the visitor can type.
  useLayoutEffect(() => field.current?.focus(), [field])

  return (
    <form className="mt-4 grid gap-4" noValidate onSubmit={onSubmit}>
      <Field isBad={Boolean(problem)}>
        <label htmlFor={id}>Code of your authenticator app</label>
        <Input
          ref={field}
          id={id}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
          required
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onInput={clearProblem}
        />
        {problem && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
      </Field>
      <ButtonRow>
        <Button look="primary" type="submit" aria-disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? 'Checking...' : 'Confirm code'}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </ButtonRow>
    </form>
  )
}
