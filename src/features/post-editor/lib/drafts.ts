import { BLOG_CATEGORIES } from '@contracts/blog.ts'
import { readStoredJson, writeStored } from '@/lib/storage'
import type { PostFields } from './post'

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
  return prefixOf(place) + (place.isNew ? place.postId : place.formId)
}

/** Keeps a draft; false where the browser does not store it. */
export function writeDraft(draft: Draft): boolean {
  return writeStored(draftKey(draft), JSON.stringify(draft))
}

/** Forgets a form's draft. */
export function removeDraft(place: DraftPlace): void {
  writeStored(draftKey(place), undefined)
}

const TEXTS = ['title', 'slug', 'excerpt', 'readTime', 'content'] as const

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false
  const { isNew, postId, formId, savedAt, version, fields } = value as Record<string, unknown>
  if (typeof isNew !== 'boolean' || typeof postId !== 'string' || typeof formId !== 'string') return false
  if (typeof savedAt !== 'number' || (version !== undefined && typeof version !== 'number')) return false
  if (typeof fields !== 'object' || fields === null) return false
  const { category, ...texts } = fields as Record<string, unknown>
  return (
    (BLOG_CATEGORIES as readonly unknown[]).includes(category) && TEXTS.every((name) => typeof texts[name] === 'string')
  )
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
    .map(readStoredJson)
    .filter(isDraft)
    .sort((a, b) => b.savedAt - a.savedAt)
}

/** The drafts for a new post, or for one that exists, newest first; what cannot be read is left out. */
export function readDrafts(place: { isNew: boolean; postId: string }): Draft[] {
  return readAll(prefixOf(place))
}

/** The drafts of all posts that existed when they were opened, newest first. */
export function readDraftsOfStored(): Draft[] {
  return readAll(KEY).filter(({ isNew }) => !isNew)
}

/** A draft as it is kept now; undefined where it has been saved or discarded meanwhile. */
export function readDraft(place: DraftPlace): Draft | undefined {
  const draft = readStoredJson(draftKey(place))
  return isDraft(draft) ? draft : undefined
}
