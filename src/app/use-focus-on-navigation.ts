import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { PAGE_SHOWN_EVENT } from '@/features/offline/lib/events'

/**
 * After a navigation: moves the focus to the page's content (to the fragment's target where there is one), so that a
 * keyboard or a screen reader starts where the eye does, and tells the window that another page is shown.
 */
export function useFocusOnNavigation(): void {
  const location = useLocation()
  const kind = useNavigationType()
  const shown = useRef(location)
  useEffect(() => {
    const from = shown.current
    // The page that was loaded is left alone: only a navigation moves the focus.
    if (from === location) return
    shown.current = location
    const { pathname, search, hash } = location
    const isNewPage = from.pathname !== pathname
    const target = document.getElementById(hash.slice(1))
    // A link to the page one is on leads to its top. Steps in its query are the page's own, and so is a fragment that
    // it writes or takes off.
    const isOwnStep = from.search !== search || (kind === 'REPLACE' && from.hash !== hash)
    if (!isNewPage && (kind === 'POP' || (target === null && isOwnStep))) return
    const start = target ?? document.getElementById('main')
    if (start && start.tabIndex < 0) start.tabIndex = -1
    start?.focus({ preventScroll: true })
    if (isNewPage) window.dispatchEvent(new Event(PAGE_SHOWN_EVENT))
  }, [location, kind])
}
