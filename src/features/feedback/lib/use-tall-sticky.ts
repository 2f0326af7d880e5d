import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps a `sticky` column in sight beside a longer one, even if it is taller than the window: it scrolls with the page
 * until its end is visible, and then stays.
 */
export function useTallSticky(): RefObject<HTMLDivElement | null> {
  const column = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = column.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const watch = new ResizeObserver(() => {
      element.style.top = `min(2rem, calc(100dvh - ${element.offsetHeight}px - 2rem))`
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return column
}
