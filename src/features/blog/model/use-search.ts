import { useEffect, useState } from 'react'

const currentSearch = () => (typeof window === 'undefined' ? '' : window.location.search)

/** The query string of the page's address as it changes. Works outside the router too, where an island lives. */
export function useSearch(): string {
  const [search, setSearch] = useState(currentSearch)
  useEffect(() => {
    const { pathname } = window.location
    const read = () => {
      // On the way to another page the address changes first.
      if (window.location.pathname === pathname) setSearch(window.location.search)
    }
    // A link to this very page changes the address without an event.
    const readAfterClick = () => setTimeout(read)
    read()
    window.addEventListener('popstate', read)
    document.addEventListener('click', readAfterClick)
    return () => {
      window.removeEventListener('popstate', read)
      document.removeEventListener('click', readAfterClick)
    }
  }, [])
  return search
}
