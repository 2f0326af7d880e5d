import { useId } from 'react'
import { Dialog, DialogBody, DialogTitle } from '@/components/ui/dialog'
import { Button, ButtonRow } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { MESSAGES } from '../messages'
import { useAuth } from '../lib/auth-context'
import { useSignInStep } from '../lib/use-sign-in-step'
import { CodeForm } from './code-form'
import { PasswordField } from './password-field'

/**
 * Asks for the password over a page whose session has ended; the page below stays as it is. The guard shows it while
 * `needsPassword` is set: from the end of a session over open work, or a refused call's `askForPassword`, until the
 * account is back (here or in another tab) or the question is declined.
 */
export function ReauthenticateDialog() {
  const id = useId()
  const { lastEmail, needsCode, reauthenticate, declinePassword } = useAuth()
  const { field, isBusy, problem, clearProblem, onSubmit } = useSignInStep({
    check: (typed) => (typed ? undefined : MESSAGES.missingPassword),
    send: reauthenticate,
  })

  return (
    // Escape does nothing, because it would leave a page that can no longer save; there is a button for that.
    <Dialog size="narrow" describedBy={id}>
      <DialogBody>
        <DialogTitle>Your session has ended</DialogTitle>
        <p id={id}>The page below is as you left it. Enter your password to carry on.</p>
        {needsCode ? (
          <CodeForm onDone={() => undefined} onCancel={declinePassword} />
        ) : (
          <form className="mt-4 grid gap-4" method="post" noValidate onSubmit={onSubmit}>
            <Field>
              <label htmlFor={`${id}-email`}>Email</label>
              <Input
                id={`${id}-email`}
                type="email"
                name="username"
                autoComplete="username"
                readOnly
                value={lastEmail ?? ''}
              />
            </Field>
            <PasswordField ref={field} problem={problem} onInput={clearProblem} />
            <ButtonRow>
              <Button look="primary" type="submit" aria-disabled={isBusy} aria-busy={isBusy}>
                {isBusy ? 'Logging in...' : 'Carry on'}
              </Button>
              <Button onClick={declinePassword}>Not now</Button>
            </ButtonRow>
          </form>
        )}
      </DialogBody>
    </Dialog>
  )
}
