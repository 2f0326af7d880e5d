import { PRO_NOTE_MAX_CHARS } from '@contracts/limits.ts'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Button, ButtonRow } from '@/components/ui/button'
import { Field, FieldError, Input, TextArea } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { INLINE_PANEL } from '@/components/ui/panel'
import type { Account } from '../api/accounts'
import { isPaying } from '../lib/describe-account'
import { MESSAGES } from '../messages'

/** The day (UTC) some months from today, as the value of a date field. */
function inMonths(months: number): string {
  const day = new Date()
  day.setUTCMonth(day.getUTCMonth() + months)
  return day.toISOString().slice(0, 10)
}

interface GiveProProps {
  account: Account
  /** @throws Error with a sentence to show */
  onGive: (until: string, note: string) => Promise<void>
}

/** Asks until when an account has Pro, and why. */
export function GivePro({ account, onGive }: GiveProProps) {
  const id = useId()
  const dayField = useRef<HTMLInputElement>(null)
  const noteField = useRef<HTMLTextAreaElement>(null)
  const [day, setDay] = useState(account.given_until?.slice(0, 10) ?? '')
  const [note, setNote] = useState(account.note ?? '')
  const [problem, setProblem] = useState<{ field?: 'day' | 'note'; text: string }>()
  const [isBusy, setIsBusy] = useState(false)

  useEffect(() => dayField.current?.focus(), [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (!day) {
      setProblem({ field: 'day', text: MESSAGES.dayMissing })
      return dayField.current?.focus()
    }
    if (!note.trim()) {
      setProblem({ field: 'note', text: MESSAGES.noteMissing })
      return noteField.current?.focus()
    }
    setIsBusy(true)
    setProblem(undefined)
    try {
      // The day itself still has Pro.
      await onGive(`${day}T23:59:59Z`, note.trim())
    } catch (error) {
      setProblem({ text: error instanceof Error ? error.message : String(error) })
    } finally {
      setIsBusy(false)
    }
  }
  const choose = (months: number) => {
    setDay(inMonths(months))
    setProblem(undefined)
  }
  const errorOf = (field: 'day' | 'note') =>
    problem?.field === field && <FieldError id={`${id}-${field}-problem`}>{problem.text}</FieldError>
  const marks = (field: 'day' | 'note') => ({
    'aria-invalid': problem?.field === field,
    'aria-describedby': problem?.field === field ? `${id}-${field}-problem` : undefined,
  })

  return (
    <form
      className={INLINE_PANEL}
      noValidate
      aria-label={`Pro for ${account.email}`}
      onSubmit={(event) => void submit(event)}
    >
      {isPaying(account) && (
        <Notice look="marked">
          This account pays for Pro already. What you give counts beside it, and costs nothing.
        </Notice>
      )}
      <Field isBad={problem?.field === 'day'}>
        <label htmlFor={`${id}-day`}>Pro until the end of</label>
        <Input
          ref={dayField}
          id={`${id}-day`}
          className="max-w-56"
          type="date"
          min={inMonths(0)}
          value={day}
          {...marks('day')}
          onChange={({ target }) => {
            setDay(target.value)
            setProblem(undefined)
          }}
        />
        {errorOf('day')}
      </Field>
      <ButtonRow>
        <Button onClick={() => choose(1)}>One month</Button>
        <Button onClick={() => choose(12)}>One year</Button>
      </ButtonRow>
      <Field isBad={problem?.field === 'note'}>
        <label htmlFor={`${id}-note`}>Why (for admins alone)</label>
        <TextArea
          ref={noteField}
          isPlain
          id={`${id}-note`}
          rows={2}
          maxLength={PRO_NOTE_MAX_CHARS}
          value={note}
          {...marks('note')}
          onChange={({ target }) => {
            setNote(target.value)
            setProblem(undefined)
          }}
        />
        {errorOf('note')}
      </Field>
      {problem && !problem.field && (
        <Notice look="bad" role="alert">
          {problem.text}
        </Notice>
      )}
      <ButtonRow>
        <Button look="primary" type="submit" aria-busy={isBusy}>
          {isBusy ? 'Giving...' : 'Give'}
        </Button>
      </ButtonRow>
    </form>
  )
}
