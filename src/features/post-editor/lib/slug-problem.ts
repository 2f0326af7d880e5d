import type { PostsApi } from '../api/posts'
import { FIELD_MESSAGES } from '../messages'

/** Why a slug is not available, and whether it can be taken over. */
export interface SlugProblem {
  readonly text: string
  readonly canTake: boolean
}

/** Says which other post has a slug; undefined if none has. */
export async function findSlugProblem(api: PostsApi, slug: string, postId: string): Promise<SlugProblem | undefined> {
  const holder = await api.slugHolder(slug)
  if (!holder || holder.id === postId) return undefined
  const { title, isOld, isDeleted, isTakenBack } = holder
  if (isOld) return { text: FIELD_MESSAGES.slugReserved(title, isDeleted || isTakenBack), canTake: true }
  if (isTakenBack) return { text: FIELD_MESSAGES.slugKept(title), canTake: false }
  return { text: `${FIELD_MESSAGES.slugTaken} ${FIELD_MESSAGES.slugIs(title)}`, canTake: false }
}
