import { useSyncExternalStore } from 'react'

let isOpen = false
const watchers: Set<() => void> = new Set()

function setOpen(value: boolean): void {
  isOpen = value
  for (const watcher of watchers) watcher()
}

/** Opens the search of the site, wherever it is asked for: header, home page, keys. */
export const openSearch = (): void => setOpen(true)
export const closeSearch = (): void => setOpen(false)

/** Whether the search is open. */
export function useIsSearchOpen(): boolean {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    () => isOpen,
    () => false,
  )
}
