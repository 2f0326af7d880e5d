import { createContext, type ReactNode, useContext, useDeferredValue } from 'react'

/** Whether the page is being shown because a link to it was followed; provided by `app/app.tsx`. */
export const ArrivalContext = createContext(false)

/**
 * What lies below the first screen: of a page that a link led to it is rendered right after what is above it is on the
 * screen. Rendered at once where all of it is needed: in the prerenderer, at the first load, on Back, by a fragment.
 */
export function Later({ children }: { children: ReactNode }) {
  const isArriving = useContext(ArrivalContext)
  // Without a first value nothing is rendered twice.
  const isShown = useDeferredValue(true, isArriving ? false : undefined)
  return isShown ? children : null
}
