import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'

interface MoreAtTheEndProps {
  onMore: () => void
  /** How long the list is. */
  count: number
  /** Whether the end may add by itself. */
  isReady: boolean
}

/** Adds to the list as its end comes near; a button for those who do not scroll. */
export function MoreAtTheEnd({ onMore, count, isReady }: MoreAtTheEndProps) {
  const end = useRef<HTMLDivElement>(null)
  const more = useRef(onMore)
  useEffect(() => {
    more.current = onMore
  })
  useEffect(() => {
    if (!isReady || !end.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) more.current()
      },
      { rootMargin: '600px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
    // Observes again after each extension, because an end that stays in sight triggers no further event.
  }, [count, isReady])
  return (
    <div ref={end} className="mt-8 print:hidden">
      <Button size="big" onClick={onMore}>
        Show more
      </Button>
    </div>
  )
}
