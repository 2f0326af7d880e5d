import { useEffect, useLayoutEffect, useRef } from 'react'

const LIST = '/admin/blog'

/** Where the list of posts was left: search, order and scroll position. */
const place = { query: '', scroll: 0, isReturning: false }

/** The address of the list when it was left. */
export const listPath = (): string => (place.query ? `${LIST}?${place.query}` : LIST)

/** The same, and the list scrolls to where it was. */
export function returnToList(): string {
  place.isReturning = true
  return listPath()
}

/** Stores the query of the list's address while it is shown. */
export function rememberList(query: string): void {
  place.query = query
}

/** Stores the scroll position of the list, and restores it on the way back from a post. */
export function useListPlace(isShown: boolean): void {
  const isDone = useRef(false)
  // Stops in the layout phase, before the next page scrolls.
  useLayoutEffect(() => {
    const keep = () => {
      if (isDone.current) place.scroll = window.scrollY
    }
    window.addEventListener('scroll', keep, { passive: true })
    return () => window.removeEventListener('scroll', keep)
  }, [])
  useEffect(() => {
    if (!isShown || isDone.current) return
    isDone.current = true
    if (place.isReturning) window.scrollTo(0, place.scroll)
    else place.scroll = 0
    place.isReturning = false
  }, [isShown])
}
