import { Undo2, X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'

interface UndoBarProps {
  message: string
  onUndo: () => void
  onDismiss: () => void
}

/** Says what was just removed and offers to undo it. Stays until the next removal or until it is closed. */
export function UndoBar({ message, onUndo, onDismiss }: UndoBarProps) {
  const button = useRef<HTMLButtonElement>(null)
  // The button that was pressed went away with its prompt.
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <div className="sticky top-2 z-1 grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-2 rounded-control bg-paper-sunk py-1 pr-1 pl-4 text-ui wrap-anywhere print:hidden">
      <p role="status">{message}</p>
      <Button ref={button} look="quiet" className="font-[560] text-accent" onClick={onUndo}>
        <Undo2 className="i" aria-hidden />
        Undo
      </Button>
      <Button look="icon" aria-label="Close this message" onClick={onDismiss}>
        <X className="i" aria-hidden />
      </Button>
    </div>
  )
}
