import { type RefObject, useEffect, useRef } from 'react'
import { driveProgress } from '../lib/progress'

/** Reading progress as a line at the top of the window. Hidden from screen readers. */
export function ReadingProgress({ article }: { article: RefObject<HTMLElement | null> }) {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => (bar.current && article.current ? driveProgress(bar.current, article.current) : undefined), [article])
  return (
    <div
      className="pointer-events-none fixed inset-x-0 top-0 z-2 h-[3px] motion-reduce:hidden print:hidden"
      aria-hidden="true"
    >
      <i
        ref={bar}
        data-testid="reading-progress"
        className="block h-full origin-left bg-accent"
        style={{ transform: 'scaleX(0)' }}
      />
    </div>
  )
}
