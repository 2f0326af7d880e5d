import { useEffect, useMemo, useState } from 'react'
import { loadedTexts, loadTexts } from '@/lib/search/load-search'
import type { PromptEntry, ShelfPrompt } from '@/lib/search/search-file'

/**
 * A list of prompts with their texts. The list before stays until they are there.
 * @param list stays the same object as long as it has the same prompts
 * @param first shown before any list is there
 * @param tries raised to try again after a failure
 */
export function useTexts(
  list: readonly ShelfPrompt[] | undefined,
  first: readonly PromptEntry[] | undefined,
  tries: number,
) {
  const [arrivals, setArrivals] = useState(0)
  const [failed, setFailed] = useState<{ readonly list: typeof list; readonly tries: number }>()
  const ready = useMemo(
    () => list && loadedTexts(list),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- arrivals tell that more texts are there
    [list, arrivals],
  )
  const [shown, setShown] = useState(first)
  if (ready && ready !== shown) setShown(ready)
  useEffect(() => {
    if (!list || ready) return
    let isLeft = false
    loadTexts(list).then(
      () => !isLeft && setArrivals((before) => before + 1),
      () => !isLeft && setFailed({ list, tries }),
    )
    return () => {
      isLeft = true
    }
  }, [list, ready, tries])
  return {
    shown: ready ?? shown,
    isReady: ready !== undefined,
    hasFailed: failed !== undefined && failed.list === list && failed.tries === tries,
  }
}
