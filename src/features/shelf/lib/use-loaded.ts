import { useEffect, useState, useSyncExternalStore } from 'react'
import { reloadOnce } from '@/lib/reload-once'
import { type Loaded, loadedNow, loadSearch, loadShelf, NOTHING_LOADED, watchLoaded } from '@/lib/search/load-search'
import { OtherVersion } from '@/lib/search/search-file'

/**
 * What is there of the search's files.
 * @param wanted what to load
 * @param tries raised to try again after a failure
 */
export function useLoaded(wanted: 'prompts' | 'search' | undefined, tries: number): Loaded & { isLost: boolean } {
  const loaded = useSyncExternalStore(watchLoaded, loadedNow, () => NOTHING_LOADED)
  const [isLost, setIsLost] = useState(false)
  const isMissing = wanted !== undefined && !loaded[wanted]
  useEffect(() => {
    if (!isMissing) return
    let isLeft = false
    const load: () => Promise<unknown> = wanted === 'search' ? loadSearch : loadShelf
    load().catch((error: unknown) => {
      if (isLeft) return
      if (error instanceof OtherVersion) reloadOnce()
      setIsLost(true)
    })
    return () => {
      isLeft = true
      setIsLost(false)
    }
  }, [wanted, isMissing, tries])
  return { ...loaded, isLost }
}
