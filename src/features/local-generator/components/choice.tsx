import { Field, Select } from '@/components/ui/field'
interface ChoiceProps<T extends string> {
  id: string
  name: string
  label: string
  choices: readonly T[]
  value: T
  /** Name of a choice as visitors read it; its own name with a capital otherwise. */
  nameOf?: (choice: T) => string
  onChange: (choice: T) => void
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A labelled select of a few fixed choices. */
export function Choice<T extends string>({
  id,
  name,
  label,
  choices,
  value,
  nameOf = capitalised,
  onChange,
}: ChoiceProps<T>) {
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        name={name}
        value={value}
        onChange={(event) => {
          const chosen = choices.find((choice) => choice === event.target.value)
          if (chosen) onChange(chosen)
        }}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {nameOf(choice)}
          </option>
        ))}
      </Select>
    </Field>
  )
}
