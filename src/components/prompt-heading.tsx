import { X } from 'lucide-react'
import { Button } from '@/components/ui/button'

interface PromptHeadingProps {
  prompt: string
  /** Of the paragraph, for a field that it describes. */
  id?: string
  /** Undefined if it cannot be removed. */
  onRemove?: () => void
}

/** The prompt that a text is written to, above it. */
export function PromptHeading({ prompt, id, onRemove }: PromptHeadingProps) {
  return (
    <div className="feedback-prompt flex max-w-[46rem] items-start justify-between gap-3 border-l-4 border-marker-line py-2 pl-4 font-serif text-[1.125rem] leading-normal wrap-anywhere">
      <p id={id} dir="auto">
        <span className="text-ink-muted">On:</span> “{prompt}”
      </p>
      {onRemove && (
        <Button
          look="icon"
          className="-my-[0.4rem] flex-none"
          aria-label="Remove the prompt"
          title="Remove the prompt"
          onClick={onRemove}
        >
          <X className="i" aria-hidden />
        </Button>
      )}
    </div>
  )
}
