import { type FormEvent, useId, useState } from 'react'
import { showToast } from '@/components/toast'
import { Button } from '@/components/ui/button'
import { Field, FieldError, Input } from '@/components/ui/field'
import type { AccountApi } from '../api/account'
import { useAuth } from '../lib/auth-context'
import { SignInError } from '../lib/auth-state'
import { describeSignInError } from '../lib/describe-error'
import { authenticatorOf } from '../lib/second-factor'
import { ACCOUNT_MESSAGES as MESSAGES } from '../messages'

const MIN_CHARS = 10

type Name = 'proof' | 'password'

interface SecretFieldProps {
  name: Name
  label: string
  autoComplete: string
  isShown?: boolean
  problem: string | undefined
  onInput: () => void
}

function SecretField({ name, label, autoComplete, isShown = false, problem, onInput }: SecretFieldProps) {
  const id = useId()
  return (
    <Field isBad={problem !== undefined}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        name={name}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        required
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        onInput={onInput}
      />
      {problem !== undefined && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
    </Field>
  )
}

/**
 * Changes the password after checking the old one, and signs out other devices. An account with an authenticator app
 * enters its code instead, because signing in again with the password alone would end the two-factor session.
 */
export function ChangePassword({ api }: { api: AccountApi }) {
  const { session, reauthenticate, verifyCode } = useAuth()
  const hasFactor = session !== null && authenticatorOf(session) !== undefined
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<{ name: Name; text: string }>()
  const clear = () => setProblem(undefined)
  const problemOf = (name: Name) => (problem?.name === name ? problem.text : undefined)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const refuse = (name: Name, text: string) => {
      setProblem({ name, text })
      const field = form.elements.namedItem(name)
      if (field instanceof HTMLElement) field.focus()
    }
    const [proof = '', password = ''] = ['proof', 'password'].map((name) => String(new FormData(form).get(name) ?? ''))
    clear()
    if (!proof) return refuse('proof', hasFactor ? MESSAGES.codeMissing : MESSAGES.currentMissing)
    if ([...password].length < MIN_CHARS) return refuse('password', MESSAGES.passwordShort(MIN_CHARS))
    setIsBusy(true)
    try {
      await (hasFactor ? verifyCode(proof.replace(/\s/g, '')) : reauthenticate(proof))
      await api.changePassword(password)
      form.reset()
      void showToast('success', MESSAGES.passwordChanged.title, MESSAGES.passwordChanged.description)
    } catch (error) {
      if (error instanceof SignInError) refuse('proof', describeSignInError(error).title)
      else refuse('password', MESSAGES.passwordRefused(error instanceof Error ? error.message : String(error)))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <form className="grid max-w-[28rem] gap-4" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <SecretField
        name="proof"
        label={hasFactor ? 'Code of your authenticator app' : 'Current password'}
        autoComplete={hasFactor ? 'one-time-code' : 'current-password'}
        isShown={hasFactor}
        problem={problemOf('proof')}
        onInput={clear}
      />
      <SecretField
        name="password"
        label="New password"
        autoComplete="new-password"
        problem={problemOf('password')}
        onInput={clear}
      />
      <Button look="primary" type="submit" aria-busy={isBusy} aria-disabled={isBusy}>
        {isBusy ? 'Changing...' : 'Change password'}
      </Button>
    </form>
  )
}
