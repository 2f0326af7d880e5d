import { Chip } from './ui/chip'

interface AnswerChipsProps {
  /** Name of the blank. */
  blank: string
  /** Earlier answers to blanks of the same name. */
  answers: readonly string[]
  /** The field's current value. */
  value: string
  onTake: (answer: string) => void
}

/** Earlier answers below a blank's field; one press takes an answer. Renders nothing if there are none. */
export function AnswerChips({ blank, answers, value, onTake }: AnswerChipsProps) {
  if (answers.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2 print:hidden" role="group" aria-label={`Filled in before for ${blank}`}>
      {answers.map((answer) => (
        <Chip key={answer} aria-pressed={value === answer} title={answer} onClick={() => onTake(answer)}>
          Use “<span>{answer}</span>” again
        </Chip>
      ))}
    </div>
  )
}
