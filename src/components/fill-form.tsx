import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { blanksOf } from '@/lib/blanks'
import { answersBefore, rememberAnswers } from '@/lib/remembered-answers'
import { Button, ButtonRow } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { INLINE_PANEL } from '@/components/ui/panel'
import { AnswerChips } from './answer-chips'

/** What has been filled into a prompt, by the names of its blanks. */
export type Answers = Readonly<Record<string, string>>

/** Nothing filled in. Without a prototype: a blank may be called "constructor". */
export const NO_ANSWERS: Answers = Object.create(null) as Answers

interface FillFormProps {
  text: string
  answers: Answers
  onAnswers: (answers: Answers) => void
  /** The form's submit button; who passes it answers its press. */
  copyButton: ReactNode
  onSubmit?: () => void
  onClose: () => void
}

/** A field for each blank of a prompt; the prompt above fills as one types. */
export function FillForm({ text, answers, onAnswers, copyButton, onSubmit, onClose }: FillFormProps) {
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  // As they were when the form opened: nothing moves while one types.
  const [fields] = useState(() => blanksOf(text).map(({ name }) => ({ name, before: answersBefore(name) })))

  // Before it is painted: who sees the field can type into it.
  useLayoutEffect(() => first.current?.focus(), [])

  const answer = (name: string, value: string) =>
    onAnswers(Object.assign(Object.create(null) as Record<string, string>, answers, { [name]: value }))
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }

  return (
    <form
      className={INLINE_PANEL}
      aria-label="Fill in the prompt"
      onKeyDown={closeByEscape}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.()
      }}
    >
      {fields.map(({ name, before }, index) => (
        <Field key={name}>
          <label htmlFor={`${id}-${index}`}>{name}</label>
          <Input
            ref={index === 0 ? first : undefined}
            id={`${id}-${index}`}
            value={answers[name] ?? ''}
            onChange={(event) => answer(name, event.target.value)}
          />
          <AnswerChips
            blank={name}
            answers={before}
            value={answers[name] ?? ''}
            onTake={(taken) => answer(name, taken)}
          />
        </Field>
      ))}
      <ButtonRow>
        {copyButton}
        <Button
          onClick={() => {
            rememberAnswers(answers)
            onClose()
          }}
        >
          Done
        </Button>
      </ButtonRow>
    </form>
  )
}
