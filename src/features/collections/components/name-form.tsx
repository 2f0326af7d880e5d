import { type FormEvent, type KeyboardEvent, useLayoutEffect, useId, useRef, useState } from 'react'
import { keyOf } from '@/lib/key-of'
import { Button, ButtonRow } from '@/components/ui/button'
import { Field, FieldError, Input } from '@/components/ui/field'
import { MESSAGES } from '../messages'
import { MAX_NAME_LENGTH } from '../lib/limits'

interface NameFormProps {
  label: string
  submitLabel: string
  initial?: string
  /** Names that other collections have. */
  taken: readonly string[]
  onSubmit: (name: string) => void
  onCancel?: () => void
  /** Takes the focus as it appears. */
  hasFocus?: boolean
}

/** The name of a collection, new or changed. */
export function NameForm({ label, submitLabel, initial = '', taken, onSubmit, onCancel, hasFocus }: NameFormProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(initial)
  const [error, setError] = useState<string>()
  useLayoutEffect(() => {
    if (!hasFocus) return
    field.current?.focus()
    field.current?.select()
  }, [hasFocus])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = name.trim()
    const isTaken = taken.some((other) => other.toLowerCase() === wanted.toLowerCase())
    if (wanted !== '' && !isTaken) {
      onSubmit(wanted)
      return
    }
    setError(isTaken ? MESSAGES.nameTaken : MESSAGES.nameRequired)
    field.current?.focus()
  }
  const cancelByEscape = (event: KeyboardEvent) => {
    if (keyOf(event) === 'Escape') onCancel?.()
  }

  return (
    <form className="grid max-w-96 gap-3" onSubmit={submit} onKeyDown={cancelByEscape} noValidate>
      <Field isBad={Boolean(error)}>
        <label htmlFor={id}>{label}</label>
        <Input
          ref={field}
          id={id}
          value={name}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => {
            setName(event.target.value)
            setError(undefined)
          }}
        />
        <FieldError id={`${id}-error`} role="alert">
          {error}
        </FieldError>
      </Field>
      <ButtonRow>
        <Button look="primary" type="submit">
          {submitLabel}
        </Button>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      </ButtonRow>
    </form>
  )
}
