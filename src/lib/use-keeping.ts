import { useCallback, useEffect, useRef, useState } from 'react'

const REST_MS = 400
// Longest time between saves during continuous typing, which limits what a crash can lose.
const LIMIT_MS = 2000

interface Keeping {
  /** Whether the last attempt worked; true before there was one. */
  readonly isKept: boolean
  /** Whether there is something that has not been kept yet, or could not be. */
  readonly hasUnkept: () => boolean
  /** To be called with each change. */
  readonly keepSoon: (text: string) => void
  /** Keeps pending changes at once. */
  readonly keepNow: () => void
}

/**
 * Keeps a text while it is being typed: soon after typing pauses, at least every two seconds, and when the page or the
 * field goes away.
 * @param keep stores the text and returns false if that failed; must be the same function on every render
 */
export function useKeeping(keep: (text: string) => boolean): Keeping {
  const [isKept, setIsKept] = useState(true)
  const unkept = useRef<string>(undefined)
  const dueAt = useRef<number>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const keepNow = useCallback(() => {
    clearTimeout(timer.current)
    dueAt.current = undefined
    if (unkept.current === undefined) return
    const isDone = keep(unkept.current)
    if (isDone) unkept.current = undefined
    setIsKept(isDone)
  }, [keep])

  const keepSoon = useCallback(
    (text: string) => {
      unkept.current = text
      dueAt.current ??= Date.now() + LIMIT_MS
      clearTimeout(timer.current)
      timer.current = setTimeout(keepNow, Math.min(REST_MS, dueAt.current - Date.now()))
    },
    [keepNow],
  )

  const hasUnkept = useCallback(() => unkept.current !== undefined, [])

  useEffect(() => {
    window.addEventListener('pagehide', keepNow)
    return () => {
      window.removeEventListener('pagehide', keepNow)
      keepNow()
    }
  }, [keepNow])

  return { isKept, hasUnkept, keepSoon, keepNow }
}
