import { useCallback, useEffect, useState } from 'react'
import { heldDrafts } from './draft-locks'
import { type Draft, type DraftPlace, draftKey, readDrafts, removeDraft } from './drafts'
import { isSameFields, type PostFields } from './post'

// A tab that has just been closed or reloaded lets go of its lock a moment later.
const LOOK_AGAIN_MS = 1000

/** Drafts of earlier visits that can be taken up again in this form. */
export interface DraftOffers {
  readonly offers: readonly Draft[]
  /** Takes a draft off the list, because it is in the form now. */
  readonly take: (draft: Draft) => void
  /** Forgets a draft for good. */
  readonly discard: (draft: Draft) => void
  /** Looks for drafts again. */
  readonly refresh: () => void
}

/** The drafts that belong to the same post (or to a new one), other than this form's own and those of open tabs. */
export function useDraftOffers(place: DraftPlace, stored: PostFields): DraftOffers {
  const [offers, setOffers] = useState<readonly Draft[]>([])
  const { isNew, postId } = place
  const ownKey = draftKey(place)

  const look = useCallback(async (): Promise<boolean> => {
    const held = await heldDrafts().catch(() => new Set<string>())
    const others = readDrafts({ isNew, postId }).filter((draft) => draftKey(draft) !== ownKey)
    const free = others.filter((draft) => !held.has(draftKey(draft)))
    const [useless, useful] = [true, false].map((flag) =>
      free.filter(({ fields }) => isSameFields(fields, stored) === flag),
    ) as [Draft[], Draft[]]
    for (const draft of useless) removeDraft(draft)
    setOffers(useful)
    return free.length < others.length
  }, [isNew, postId, ownKey, stored])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    void look().then((isSomeHeld) => {
      if (isSomeHeld && !isGone) timer = setTimeout(() => void look(), LOOK_AGAIN_MS)
    })
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [look])

  const take = useCallback((draft: Draft) => setOffers((rest) => rest.filter((other) => other !== draft)), [])
  const discard = useCallback(
    (draft: Draft) => {
      removeDraft(draft)
      take(draft)
    },
    [take],
  )
  const refresh = useCallback(() => void look(), [look])
  return { offers, take, discard, refresh }
}
