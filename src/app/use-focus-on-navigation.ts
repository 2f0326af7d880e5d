import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { PAGE_SHOWN_EVENT } from '@/features/offline/lib/events'

/**
 * After a navigation, moves the focus to the page's content (or to the fragment's target, or to what the page marks
 * with `data-start`, unless the visitor goes back), so that keyboards and screen readers start there, and dispatches an
 * event that another page is shown.
 */
export function useFocusOnNavigation(): void {
  const location = useLocation()
  const kind = useNavigationType()
  const shown = useRef(location)
  useEffect(() => {
    const from = shown.current
    // Only navigations move the focus, not the first page load.
    if (from === location) return
    shown.current = location
    const { pathname, search, hash } = location
    const isNewPage = from.pathname !== pathname
    const target = document.getElementById(hash.slice(1))
    // A link to the current page leads to its top. The page itself changes its query, and adds or removes a fragment
    // with REPLACE; these steps must not move the focus.
    const isOwnStep = from.search !== search || (kind === 'REPLACE' && from.hash !== hash)
    if (!isNewPage && (kind === 'POP' || (target === null && isOwnStep))) return
    const field = kind === 'POP' ? null : document.querySelector<HTMLElement>('#main [data-start]')
    const start = target ?? field ?? document.getElementById('main')
    if (start && start.tabIndex < 0) start.tabIndex = -1
    // A field may lie below the fold.
    start?.focus({ preventScroll: start !== field })
    if (isNewPage) window.dispatchEvent(new Event(PAGE_SHOWN_EVENT))
  }, [location, kind])
}
