import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

interface FieldProps {
  id: string
  label: string
  isRequired?: boolean
  problem: string | undefined
  hint?: ReactNode
  /** Where the field stands in the form's grid. */
  area: string
  /** Something to press beside the field. */
  action?: ReactNode
  /** Gets what the control has to be described by. */
  children: (describedBy: string | undefined) => ReactNode
}

/** A labelled control with its hint and what is wrong with it. */
export function Field({ id, label, isRequired = false, problem, hint, area, action, children }: FieldProps) {
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={`field ${area} ${problem ? 'bad' : ''}`}>
      <label htmlFor={id}>
        {label}
        {isRequired && <span aria-hidden="true">*</span>}
      </label>
      {action ? (
        <div className="grid gap-2 sm:has-[.btn]:grid-cols-[minmax(0,1fr)_auto] sm:[&_.btn]:min-h-12">
          {children(described || undefined)}
          {action}
        </div>
      ) : (
        children(described || undefined)
      )}
      {problem && (
        <span className="err" id={`${id}-problem`}>
          <TriangleAlert className="i" aria-hidden />
          {problem}
        </span>
      )}
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  )
}
