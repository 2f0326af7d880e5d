import { useCallback, useEffect, useState } from 'react'
import { heldDrafts } from './draft-locks'
import { type Draft, type DraftPlace, draftKey, readDraft, readDrafts, readDraftsOfStored, removeDraft } from './drafts'
import { isSameFields, type PostFields } from './post'

// A tab that has just been closed or reloaded lets go of its lock a moment later.
const LOOK_AGAIN_MS = 1000

/** Drafts of earlier visits that can be taken up again in this form. */
export interface DraftOffers {
  readonly offers: readonly Draft[]
  /** Takes a draft off the list and gives it as it is kept now; undefined where another tab has it, or it is gone. */
  readonly take: (draft: Draft) => Promise<Draft | undefined>
  /** Forgets a draft for good, unless another tab has it. */
  readonly discard: (draft: Draft) => Promise<void>
}

/** Drafts of posts that have been deleted: their own page can offer them no more. */
async function draftsOfDeleted(exists: (postId: string) => Promise<boolean>): Promise<Draft[]> {
  const drafts = readDraftsOfStored()
  const ids = [...new Set(drafts.map(({ postId }) => postId))]
  // Where nobody can say, the post is taken to be there.
  const found = await Promise.all(ids.map((id) => exists(id).catch(() => true)))
  const deleted = new Set(ids.filter((_, index) => !found[index]))
  return drafts.filter(({ postId }) => deleted.has(postId))
}

/**
 * The drafts that belong to the same post, other than this form's own and those of open tabs; to a new post also those
 * of posts that somebody has deleted.
 * @param exists whether a post of that id is stored; a rejection stands for "nobody knows"
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
