import { useMemo } from 'react'
import { Chip } from '@/components/ui/chip'
import { hasAnswer, questionsFor, toggleAnswer } from '../lib/short-questions'

interface ShortQuestionsProps {
  description: string
  onChange: (description: string) => void
}

/** Up to three questions to a request of few words; a tapped answer goes into the request. */
export default function ShortQuestions({ description, onChange }: ShortQuestionsProps) {
  const questions = useMemo(() => questionsFor(description), [description])
  if (questions.length === 0) return null
  return (
    <section className="grid gap-3 border-t border-rule pt-4" aria-label="A little more, if you like">
      <p className="text-small text-ink-muted">A little more, if you like: tap what fits.</p>
      {questions.map(({ name, answers }) => (
        <div key={name} className="flex flex-wrap items-center gap-1.5" role="group" aria-label={name}>
          <span className="mr-1 text-ui font-[520]">{name}</span>
          {answers.map((answer) => (
            <Chip
              key={answer}
              aria-pressed={hasAnswer(description, name, answer)}
              onClick={() => onChange(toggleAnswer(description, name, answer))}
            >
              {answer}
            </Chip>
          ))}
        </div>
      ))}
    </section>
  )
}
