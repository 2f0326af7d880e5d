import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Whether React has taken the prerendered page over. False while it does, so that what only the browser knows (the
 * address's query, storage) comes with the render after.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
