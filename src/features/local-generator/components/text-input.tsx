import { LOCAL_TEXT_MAX_CHARS } from '@contracts/local-generator.ts'
import { Field, Input } from '@/components/ui/field'
import { isTooLongForLink } from '../lib/inputs'

interface TextInputProps {
  id: string
  name: string
  label: string
  hint?: string
  placeholder: string
  value: string
  onChange: (text: string) => void
}

/** A line of free text; one too long for a link still works, and the field says what it does not do. */
export function TextInput({ id, name, label, hint, placeholder, value, onChange }: TextInputProps) {
  const isTooLong = isTooLongForLink(value)
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        name={name}
        type="text"
        autoComplete="off"
        placeholder={placeholder}
        value={value}
        aria-describedby={hint || isTooLong ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {(hint || isTooLong) && (
        <span className="text-small text-ink-muted" id={`${id}-hint`}>
          {isTooLong
            ? `Over ${LOCAL_TEXT_MAX_CHARS} characters: the prompt uses it all, but a link cannot carry it.`
            : hint}
        </span>
      )}
    </Field>
  )
}
