import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button, ButtonRow } from '@/components/ui/button'

interface AskFirstProps {
  /** On the button that asks. */
  children: ReactNode
  /** How the button that asks looks. */
  look?: ComponentProps<typeof Button>['look']
  /** What stands before that button for as long as nothing is asked. */
  beside?: ReactNode
  /** Name of the two answers as a group. */
  question: string
  /** On the answer that lets it happen. */
  answer: string
  /** On the answer that leaves all as it is. */
  keep: string
  onAnswer: () => void
  /** Takes the focus where the button goes together with what it was about; asked before that happens. */
  neighbour?: (() => HTMLElement | null | undefined) | undefined
}

/** A button for what cannot be undone: pressed, it gives way to two answers. The focus comes along, and back. */
export function AskFirst({ children, look, beside, question, answer, keep, onAnswer, neighbour }: AskFirstProps) {
  const button = useRef<HTMLButtonElement>(null)
  const keeping = useRef<HTMLButtonElement>(null)
  // Undefined until the first time: nothing takes the focus by being rendered.
  const [isAsking, setIsAsking] = useState<boolean>()

  // What was pressed has gone.
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
