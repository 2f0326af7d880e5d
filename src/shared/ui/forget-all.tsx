import { Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'

interface ForgetAllProps {
  /** Name of the button that asks. */
  label: string
  /** What is asked before it happens. */
  question: string
  count: number
  onForget: () => void
  /** What else can be done with all of them: stands before the button. */
  children?: ReactNode
}

/** A button that forgets what is kept on the device, after a question. */
export function ForgetAll({ label, question, count, onForget, children }: ForgetAllProps) {
  const [isAsking, setIsAsking] = useState(false)
  if (isAsking) {
    const forget = () => {
      setIsAsking(false)
      onForget()
    }
    return (
      <div className="btn-row" role="group" aria-label={question}>
        <button className="btn btn-danger" type="button" onClick={forget}>
          Forget all {count}
        </button>
        <button className="btn btn-secondary" type="button" onClick={() => setIsAsking(false)}>
          Keep them
        </button>
      </div>
    )
  }
  const button = (
    <button className="act" type="button" onClick={() => setIsAsking(true)}>
      <Trash2 className="i" aria-hidden />
      {label}
    </button>
  )
  if (!children) return button
  return (
    <div className="acts">
      {children}
      {button}
    </div>
  )
}
