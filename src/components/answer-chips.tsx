import { Chip } from './ui/chip'

interface AnswerChipsProps {
  /** Name of the blank. */
  blank: string
  /** What was filled in before where a prompt asked for the same. */
  answers: readonly string[]
  /** What stands in the field now. */
  value: string
  onTake: (answer: string) => void
}

/** Earlier answers below the field of a blank, each to be taken with one press. Nothing where there are none. */
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
