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

/** A line of text. If it is too long for a link it still works, and the hint says that the link leaves it out. */
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
