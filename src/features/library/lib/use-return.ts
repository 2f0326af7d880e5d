import { type RefObject, useEffect, useRef } from 'react'

// In the state of the history's entry, beside the router's own: Back brings it, and nothing has to be cleared away.
const KEY = 'libraryLeftBy'

function leftBy(): string | undefined {
  const state = window.history.state as Record<string, unknown> | null
  const id = state?.[KEY]
  return typeof id === 'string' ? id : undefined
}

function remember(id: string | undefined): void {
  try {
    window.history.replaceState({ ...(window.history.state as object | null), [KEY]: id }, '')
  } catch {
    // Refused: Back then begins at the top of the library.
  }
}

/**
 * Whoever comes Back finds the row by which they left in view and in focus.
 * @param list holds the rows, each with one link
 * @param isFilled the rows are there
 * @returns to be called when a row's link is followed
 */
export function useReturn(list: RefObject<HTMLElement | null>, isFilled: boolean): (id: string) => void {
  const isDone = useRef(false)

  useEffect(() => {
    if (!isFilled || isDone.current) return
    isDone.current = true
    const id = leftBy()
    if (!id) return
    remember(undefined)
    const link = [...(list.current?.querySelectorAll('a') ?? [])].find((row) => row.getAttribute('href') === id)
    link?.focus({ preventScroll: true })
    link?.scrollIntoView({ block: 'center' })
  }, [list, isFilled])

  return remember
}
