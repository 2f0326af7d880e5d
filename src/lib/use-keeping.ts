import { useCallback, useEffect, useRef, useState } from 'react'

const REST_MS = 400
// Somebody who types without a pause loses no more than this to a crash.
const LIMIT_MS = 2000

interface Keeping {
  /** Whether the last attempt worked; true before there was one. */
  readonly isKept: boolean
  /** Whether there is something that has not been kept yet, or could not be. */
  readonly hasUnkept: () => boolean
  /** To be called with each change. */
  readonly keepSoon: (text: string) => void
  /** Keeps at once what has not been kept. */
  readonly keepNow: () => void
}

/**
 * Keeps a text that is being typed: soon after the typing rests, within two seconds where it does not, and when the
 * page or the field goes.
 * @param keep keeps it; false where that did not work. The same function from one rendering to the next.
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
