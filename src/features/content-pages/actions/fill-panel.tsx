import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { blanksOf, fillBlanks } from '@/shared/lib/blanks'

interface PanelProps {
  /** The prompt's element: carries its text in `data-prompt`, and what was filled in as `data-filled`. */
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

/** A field for each blank of a prompt; the prompt above fills as one types. */
export function FillPanel({ item, onClose }: PanelProps) {
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  const text = item.dataset.prompt ?? ''
  const [answers, setAnswers] = useState<Record<string, string>>(() => {
    try {
      return JSON.parse(item.dataset.answers ?? '{}') as Record<string, string>
    } catch {
      return {}
    }
  })

  useEffect(() => first.current?.focus(), [])

  const answer = (name: string, value: string) => {
    const next = { ...answers, [name]: value }
    setAnswers(next)
    item.dataset.answers = JSON.stringify(next)
    item.dataset.filled = fillBlanks(text, next)
    showFilled(item, text, next)
  }
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }

  return (
    <form
      className="fill"
      aria-label="Fill in the prompt"
      onKeyDown={closeByEscape}
      onSubmit={(event) => event.preventDefault()}
    >
      {blanksOf(text).map(({ name }, index) => (
        <div className="field" key={name}>
          <label htmlFor={`${id}-${name}`}>{name}</label>
          <input
            ref={index === 0 ? first : undefined}
            className="input"
            id={`${id}-${name}`}
            value={answers[name] ?? ''}
            onChange={(event) => answer(name, event.target.value)}
          />
        </div>
      ))}
      <div className="btn-row">
        <button className="btn btn-primary" type="submit" data-action="copy">
          <span>Copy the filled prompt</span>
        </button>
        <button className="btn btn-secondary" type="button" onClick={onClose}>
          Done
        </button>
      </div>
    </form>
  )
}
