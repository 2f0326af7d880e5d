import { PostError } from '../api/post-error'
import type { PostsApi } from '../api/posts'
import { MESSAGES, REASONS } from '../messages'
import { isSamePost, type PostRow, type StoredPost } from './post'

/** What is to be stored. `version`: the one that the form started from; undefined for a post that is new. */
export interface SaveRequest {
  readonly id: string
  readonly version: number | undefined
  readonly row: PostRow
  /** Whether this form has tried to create the post before: a row of its id may then be its own. */
  readonly wasTried?: boolean
  /** What the form's draft holds on the server: a post that says the same was published from it, by its time. */
  readonly draft?: PostRow | undefined
}

/** How storing a post ended. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly post: StoredPost }
  | { readonly kind: 'slug_taken' }
  /** Somebody else has saved meanwhile. */
  | { readonly kind: 'conflict'; readonly theirs: StoredPost }
  /** Somebody else has deleted it meanwhile. */
  | { readonly kind: 'deleted' }
  /** The session is over: to be asked for again, then saved again. */
  | { readonly kind: 'session' }
  | { readonly kind: 'failed'; readonly reason: string }

/**
 * Stores a post, new or changed. Whatever is tried again makes one row and one change: an answer that was lost
 * is made out by reading the row back. Never throws a PostError.
 */
export async function savePost(api: PostsApi, request: SaveRequest): Promise<SaveOutcome> {
  try {
    const outcome =
      request.version === undefined
        ? await create(api, request)
        : await update(api, request.id, request.version, request.row)
    const isOwn = outcome.kind === 'conflict' && request.draft && isSamePost(outcome.theirs, request.draft)
    return isOwn ? await update(api, request.id, outcome.theirs.version, request.row) : outcome
  } catch (error) {
    if (!(error instanceof PostError)) throw error
    if (error.kind === 'session') return { kind: 'session' }
    return { kind: 'failed', reason: error.message }
  }
}

async function create(api: PostsApi, { id, row, wasTried = false }: SaveRequest): Promise<SaveOutcome> {
  try {
    return { kind: 'saved', post: await api.insert(id, row) }
  } catch (error) {
    if (!(error instanceof PostError) || (error.kind !== 'id_taken' && error.kind !== 'slug_taken')) throw error
    // An earlier try of this form may have arrived although its answer did not.
    const stored = await api.byId(id)
    if (!stored) return error.kind === 'slug_taken' ? { kind: 'slug_taken' } : { kind: 'failed', reason: error.message }
    if (isSamePost(stored, row)) return { kind: 'saved', post: stored }
    // The same draft, taken up and saved in another tab.
    if (!wasTried) return { kind: 'conflict', theirs: stored }
    // What was typed since is a change to what that try has made: a conflict where somebody has worked on it.
    return update(api, id, 1, row)
  }
}

async function update(api: PostsApi, id: string, version: number, row: PostRow): Promise<SaveOutcome> {
  if (id === '') return { kind: 'failed', reason: MESSAGES.idRequired }
  let changed: StoredPost | null
  try {
    changed = await api.update(id, version, row)
  } catch (error) {
    if (error instanceof PostError && error.kind === 'slug_taken') return { kind: 'slug_taken' }
    throw error
  }
  if (changed) return { kind: 'saved', post: changed }
  const stored = await api.byId(id)
  if (!stored) return { kind: 'deleted' }
  if (isSamePost(stored, row)) return { kind: 'saved', post: stored }
  // The row is as the form knew it, so that it was the right to change it that was missing.
  if (stored.version === version) return { kind: 'failed', reason: REASONS.forbidden }
  return { kind: 'conflict', theirs: stored }
}
