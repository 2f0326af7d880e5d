import { PostError } from '../api/post-error'
import type { PostsApi } from '../api/posts'
import { MESSAGES, REASONS } from '../messages'
import { isSamePost, type PostRow, type StoredPost } from './post'

/** What to store. `version`: the one the form is based on; undefined for a new post. */
export interface SaveRequest {
  readonly id: string
  readonly version: number | undefined
  readonly row: PostRow
  /** Whether this form has tried to create the post before, so a row of its id may be its own. */
  readonly wasTried?: boolean
  /** The form's draft on the server; an equal post was published from it by its plan. */
  readonly draft?: PostRow | undefined
}

/** Result of storing a post. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly post: StoredPost }
  | { readonly kind: 'slug_taken' }
  /** Somebody else has saved in the meantime. */
  | { readonly kind: 'conflict'; readonly theirs: StoredPost }
  /** Somebody else has deleted it in the meantime. */
  | { readonly kind: 'deleted' }
  /** The session has ended: sign in again, then save again. */
  | { readonly kind: 'session' }
  | { readonly kind: 'failed'; readonly reason: string }

/**
 * Stores a post, new or changed. Safe to retry: after a lost answer, reads the row back to find out whether it was
 * stored. Never throws a PostError.
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
    // An earlier attempt of this form may have succeeded although its answer was lost.
    const stored = await api.byId(id)
    if (!stored) return error.kind === 'slug_taken' ? { kind: 'slug_taken' } : { kind: 'failed', reason: error.message }
    if (isSamePost(stored, row)) return { kind: 'saved', post: stored }
    // The same draft, continued and saved in another tab.
    if (!wasTried) return { kind: 'conflict', theirs: stored }
    // What was typed since changes the post of that attempt; a conflict if somebody else has edited it.
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
  // The row is unchanged, so the right to change it was missing.
  if (stored.version === version) return { kind: 'failed', reason: REASONS.forbidden }
  return { kind: 'conflict', theirs: stored }
}
