import { useEffect, useState } from 'react'
import type { PagePromptFinder } from './find-page-prompts'

/** Loads the prompts of the content pages. */
export type FinderLoader = () => Promise<PagePromptFinder>

/** Loading state. */
export type PagePromptsState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly finder: PagePromptFinder }
  | { readonly status: 'failed' }

const LOADING: PagePromptsState = { status: 'loading' }

/** Loads the prompts of the content pages when they are first wanted. Also returns a function that retries. */
export function usePagePromptsSearch(
  load: FinderLoader | undefined,
  isWanted: boolean,
): [state: PagePromptsState, retry: () => void] {
  const [state, setState] = useState(LOADING)
  const isPending = load !== undefined && isWanted && state.status === 'loading'

  useEffect(() => {
    if (!isPending || !load) return
    let isLeft = false
    load().then(
      (finder) => !isLeft && setState({ status: 'ready', finder }),
      (error: unknown) => {
        if (import.meta.env.DEV) console.debug('The prompts of the pages did not load', error)
        if (!isLeft) setState({ status: 'failed' })
      },
    )
    return () => {
      isLeft = true
    }
  }, [isPending, load])

  return [state, () => setState(LOADING)]
}
