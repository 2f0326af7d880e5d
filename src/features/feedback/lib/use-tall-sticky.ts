import { type RefObject, useEffect, useRef } from 'react'

/**
 * Lets a column beside a longer one stay in sight although it may be taller than the window: it scrolls with the page
 * until its end is there, and stands then. The column is `sticky`.
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
