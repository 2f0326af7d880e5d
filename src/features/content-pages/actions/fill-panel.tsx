import { useState } from 'react'
import { fillBlanks } from '@/shared/lib/blanks'
import { type Answers, FillForm } from '@/shared/ui/fill-form'
import { answersOf } from './answers'
import { bringToFeedback } from './feedback-heading'
import { originalText } from './prompt-text'

interface PanelProps {
  /** The prompt's element: carries what was filled in as `data-filled`. */
  item: HTMLElement
  onClose: () => void
}

const SLOT = /(\[[^[\]\n]{1,60}\])/

/** Writes the filled text into the prompt, its answers and its open blanks marked. Text nodes only. */
function showFilled(item: HTMLElement, text: string, answers: Readonly<Record<string, string>>): void {
  const paragraph = item.querySelector('.prompt-text')
  if (!paragraph) return
  const parts = text.split(SLOT).map((part, index) => {
    if (index % 2 === 0) return document.createTextNode(part)
    const answer = answers[part.slice(1, -1)]?.trim()
    const slot = document.createElement('span')
    slot.className = answer ? 'slot filled' : 'slot'
    slot.textContent = answer || part
    return slot
  })
  paragraph.replaceChildren(...parts)
}

/** The fields of a prompt on its page; the prompt above fills as one types. */
export function FillPanel({ item, onClose }: PanelProps) {
  const text = originalText(item)
  const [answers, setAnswers] = useState<Answers>(() => answersOf(item))

  const answer = (next: Answers) => {
    setAnswers(next)
    item.dataset.answers = JSON.stringify(next)
    item.dataset.filled = fillBlanks(text, next)
    showFilled(item, text, next)
    bringToFeedback(item)
  }

  return (
    <FillForm
      text={text}
      answers={answers}
      onAnswers={answer}
      copyButton={
        <button className="btn btn-primary" type="submit" data-action="copy">
          <span>Copy the filled prompt</span>
        </button>
      }
      onClose={onClose}
    />
  )
}
