import { type ComponentProps, useId } from 'react'
import { Field, FieldError, Input } from '@/components/ui/field'

interface StepFieldProps extends ComponentProps<typeof Input> {
  label: string
  /** What is wrong with the last entry. */
  problem: string | undefined
}

/** The one field of a step, with its label and what is wrong with it. */
export function StepField({ label, problem, ...props }: StepFieldProps) {
  const id = useId()
  return (
    <Field isBad={problem !== undefined}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        required
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        {...props}
      />
      {problem && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
    </Field>
  )
}
