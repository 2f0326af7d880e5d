import { type ReactNode, useId, useRef, useState } from 'react'
import { Button, ButtonRow } from '@/components/ui/button'
import { Field, FieldError, Input } from '@/components/ui/field'
import { FIELD_MESSAGES } from '../messages'
import { fromField, inWords, timeZone, toField } from '../lib/local-time'

interface MomentFieldProps {
  label: string
  /** The initial value. */
  initial: string | undefined
  /** The problem with a moment; undefined if there is none. */
  check: (moment: Date) => string | undefined
  submitLabel: string
  onSubmit: (moment: Date) => Promise<void>
  /** More buttons beside the submit button. */
  children?: ReactNode
}

/** A local day and time, also shown in words, with a submit button. */
export function MomentField({ label, initial, check, submitLabel, onSubmit, children }: MomentFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState(() => (initial ? toField(initial) : ''))
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const moment = fromField(value)

  const submit = async () => {
    if (isBusy) return
    const wrong = moment ? check(moment) : FIELD_MESSAGES.momentMissing
    setProblem(wrong)
    if (wrong || !moment) return input.current?.focus()
    setIsBusy(true)
    await onSubmit(moment).finally(() => setIsBusy(false))
  }

  return (
    <form
      className="grid justify-items-start gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Field isBad={problem !== undefined}>
        <label htmlFor={id}>{label}</label>
        <Input
          ref={input}
          id={id}
          className="max-w-72"
          type="datetime-local"
          value={value}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-words${problem ? ` ${id}-problem` : ''}`}
          onChange={(event) => {
            setValue(event.target.value)
            setProblem(undefined)
          }}
        />
        {problem && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
        <span id={`${id}-words`} className="text-small text-ink-muted">
          {moment ? `${inWords(moment)} (${timeZone()})` : `By your own clock (${timeZone()}).`}
        </span>
      </Field>
      <ButtonRow>
        <Button type="submit" aria-busy={isBusy} aria-disabled={isBusy}>
          {submitLabel}
        </Button>
        {children}
      </ButtonRow>
    </form>
  )
}
