import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { AskFirst } from './ask-first'

interface ForgetAllProps {
  /** Name of the button that asks. */
  label: string
  /** What is asked before it happens. */
  question: string
  count: number
  onForget: () => void
  /** Other actions for all items, shown before the button. */
  children?: ReactNode
  /** The element to focus if the button disappears together with the deleted items. */
  neighbour?: () => HTMLElement | null | undefined
}

/** A button that forgets what is kept on the device, after a question. */
export function ForgetAll({ label, question, count, onForget, children, neighbour }: ForgetAllProps) {
  return (
    <AskFirst
      look="quiet"
      question={question}
      answer={`Forget all ${count}`}
      keep="Keep them"
      onAnswer={onForget}
      beside={children}
      neighbour={neighbour}
    >
      <Trash2 className="i" aria-hidden />
      {label}
    </AskFirst>
  )
}
