import { BLOG_CATEGORIES, POST_FIELD_NAMES } from '@contracts/blog.ts'
import { readStoredJson, writeStored } from '@/lib/storage'
import { EMPTY_FIELDS, type PostFields } from './post'

/** Login, logout and the clearing of a session leave it alone: only what saves or discards a draft removes it. */
const KEY = 'promptory:post-draft'

/** Which form a draft belongs to. Two forms never share one, also where both are for the same post. */
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

/** Keeps a draft; false where the browser does not store it. */
export function writeDraft(draft: Draft): boolean {
  return writeStored(draftKey(draft), JSON.stringify(draft))
}

/** Forgets a form's draft. */
export function removeDraft(place: DraftPlace): void {
  writeStored(draftKey(place), undefined)
}

/** A draft as it was kept; one from before a column came has that field empty. Undefined for what is no draft. */
function asDraft(value: unknown): Draft | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { isNew, postId, formId, savedAt, version, fields } = value as Record<string, unknown>
  if (typeof isNew !== 'boolean' || typeof postId !== 'string' || typeof formId !== 'string') return undefined
  if (typeof savedAt !== 'number' || (version !== undefined && typeof version !== 'number')) return undefined
  if (typeof fields !== 'object' || fields === null) return undefined
  // The read time had another name before it took that of its column.
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

/** The drafts for a new post, or for one that exists, newest first; what cannot be read is left out. */
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

/** A draft as it is kept now; undefined where it has been saved or discarded meanwhile. */
export function readDraft(place: DraftPlace): Draft | undefined {
  return asDraft(readStoredJson(draftKey(place)))
}
