import { useEffect, useLayoutEffect, useRef } from 'react'

const LIST = '/admin/blog'

/** Where the list of posts was left: what was searched for, in which order, and how far down. */
const place = { query: '', scroll: 0, isReturning: false }

/** The address of the list, as it was left. */
export const listPath = (): string => (place.query ? `${LIST}?${place.query}` : LIST)

/** The same, and the list scrolls to where it was. */
export function returnToList(): string {
  place.isReturning = true
  return listPath()
}

/** Keeps the query of the list's address while it is shown. */
export function rememberList(query: string): void {
  place.query = query
}

/** Keeps how far down the list is read; who comes back from a post stands there again once the rows are shown. */
export function useListPlace(isShown: boolean): void {
  const isDone = useRef(false)
  // Ends in the layout phase: the next page's own scrolling must not be taken for the list's.
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
