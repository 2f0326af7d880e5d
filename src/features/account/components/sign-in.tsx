import { emailAddress } from '@contracts/email-lists.ts'
import { useEffect, useLayoutEffect, useState } from 'react'
import { showToast } from '@/components/toast'
import { Button, ButtonRow } from '@/components/ui/button'
import { keepSentTo, readSentTo } from '../lib/sent-code'
import { loadCalls } from '../lib/load-calls'
import { useStep } from '../lib/use-step'
import { MESSAGES } from '../messages'
import { OtherWays } from './other-ways'
import { StepField } from './step-field'

async function send(email: string): Promise<void> {
  const { sendCode } = await loadCalls()
  await sendCode(email)
  keepSentTo(email)
}

/** Signing in: an address, then the code that was sent to it. */
export function SignIn() {
  const [sentTo, setSentTo] = useState<string>()
  const [email, setEmail] = useState('')

  // After hydration, because the prerendered markup knows nothing of this tab.
  useEffect(() => setSentTo(readSentTo()), [])

  if (sentTo === undefined) {
    return (
      <div className="grid max-w-md gap-8">
        <AddressStep email={email} onSent={setSentTo} />
        <OtherWays />
      </div>
    )
  }
  const changeAddress = () => {
    keepSentTo(undefined)
    setEmail(sentTo)
    setSentTo(undefined)
  }
  return <CodeStep email={sentTo} onChangeAddress={changeAddress} />
}

function AddressStep({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const { field, isBusy, problem, onSubmit, clearProblem } = useStep({
    check: (typed) => (emailAddress(typed) ? undefined : MESSAGES.emailWrong),
    send: async (typed) => {
      await send(typed.trim())
      onSent(typed.trim())
    },
  })
  return (
    // POST: if the browser submits the form before scripts have loaded, the e-mail address must not end up in the URL.
    <form className="grid gap-4" method="post" noValidate onSubmit={onSubmit}>
      <StepField
        ref={field}
        label="Your e-mail address"
        problem={problem}
        type="email"
        name="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={email}
        onInput={clearProblem}
      />
      <Button look="primary" size="big" type="submit" aria-disabled={isBusy} aria-busy={isBusy}>
        {isBusy ? 'Sending…' : 'Send me a code'}
      </Button>
    </form>
  )
}

const digitsOf = (typed: string) => typed.replaceAll(/\D/g, '')

function CodeStep({ email, onChangeAddress }: { email: string; onChangeAddress: () => void }) {
  const { field, isBusy, problem, run, onSubmit, clearProblem } = useStep({
    check: (typed) => (digitsOf(typed).length === 6 ? undefined : MESSAGES.codeMissing),
    send: async (typed) => {
      const { enterCode } = await loadCalls()
      await enterCode(email, digitsOf(typed))
      keepSentTo(undefined)
      void showToast('success', MESSAGES.signedIn)
    },
  })
  // Before the visitor can type.
  useLayoutEffect(() => field.current?.focus(), [field])

  const sendAgain = () =>
    run(async () => {
      await send(email)
      if (field.current) field.current.value = ''
      field.current?.focus()
      void showToast('success', MESSAGES.codeSent)
    })

  return (
    <form className="grid max-w-md gap-4" method="post" noValidate onSubmit={onSubmit}>
      <p>
        We have sent six digits to <strong className="wrap-anywhere">{email}</strong>. They work for ten minutes. Not
        there? Look among the spam.
      </p>
      <StepField
        ref={field}
        label="Code from the mail"
        problem={problem}
        className="text-[1.25rem] tracking-[0.2em] tabular-nums"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        onInput={clearProblem}
      />
      <ButtonRow>
        <Button look="primary" type="submit" aria-disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? 'One moment…' : 'Sign in'}
        </Button>
        <Button aria-disabled={isBusy} onClick={() => void sendAgain()}>
          Send a new code
        </Button>
        <Button look="link" onClick={onChangeAddress}>
          Another address
        </Button>
      </ButtonRow>
    </form>
  )
}
