import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { showToast } from '@/components/toast'
import { Button, ButtonRow } from '@/components/ui/button'
import { Field, FieldError, Input } from '@/components/ui/field'
import { Busy } from '@/components/ui/spinner'
import type { AccountApi, NewFactor } from '../api/account'
import { ACCOUNT_MESSAGES as MESSAGES } from '../messages'

const KEY = ['account', 'factor']
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The account's second factor: none, unconfirmed, or active. Only hosted projects have one. */
export function Authenticator({ api }: { api: AccountApi }) {
  const client = useQueryClient()
  const {
    data: factor,
    error,
    isPending,
  } = useQuery({ queryKey: KEY, queryFn: async () => (await api.factor()) ?? null })
  const [begun, setBegun] = useState<NewFactor>()

  const run = async (work: () => Promise<void>) => {
    try {
      await work()
      await client.invalidateQueries({ queryKey: KEY })
    } catch (reason) {
      void showToast('error', MESSAGES.factorFailed(reasonOf(reason)))
    }
  }

  if (isPending) return <Busy>Loading...</Busy>
  if (error) return <p role="alert">{MESSAGES.factorFailed(error.message)}</p>
  if (factor) {
    return (
      <>
        <p className="mb-4">On: signing in asks for a code of your app.</p>
        <Button onClick={() => void run(() => api.removeFactor(factor))}>Turn off</Button>
      </>
    )
  }
  if (begun) {
    return (
      <ConfirmFactor
        factor={begun}
        onCancel={() => setBegun(undefined)}
        onCode={async (code) => {
          await api.confirm(begun.id, code)
          setBegun(undefined)
          void showToast('success', MESSAGES.factorOn)
          await client.invalidateQueries({ queryKey: KEY })
        }}
      />
    )
  }
  return (
    <>
      <p className="mb-4">Off. With an authenticator app, a stolen password is not enough to get in.</p>
      <Button onClick={() => void run(async () => setBegun(await api.enroll()))}>Turn on</Button>
    </>
  )
}

interface ConfirmFactorProps {
  factor: NewFactor
  onCode: (code: string) => Promise<void>
  onCancel: () => void
}

function ConfirmFactor({ factor, onCode, onCancel }: ConfirmFactorProps) {
  const id = useId()
  const [code, setCode] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    try {
      await onCode(code.replace(/\s/g, ''))
    } catch (error) {
      setProblem(reasonOf(error))
      setIsBusy(false)
    }
  }
  return (
    <form className="grid max-w-[28rem] gap-4" noValidate onSubmit={(event) => void submit(event)}>
      <p>Scan this with your authenticator app, then type the code that it shows.</p>
      <img
        className="size-48 rounded-control bg-white p-2"
        src={factor.qrCode}
        alt="QR code for your authenticator app"
      />
      <p className="text-small text-ink-muted">
        No camera? Type this key: <code className="wrap-anywhere select-all">{factor.secret}</code>
      </p>
      <Field isBad={Boolean(problem)}>
        <label htmlFor={id}>Code</label>
        <Input
          id={id}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
          value={code}
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={({ target }) => {
            setCode(target.value)
            setProblem(undefined)
          }}
        />
        {problem && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
      </Field>
      <ButtonRow>
        <Button look="primary" type="submit" aria-busy={isBusy}>
          {isBusy ? 'Checking...' : 'Confirm code'}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </ButtonRow>
    </form>
  )
}
