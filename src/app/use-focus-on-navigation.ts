import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { PAGE_SHOWN_EVENT } from '@/features/offline/model/events'

/**
 * After a change of page: moves the focus to its content (to the fragment's target where there is one), so that a
 * keyboard or a screen reader starts where the eye does, and tells the window that another page is shown.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    // The page that was loaded is left alone: only a navigation moves the focus.
    if (shown.current === pathname) return
    shown.current = pathname
    const start = document.getElementById(hash.slice(1)) ?? document.getElementById('main')
    if (start && start.tabIndex < 0) start.tabIndex = -1
    start?.focus({ preventScroll: true })
    window.dispatchEvent(new Event(PAGE_SHOWN_EVENT))
  }, [pathname, hash])
}
