import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** The link followed from each history entry, by the entry's key. */
const LEFT_BY: Map<string, string> = new Map()

/**
 * Scrolls to and focuses the row that the visitor followed, when they come back.
 * @param list the rows, each with one link
 * @param isFilled whether the rows are rendered
 * @returns to be called when a row's link is followed
 */
export function useReturn(list: RefObject<HTMLElement | null>, isFilled: boolean): (address: string) => void {
  const { key } = useLocation()
  const isDone = useRef(false)

  useEffect(() => {
    if (!isFilled || isDone.current) return
    isDone.current = true
    const address = LEFT_BY.get(key)
    if (!LEFT_BY.delete(key)) return
    const link = [...(list.current?.querySelectorAll('a') ?? [])].find((row) => row.getAttribute('href') === address)
    // After the frame has moved the focus to the page.
    requestAnimationFrame(() => {
      link?.focus({ preventScroll: true })
      link?.scrollIntoView({ block: 'center' })
    })
  }, [list, isFilled, key])

  return useCallback((address) => void LEFT_BY.set(key, address), [key])
}
