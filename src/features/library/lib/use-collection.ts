import { useEffect, useState } from 'react'
import type { Collection } from './collection'

/** Brings the prompts of the content pages. */
export type CollectionLoader = () => Promise<Collection>

/** Where the loading stands. */
export type CollectionState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly collection: Collection }
  | { readonly status: 'failed' }

const LOADING: CollectionState = { status: 'loading' }

/** The prompts of the content pages, from the moment they are wanted, and what asks for them again. */
export function useCollection(
  load: CollectionLoader | undefined,
  isWanted: boolean,
): [state: CollectionState, retry: () => void] {
  const [state, setState] = useState(LOADING)
  const isPending = load !== undefined && isWanted && state.status === 'loading'

  useEffect(() => {
    if (!isPending || !load) return
    let isLeft = false
    load().then(
      (collection) => !isLeft && setState({ status: 'ready', collection }),
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
