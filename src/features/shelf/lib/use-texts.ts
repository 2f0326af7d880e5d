import { useEffect, useMemo, useState } from 'react'
import { loadTexts, withTexts } from '@/lib/search/load-search'
import type { PromptEntry, ShelfPrompt, TextsByPage } from '@/lib/search/search-file'
import { useHydrated } from '@/lib/use-hydrated'

/**
 * A list of prompts with their texts. The list before stays until they are there.
 * @param list stays the same object as long as it has the same prompts
 * @param view what the list answers; it stays the same while more of it is shown
 * @param texts what is there of them
 * @param tries raised to try again after a failure
 */
export function useTexts(
  list: readonly ShelfPrompt[] | undefined,
  view: string,
  texts: TextsByPage,
  tries: number,
): {
  shown: readonly PromptEntry[] | undefined
  isReady: boolean
  /** What is shown belongs to another view. */
  isOther: boolean
  hasFailed: boolean
} {
  const isHydrated = useHydrated()
  const [hasFailed, setHasFailed] = useState(false)
  const ready = useMemo(() => list && withTexts(list, texts), [list, texts])
  // What the document brought is not kept: its address may ask for another view.
  const [before, setBefore] = useState<{ readonly shown: readonly PromptEntry[]; readonly view: string }>()
  if (isHydrated && ready && (ready !== before?.shown || view !== before.view)) setBefore({ shown: ready, view })
  const isReady = ready !== undefined
  useEffect(() => {
    if (!list || isReady) return
    let isLeft = false
    loadTexts(list).catch(() => !isLeft && setHasFailed(true))
    return () => {
      isLeft = true
      setHasFailed(false)
    }
  }, [list, isReady, tries])
  return {
    shown: ready ?? before?.shown,
    isReady,
    isOther: !isReady && before?.view !== view,
    hasFailed,
  }
}
