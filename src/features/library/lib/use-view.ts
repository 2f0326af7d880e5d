import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type LibraryView, readView, writeView } from './view'

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** `push` makes a step that Back returns from; `replace` does not. */
type Step = 'push' | 'replace'

function writeAddress(view: LibraryView, usual: LibraryView, step: Step): void {
  const { pathname, search, hash } = window.location
  const next = writeView(search, view, usual)
  if (next === search) return
  try {
    // The router's own state of the entry stays, or it would lose its place.
    window.history[step === 'push' ? 'pushState' : 'replaceState'](window.history.state, '', pathname + next + hash)
  } catch {
    // Some browsers refuse a hundred changes in a short time. The next one writes the whole view.
  }
}

/**
 * The view, kept in the page's address. It begins as usual, as the page was prerendered, and takes the
 * address over before the first paint. The library lives outside the router, and so does this.
 * @param field the search box: what was typed into it before React was alive counts
 * @param usual what is shown where the address is silent; the same object in every render
 */
export function useView(
  field: RefObject<HTMLInputElement | null>,
  usual: LibraryView,
): [LibraryView, (change: Partial<LibraryView>, step: Step) => void] {
  const [view, setView] = useState(usual)
  // The query that the view was last read from or written to.
  const query = useRef<string>(undefined)

  useBrowserLayoutEffect(() => {
    const { pathname } = window.location
    const read = () => {
      // On the way to another page the address changes first.
      if (window.location.pathname !== pathname || window.location.search === query.current) return
      query.current = window.location.search
      setView(readView(query.current, usual))
    }
    // A link to this very page changes the address without an event.
    const readAfterClick = () => setTimeout(read)
    const typedEarly = field.current?.value
    read()
    if (typedEarly) {
      const typed = { ...readView(window.location.search, usual), search: typedEarly }
      setView(typed)
      writeAddress(typed, usual, 'replace')
      query.current = window.location.search
    }
    window.addEventListener('popstate', read)
    document.addEventListener('click', readAfterClick)
    return () => {
      window.removeEventListener('popstate', read)
      document.removeEventListener('click', readAfterClick)
      query.current = undefined
    }
  }, [field, usual])

  const change = (part: Partial<LibraryView>, step: Step) => {
    const next = { ...view, ...part }
    setView(next)
    writeAddress(next, usual, step)
    query.current = window.location.search
  }
  return [view, change]
}
