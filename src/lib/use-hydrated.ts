import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Whether hydration has finished. False during it, so that what only the browser knows (query, storage) renders
 * afterwards.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
