import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'

/** Adds to the list as its end comes near; a button for those who do not scroll. */
export function MoreAtTheEnd({ onMore, count }: { onMore: () => void; count: number }) {
  const end = useRef<HTMLDivElement>(null)
  const more = useRef(onMore)
  useEffect(() => {
    more.current = onMore
  })
  useEffect(() => {
    if (!end.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) more.current()
      },
      { rootMargin: '600px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
    // Observes again after each extension, because an end that stays in sight triggers no further event.
  }, [count])
  return (
    <div ref={end} className="mt-8 print:hidden">
      <Button size="big" onClick={onMore}>
        Show more
      </Button>
    </div>
  )
}
