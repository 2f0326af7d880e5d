import { BLOG_CATEGORIES, POST_FIELD_NAMES } from '@contracts/blog.ts'
import { readStoredJson, writeStored } from '@/lib/storage'
import { EMPTY_FIELDS, type PostFields } from './post'

/** Survives login and logout; only saving or discarding removes a draft. */
const KEY = 'promptory:post-draft'

/** The form a draft belongs to. Two forms never share one, even for the same post. */
export interface DraftPlace {
  readonly isNew: boolean
  readonly postId: string
  readonly formId: string
}

/** An unsaved form, as it is kept in the browser. */
export interface Draft extends DraftPlace {
  /** The version that the form started from; undefined for a new post. */
  readonly version: number | undefined
  /** When it was kept, in milliseconds since 1970. */
  readonly savedAt: number
  readonly fields: PostFields
}

const prefixOf = ({ isNew, postId }: { isNew: boolean; postId: string }) =>
  isNew ? `${KEY}:new:` : `${KEY}:${postId}:`

/** The key under which a form's draft is kept, which is also the name of the lock that its tab holds. */
export function draftKey(place: DraftPlace): string {
  return prefixOf(place) + place.formId
}

/** Stores a draft; false if the browser refuses. */
export function writeDraft(draft: Draft): boolean {
  return writeStored(draftKey(draft), JSON.stringify(draft))
}

/** Deletes a form's draft. */
export function removeDraft(place: DraftPlace): void {
  writeStored(draftKey(place), undefined)
}

/** Reads a stored draft; fields added since are empty. Undefined if it is malformed. */
function asDraft(value: unknown): Draft | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { isNew, postId, formId, savedAt, version, fields } = value as Record<string, unknown>
  if (typeof isNew !== 'boolean' || typeof postId !== 'string' || typeof formId !== 'string') return undefined
  if (typeof savedAt !== 'number' || (version !== undefined && typeof version !== 'number')) return undefined
  if (typeof fields !== 'object' || fields === null) return undefined
  // The old name of `read_time`.
  const { readTime = '', ...texts } = fields as Record<string, unknown>
  const filled = { ...EMPTY_FIELDS, read_time: readTime, ...texts } as PostFields
  const isWhole = POST_FIELD_NAMES.every((name) => typeof filled[name] === 'string')
  if (!isWhole || !(BLOG_CATEGORIES as readonly string[]).includes(filled.category)) return undefined
  return { isNew, postId, formId, savedAt, version, fields: filled }
}

function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

function readAll(prefix: string): Draft[] {
  return storedKeys(prefix)
    .flatMap((key) => asDraft(readStoredJson(key)) ?? [])
    .sort((a, b) => b.savedAt - a.savedAt)
}

/** The readable drafts for a new post, or for an existing one, newest first. */
export function readDrafts(place: { isNew: boolean; postId: string }): Draft[] {
  return readAll(prefixOf(place))
}

/** All drafts that this browser keeps, newest first. */
export function readAllDrafts(): Draft[] {
  return readAll(KEY)
}

/** The drafts of all posts that existed when they were opened, newest first. */
export function readDraftsOfStored(): Draft[] {
  return readAllDrafts().filter(({ isNew }) => !isNew)
}

/** The current draft; undefined if it has been saved or discarded in the meantime. */
export function readDraft(place: DraftPlace): Draft | undefined {
  return asDraft(readStoredJson(draftKey(place)))
}
