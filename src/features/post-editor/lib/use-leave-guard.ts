import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'

/** A way out of the form that waits for an answer. */
export interface LeaveGuard {
  /** True while somebody wants to leave and has not been answered. */
  readonly isAsking: boolean
  /** Runs the way out, after asking where there is something to lose. */
  readonly attempt: (leave: () => void) => void
  readonly stay: () => void
  readonly leave: () => void
}

function isPlainLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || (link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined
  const { pathname, search } = window.location
  const isFragment = link.hash !== '' && link.pathname === pathname && link.search === search
  return isFragment ? undefined : link
}

/**
 * Asks before a form with unsaved changes is left: by a link, by Back and Forward, or by closing the tab, where the
 * browser asks in its own words. The plain router has no blocker, so links and history are caught before it sees them.
 */
export function useLeaveGuard(isDirty: () => boolean): LeaveGuard {
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const wayOut = useRef<() => void>(undefined)
  const isOpen = useRef(false)

  const attempt = useCallback(
    (leave: () => void) => {
      if (isOpen.current || !isDirty()) return leave()
      wayOut.current = leave
      setIsAsking(true)
    },
    [isDirty],
  )

  useEffect(() => {
    const mustAsk = () => !isOpen.current && isDirty()
    const askOnUnload = (event: BeforeUnloadEvent) => {
      if (mustAsk()) event.preventDefault()
    }
    const askOnClick = (event: MouseEvent) => {
      const link = isPlainLink(event)
      if (!link || !mustAsk()) return
      const { origin, pathname, search, hash, href } = link
      event.preventDefault()
      event.stopImmediatePropagation()
      attempt(() => {
        if (origin === window.location.origin) void navigate(pathname + search + hash)
        else window.location.assign(href)
      })
    }
    // `popstate` would come too late: the router hears of it first. A browser without the Navigation API goes back
    // unasked, with the draft in its storage.
    const askOnHistory = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable || !mustAsk()) return
      const { key } = event.destination
      event.preventDefault()
      attempt(() => void window.navigation?.traverseTo(key).finished?.catch(() => {}))
    }
    window.addEventListener('beforeunload', askOnUnload)
    window.addEventListener('click', askOnClick, true)
    window.navigation?.addEventListener('navigate', askOnHistory)
    return () => {
      window.removeEventListener('beforeunload', askOnUnload)
      window.removeEventListener('click', askOnClick, true)
      window.navigation?.removeEventListener('navigate', askOnHistory)
    }
  }, [attempt, isDirty, navigate])

  const stay = useCallback(() => {
    wayOut.current = undefined
    setIsAsking(false)
  }, [])
  const leave = useCallback(() => {
    const go = wayOut.current
    isOpen.current = true
    wayOut.current = undefined
    setIsAsking(false)
    go?.()
  }, [])
  return { isAsking, attempt, stay, leave }
}
