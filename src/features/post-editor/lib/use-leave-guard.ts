import { useCallback, useEffect, useState } from 'react'
import { useBlocker } from 'react-router-dom'

/** Asks before the form is left. */
export interface LeaveGuard {
  /** Whether the question is open. */
  readonly isAsking: boolean
  /** Runs an action that leaves the form, after asking if there are unsaved changes. */
  readonly attempt: (leave: () => void) => void
  readonly stay: () => void
  readonly leave: () => void
}

/**
 * Asks before a form with unsaved changes is left: by a link, by Back and Forward, or by closing the tab (where the
 * browser asks).
 */
export function useLeaveGuard(isDirty: () => boolean): LeaveGuard {
  const blocker = useBlocker(({ currentLocation: now, nextLocation: next }) => {
    return (now.pathname !== next.pathname || now.search !== next.search) && isDirty()
  })
  const [wayOut, setWayOut] = useState<() => void>()

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])

  const attempt = useCallback(
    (leave: () => void) => {
      if (isDirty()) setWayOut(() => leave)
      else leave()
    },
    [isDirty],
  )
  return {
    isAsking: blocker.state === 'blocked' || wayOut !== undefined,
    attempt,
    stay: () => {
      setWayOut(undefined)
      blocker.reset?.()
    },
    leave: () => {
      setWayOut(undefined)
      wayOut?.()
      blocker.proceed?.()
    },
  }
}
