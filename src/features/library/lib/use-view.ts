import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useHydrated } from '@/lib/use-hydrated'
import { type LibraryView, readView, writeView } from './view'

/** `push` adds a history entry; `replace` does not. */
type Step = 'push' | 'replace'

/**
 * The view in the page's address, and a function that changes it. A prerendered page starts with the usual view.
 * @param usual the view for an address without parameters; the same object in every render
 */
export function useView(usual: LibraryView): [LibraryView, (change: Partial<LibraryView>, step: Step) => void] {
  const [parameters, setParameters] = useSearchParams()
  const query = useHydrated() ? parameters.toString() : ''
  const asked = useMemo(() => readView(query, usual), [query, usual])
  // The field keeps the text as typed, including trailing spaces, which the address drops.
  const [typed, setTyped] = useState(asked.search)
  const [followed, setFollowed] = useState(asked.search)
  if (followed !== asked.search) {
    setFollowed(asked.search)
    if (typed.trim() !== asked.search) setTyped(asked.search)
  }
  const view = { ...asked, search: typed }

  const change = (part: Partial<LibraryView>, step: Step) => {
    if (part.search !== undefined) setTyped(part.search)
    setParameters(writeView(query, { ...view, ...part }, usual), {
      replace: step === 'replace',
      preventScrollReset: true,
      // Updates at once, or the next letter would be added to an outdated address.
      flushSync: true,
    })
  }
  return [view, change]
}
