import { useLayoutEffect, useRef } from 'react'
import { type Location, type NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { PAGE_SHOWN_EVENT } from '@/features/offline/model/events'

const POSITIONS_KEY = 'promptory:scroll'

// Where one is, and on which entry of the history. Followed all the time: when an entry is left, the next page stands
// in its place already, and the window cannot tell any more.
let entry = ''
let y = 0

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(POSITIONS_KEY) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

function storePosition(): void {
  try {
    sessionStorage.setItem(POSITIONS_KEY, JSON.stringify({ ...readPositions(), [entry]: y }))
  } catch {
    // Without storage, Back starts at the top.
  }
}

function followScroll(): void {
  y = window.scrollY
}

/**
 * After a change of route: scrolls (to the fragment, to where one was on Back, else to the top) and moves
 * the focus to the new content, so that a keyboard or a screen reader starts where the eye does.
 */
export function useRouteChange(): void {
  const location = useLocation()
  const kind = useNavigationType()
  const previous = useRef(location)

  useLayoutEffect(() => {
    arrive(previous.current, location, kind)
    previous.current = location
    entry = location.key
    followScroll()
    // They stay for good: one that is there already is not added again.
    window.addEventListener('scroll', followScroll)
    window.addEventListener('pagehide', storePosition)
    return storePosition
  }, [location, kind])
}

function arrive(from: Location, { key, pathname, search, hash }: Location, kind: NavigationType): void {
  const isNewPage = from.pathname !== pathname
  // The site's identifiers are plain words, in no need of decoding.
  const target = document.getElementById(hash.slice(1))
  // A link to the page one is on leads to its top. Steps in its query are the page's own: it shows what they bring.
  const isVisit = isNewPage || (kind !== 'POP' && (target !== null || from.search === search))
  if (isNewPage) window.dispatchEvent(new Event(PAGE_SHOWN_EVENT))
  if (target) target.scrollIntoView()
  else if (isVisit) window.scrollTo(0, kind === 'POP' ? (readPositions()[key] ?? 0) : 0)
  const start = target ?? document.getElementById('main')
  if (!isVisit || !start) return
  // Makes it focusable where it is not.
  if (start.tabIndex < 0) start.tabIndex = -1
  start.focus({ preventScroll: true })
}
