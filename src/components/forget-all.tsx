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
  /** What else can be done with all of them: stands before the button. */
  children?: ReactNode
  /** Takes the focus where the button goes with what it forgot. */
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
