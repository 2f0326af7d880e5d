import { useEffect, useId } from 'react'
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
  useEffect(() => field.current?.focus(), [field])

  return (
    <form className="mt-4 grid gap-4" noValidate onSubmit={onSubmit}>
      <div className={`field ${problem ? 'bad' : ''}`}>
        <label htmlFor={id}>Code of your authenticator app</label>
        <input
          ref={field}
          className="input"
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
        {problem && (
          <span className="err" id={`${id}-problem`}>
            {problem}
          </span>
        )}
      </div>
      <div className="btn-row">
        <button className="btn btn-primary" type="submit" aria-disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? 'Checking...' : 'Confirm code'}
        </button>
        <button className="btn btn-secondary" type="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  )
}
