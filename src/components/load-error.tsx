import { Button } from './ui/button'
import { Notice } from './ui/notice'

interface LoadErrorProps {
  /** What could not be loaded, in a sentence. */
  title: string
  /** Why, as the service says it. */
  reason: string
  onRetry: () => void
}

/** Replaces a list that could not be loaded, with a button to retry. */
export function LoadError({ title, reason, onRetry }: LoadErrorProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 px-4 py-6" role="alert">
      <Notice look="bad">
        {title}
        <span className="mt-1 block wrap-anywhere">{reason}</span>
      </Notice>
      <Button onClick={onRetry}>Retry</Button>
    </div>
  )
}
