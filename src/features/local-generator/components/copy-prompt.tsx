import { Check, Copy } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'

interface CopyPromptProps {
  label: string
  isCopied: boolean
  isEmpty: boolean
  onCopy: () => void
}

/** Button that copies the prompt. Disabled if there is none, and for two seconds after copying. */
export function CopyPrompt({ label, isCopied, isEmpty, onCopy }: CopyPromptProps) {
  const button = useRef<HTMLButtonElement>(null)
  const isFocusDue = useRef(false)

  useEffect(() => {
    if (isCopied || !isFocusDue.current) return
    isFocusDue.current = false
    // A disabled button loses the focus; whoever has not moved on meanwhile gets it back.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [isCopied])

  return (
    <Button
      ref={button}
      look="primary"
      className={cn(
        'min-w-45',
        isCopied && 'disabled:border-transparent disabled:bg-accent-fill-strong disabled:text-on-accent',
      )}
      disabled={isCopied || isEmpty}
      onClick={() => {
        isFocusDue.current = document.activeElement === button.current
        onCopy()
      }}
    >
      {isCopied ? <Check className="i" aria-hidden /> : <Copy className="i" aria-hidden />}
      {isCopied ? 'Copied!' : label}
    </Button>
  )
}
