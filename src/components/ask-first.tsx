import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button, ButtonRow } from '@/components/ui/button'

interface AskFirstProps {
  /** Label of the button that asks. */
  children: ReactNode
  /** How the button that asks looks. */
  look?: ComponentProps<typeof Button>['look']
  /** Shown before the button until it is pressed. */
  beside?: ReactNode
  /** Name of the two answers as a group. */
  question: string
  /** Label of the answer that confirms. */
  answer: string
  /** Label of the answer that cancels. */
  keep: string
  onAnswer: () => void
  /** The element to focus if confirming removes the button; called before `onAnswer`. */
  neighbour?: (() => HTMLElement | null | undefined) | undefined
}

/**
 * A button for actions that cannot be undone: pressing it shows two answers in its place. The focus moves to them and
 * back.
 */
export function AskFirst({ children, look, beside, question, answer, keep, onAnswer, neighbour }: AskFirstProps) {
  const button = useRef<HTMLButtonElement>(null)
  const keeping = useRef<HTMLButtonElement>(null)
  // Undefined until the first press, so that rendering never takes the focus.
  const [isAsking, setIsAsking] = useState<boolean>()

  // The pressed button is gone, so move the focus.
  useEffect(() => {
    if (isAsking) keeping.current?.focus({ preventScroll: true })
    else if (isAsking === false) button.current?.focus({ preventScroll: true })
  }, [isAsking])

  if (isAsking) {
    const accept = () => {
      neighbour?.()?.focus({ preventScroll: true })
      setIsAsking(false)
      onAnswer()
    }
    return (
      <ButtonRow role="group" aria-label={question}>
        <Button look="danger" onClick={accept}>
          {answer}
        </Button>
        <Button ref={keeping} onClick={() => setIsAsking(false)}>
          {keep}
        </Button>
      </ButtonRow>
    )
  }
  const asking = (
    <Button ref={button} look={look} onClick={() => setIsAsking(true)}>
      {children}
    </Button>
  )
  if (!beside) return asking
  return (
    <ButtonRow look="quiet">
      {beside}
      {asking}
    </ButtonRow>
  )
}
