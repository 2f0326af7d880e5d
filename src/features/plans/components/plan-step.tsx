import { Check } from 'lucide-react'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import type { PlanStep as Step } from '@/content/schema'
import { NamedPrompt } from '@/components/named-prompt'
import { parseWords } from '../lib/word-count'

interface PlanStepProps {
  number: number
  /** What a step of this plan is called. */
  name: 'Day' | 'Step'
  step: Step
  isDone: boolean
  onToggle: () => void
  /** Words written on this day, if the plan counts them. */
  words: number | undefined
  /** Undefined until the page is hydrated. */
  onWords: ((count: number) => void) | undefined
}

/** One step of a plan: what to do, its prompt, and a tick. */
export function PlanStep({ number, name, step, isDone, onToggle, words, onWords }: PlanStepProps) {
  const field = useId()
  const { title, text, minutes, prompt } = step
  return (
    <li
      id={`step-${number}`}
      className="grid scroll-mt-4 list-none gap-x-6 gap-y-3 border-b border-rule py-6 target:bg-accent-soft sm:grid-cols-[4.5rem_1fr_auto] print:break-inside-avoid print:py-3"
    >
      <p className="text-ui text-ink-muted sm:pt-1">
        {name} {number}
        {minutes && <span className="whitespace-nowrap sm:block max-sm:ml-2">{minutes} min</span>}
      </p>
      <div className="min-w-0">
        <h3 className="text-[1.1875rem]">
          {/* On paper, a box to tick. */}
          <span
            aria-hidden
            className="mr-2 hidden size-[1em] border border-[black] text-center leading-none print:inline-block"
          >
            {isDone && '×'}
          </span>
          {title}
        </h3>
        <p className="mt-1 max-w-[46rem]">{text}</p>
        {words !== undefined && (
          <Field className="mt-3 w-40 print:hidden">
            <label htmlFor={field}>Words on day {number}</label>
            <Input
              id={field}
              inputMode="numeric"
              autoComplete="off"
              maxLength={7}
              disabled={!onWords}
              value={words === 0 ? '' : String(words)}
              onChange={({ target }) => onWords?.(parseWords(target.value))}
            />
          </Field>
        )}
      </div>
      <Button
        className="self-start justify-self-start aria-pressed:border-accent aria-pressed:text-accent print:hidden"
        aria-pressed={isDone}
        aria-label={`Done: ${title}`}
        onClick={onToggle}
      >
        <Check className="i" aria-hidden />
        Done
      </Button>
      {prompt && (
        <ul className="sm:col-span-2 sm:col-start-2">
          <NamedPrompt {...prompt} />
        </ul>
      )}
    </li>
  )
}
