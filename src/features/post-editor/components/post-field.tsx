import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Field, FieldError } from '@/components/ui/field'

interface PostFieldProps {
  id: string
  label: string
  isRequired?: boolean
  problem: string | undefined
  hint?: ReactNode
  /** The field's area of the form's grid. */
  area: string
  /** Buttons beside the field. */
  action?: ReactNode
  /** Called with the value for the control's `aria-describedby`. */
  children: (describedBy: string | undefined) => ReactNode
}

/** A labelled control with its hint and its problem. */
export function PostField({ id, label, isRequired = false, problem, hint, area, action, children }: PostFieldProps) {
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <Field isBad={Boolean(problem)} className={area}>
      <label htmlFor={id}>
        {label}
        {isRequired && <span aria-hidden="true">*</span>}
      </label>
      {action ? (
        <div className="grid gap-2 sm:max-lg:has-[>button]:grid-cols-[minmax(0,1fr)_auto] sm:max-lg:[&>button]:min-h-12">
          {children(described || undefined)}
          {action}
        </div>
      ) : (
        children(described || undefined)
      )}
      {problem && (
        <FieldError id={`${id}-problem`}>
          <TriangleAlert className="i" aria-hidden />
          {problem}
        </FieldError>
      )}
      {hint && (
        <span className="text-small text-ink-muted" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </Field>
  )
}
