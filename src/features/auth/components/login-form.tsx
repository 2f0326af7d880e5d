import { type FormEvent, useId, useRef, useState } from 'react'
import { showToast } from '@/components/toast'
import { Button } from '@/components/ui/button'
import { Field, FieldError, Input } from '@/components/ui/field'
import { MESSAGES } from '../messages'
import { useAuth } from '../lib/auth-context'
import { describeSignInError } from '../lib/describe-error'
import { PasswordField } from './password-field'

interface LoginFormProps {
  /** Called when the form starts a sign-in, so that the page ignores changes of the account. */
  onBegin: () => void
  /** The sign-in failed. */
  onFail: () => void
  /** The password was right. */
  onSignedIn: (result: { needsCode: boolean }) => void
}

/** E-mail and password, kept when refused. The fields are uncontrolled, as password managers expect. */
export function LoginForm({ onBegin, onFail, onSignedIn }: LoginFormProps) {
  const id = useId()
  const { signIn } = useAuth()
  const emailField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  const isUnderWay = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [emailProblem, setEmailProblem] = useState<string>()
  const [passwordProblem, setPasswordProblem] = useState<string>()

  const clearProblems = () => {
    setEmailProblem(undefined)
    setPasswordProblem(undefined)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isUnderWay.current) return
    const email = (emailField.current?.value ?? '').trim()
    const password = passwordField.current?.value ?? ''
    clearProblems()
    if (!email || !password) {
      void showToast('error', MESSAGES.missingFields)
      if (!email) setEmailProblem(MESSAGES.missingFields)
      else setPasswordProblem(MESSAGES.missingFields)
      ;(email ? passwordField : emailField).current?.focus()
      return
    }
    isUnderWay.current = true
    setIsBusy(true)
    onBegin()
    try {
      onSignedIn(await signIn(email, password))
    } catch (error) {
      const { title, description } = describeSignInError(error)
      setPasswordProblem(title)
      passwordField.current?.focus()
      void showToast('error', title, description)
      isUnderWay.current = false
      setIsBusy(false)
      onFail()
    }
  }

  return (
    // POST: if the browser submits the form before scripts have loaded, the password must not end up in the URL.
    <form className="mt-4 grid gap-4" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Field isBad={Boolean(emailProblem)}>
        <label htmlFor={`${id}-email`}>Email</label>
        <Input
          ref={emailField}
          id={`${id}-email`}
          type="email"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={emailProblem !== undefined}
          aria-describedby={emailProblem ? `${id}-problem` : undefined}
          onInput={clearProblems}
        />
        {emailProblem && <FieldError id={`${id}-problem`}>{emailProblem}</FieldError>}
      </Field>
      <PasswordField ref={passwordField} problem={passwordProblem} onInput={clearProblems} />
      <Button look="primary" size="big" type="submit" aria-disabled={isBusy} aria-busy={isBusy}>
        {isBusy ? 'Logging in...' : 'Login to Admin'}
      </Button>
    </form>
  )
}
