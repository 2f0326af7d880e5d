import { X } from 'lucide-react'

interface PromptHeadingProps {
  prompt: string
  /** Absent where it stands for good. */
  onRemove?: () => void
}

/** The prompt that a text is written to, above it. */
export function PromptHeading({ prompt, onRemove }: PromptHeadingProps) {
  return (
    <div className="feedback-prompt">
      <p dir="auto">
        <span className="muted">On:</span> “{prompt}”
      </p>
      {onRemove && (
        <button
          className="icon-btn"
          type="button"
          aria-label="Take the prompt off"
          title="Take the prompt off"
          onClick={onRemove}
        >
          <X className="i" aria-hidden />
        </button>
      )}
    </div>
  )
}
