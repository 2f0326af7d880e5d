import { useCallback, useEffect, useState } from 'react'
import { useBlocker } from 'react-router-dom'

/** A way out of the form that waits for an answer. */
export interface LeaveGuard {
  /** True while somebody wants to leave and has not been answered. */
  readonly isAsking: boolean
  /** Runs a way out that is no address, after asking where there is something to lose. */
  readonly attempt: (leave: () => void) => void
  readonly stay: () => void
  readonly leave: () => void
}

/**
 * Asks before a form with unsaved changes is left: by a link, by Back and Forward, or by closing the tab, where the
 * browser asks in its own words.
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
