import { useCallback, useEffect, useState } from 'react'
import { heldDrafts } from './draft-locks'
import { type Draft, type DraftPlace, draftKey, readDraft, readDrafts, readDraftsOfStored, removeDraft } from './drafts'
import { isSameFields, type PostFields } from './post'

// A tab that was just closed or reloaded releases its lock a moment later.
const LOOK_AGAIN_MS = 1000

/** Drafts of earlier visits that this form can restore. */
export interface DraftOffers {
  readonly offers: readonly Draft[]
  /** Removes a draft from the list and returns its current state; undefined if another tab has it or it is gone. */
  readonly take: (draft: Draft) => Promise<Draft | undefined>
  /** Deletes a draft for good, unless another tab has it. */
  readonly discard: (draft: Draft) => Promise<void>
}

/** Drafts of deleted posts, which have no form of their own any more. */
async function draftsOfDeleted(exists: (postId: string) => Promise<boolean>): Promise<Draft[]> {
  const drafts = readDraftsOfStored()
  const ids = [...new Set(drafts.map(({ postId }) => postId))]
  // If that cannot be found out, assumes the post exists.
  const found = await Promise.all(ids.map((id) => exists(id).catch(() => true)))
  const deleted = new Set(ids.filter((_, index) => !found[index]))
  return drafts.filter(({ postId }) => deleted.has(postId))
}

/**
 * The drafts of the same post, except this form's own and those of open tabs. A new post also gets those of deleted
 * posts.
 * @param exists whether a post of that id is stored; rejects if unknown
 */
export function useDraftOffers(
  place: DraftPlace,
  stored: PostFields,
  exists: (postId: string) => Promise<boolean>,
): DraftOffers {
  const [offers, setOffers] = useState<readonly Draft[]>([])
  const { isNew, postId } = place
  const ownKey = draftKey(place)

  const look = useCallback(async (): Promise<boolean> => {
    const held = await heldDrafts().catch(() => new Set<string>())
    const orphans = isNew ? await draftsOfDeleted(exists) : []
    const others = [...readDrafts({ isNew, postId }), ...orphans].filter((draft) => draftKey(draft) !== ownKey)
    const free = others.filter((draft) => !held.has(draftKey(draft)))
    const [useless, useful] = [true, false].map((flag) =>
      free.filter(({ fields }) => isSameFields(fields, stored) === flag),
    ) as [Draft[], Draft[]]
    for (const draft of useless) removeDraft(draft)
    setOffers(useful)
    return free.length < others.length
  }, [isNew, postId, ownKey, stored, exists])

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

  const take = useCallback(async (draft: Draft) => {
    setOffers((rest) => rest.filter((other) => other !== draft))
    const held = await heldDrafts().catch(() => new Set<string>())
    return held.has(draftKey(draft)) ? undefined : readDraft(draft)
  }, [])
  const discard = useCallback(
    async (draft: Draft) => {
      if (await take(draft)) removeDraft(draft)
    },
    [take],
  )
  return { offers, take, discard }
}
