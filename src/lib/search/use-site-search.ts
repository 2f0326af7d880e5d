import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Search } from './engine'
import { forgetMisfits, isOutdated, loadedNow, loadSearch, watchLoaded } from './load-search'
import type { SearchEntry } from './search-file'

/** Why there is no search: its files did not come, or this tab is older than the site, which only a reload changes. */
export type SearchFailure = 'failed' | 'outdated'

/**
 * The site's search for a dialog, with articles that are newer than the build.
 * @returns what is there of the search; `isWhole` once it knows the texts of prompts as well, `hasArticles` once it
 *   knows the newer articles or they cannot be had
 */
export function useSiteSearch(loadArticles: () => Promise<readonly SearchEntry[]>): {
  search: Search | undefined
  isWhole: boolean
  hasArticles: boolean
  failure: SearchFailure | undefined
  tryAgain: () => void
} {
  const early = useSyncExternalStore(
    watchLoaded,
    () => loadedNow().early,
    () => undefined,
  )
  const [whole, setWhole] = useState<Search>()
  const [articles, setArticles] = useState<readonly SearchEntry[]>()
  const [failure, setFailure] = useState<SearchFailure>()
  const [tries, setTries] = useState(0)

  useEffect(() => {
    let isLeft = false
    loadSearch().then(
      (opened) => {
        if (isLeft) return
        setWhole(opened)
        // If the backend fails, the search has only the file.
        loadArticles().then(
          (newer) => !isLeft && setArticles(newer),
          () => !isLeft && setArticles([]),
        )
      },
      async () => {
        const cause = (await isOutdated()) ? 'outdated' : 'failed'
        if (!isLeft) setFailure(cause)
      },
    )
    return () => {
      isLeft = true
      setFailure(undefined)
    }
  }, [loadArticles, tries])

  const opened = whole ?? early
  const search = useMemo(() => {
    opened?.add(articles ?? [])
    // A new object, since it finds more than before.
    return opened && { ...opened }
  }, [opened, articles])
  const tryAgain = () => {
    forgetMisfits()
    setTries(tries + 1)
  }
  return { search, isWhole: whole !== undefined, hasArticles: articles !== undefined, failure, tryAgain }
}
