import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { PAGE_SHOWN_EVENT } from '@/features/offline/model/events'

const POSITIONS_KEY = 'promptory:scroll'

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(POSITIONS_KEY) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

function storePosition(key: string, y: number): void {
  try {
    sessionStorage.setItem(POSITIONS_KEY, JSON.stringify({ ...readPositions(), [key]: y }))
  } catch {
    // Without storage, Back starts at the top.
  }
}

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * After a change of route: scrolls (to the fragment, to where one was on Back, else to the top) and moves
 * the focus to the new content, so that a keyboard or a screen reader starts where the eye does.
 */
export function useRouteChange(): void {
  const { key, pathname, hash } = useLocation()
  const kind = useNavigationType()
  const previousPath = useRef(pathname)

  useEffect(() => {
    const remember = () => storePosition(key, window.scrollY)
    window.addEventListener('scrollend', remember)
    window.addEventListener('pagehide', remember)
    return () => {
      window.removeEventListener('scrollend', remember)
      window.removeEventListener('pagehide', remember)
    }
  }, [key])

  useBrowserLayoutEffect(() => {
    if (previousPath.current === pathname && !hash) return
    const hasChangedPage = previousPath.current !== pathname
    previousPath.current = pathname
    if (hasChangedPage) window.dispatchEvent(new Event(PAGE_SHOWN_EVENT))
    const target = hash ? document.getElementById(decodeFragment(hash)) : null
    if (target) {
      target.scrollIntoView()
      return
    }
    if (!hasChangedPage) return
    window.scrollTo(0, kind === 'POP' ? (readPositions()[key] ?? 0) : 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [key, pathname, hash, kind])
}

function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
