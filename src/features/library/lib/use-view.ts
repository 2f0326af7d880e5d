import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useHydrated } from '@/lib/use-hydrated'
import { type LibraryView, readView, writeView } from './view'

/** `push` makes a step that Back returns from; `replace` does not. */
type Step = 'push' | 'replace'

/**
 * The view that the page's address asks for, and what changes it there. A prerendered page begins as usual.
 * @param usual what is shown where the address is silent; the same object in every render
 */
export function useView(usual: LibraryView): [LibraryView, (change: Partial<LibraryView>, step: Step) => void] {
  const [parameters, setParameters] = useSearchParams()
  const query = useHydrated() ? parameters.toString() : ''
  const asked = useMemo(() => readView(query, usual), [query, usual])
  // The field keeps what is typed, blanks at its end included; the address follows.
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
      // At once: the next letter must not meet the address of the one before.
      flushSync: true,
    })
  }
  return [view, change]
}
