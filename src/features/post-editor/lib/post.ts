import {
  BLOG_CATEGORIES,
  type BlogCategory,
  DEFAULT_BLOG_CATEGORY,
  POST_FIELD_NAMES,
  POST_FIELDS,
  type PostField,
} from '@contracts/blog.ts'
import { sanitiseHtml } from '@/lib/sanitise-html'
import { withOwnLinks } from './link-address'
import { withAllowedHeadings } from './paste/headings'

/** The form's fields as typed; the content is HTML. */
export type PostFields = { readonly [K in PostField]: K extends 'category' ? BlogCategory : string }

/** The row to store. The database sets dates, author and version. */
export type PostRow = {
  readonly [K in PostField]: K extends 'category' ? BlogCategory : string | ((typeof POST_FIELDS)[K]['empty'] & null)
}

/** A post in the database. */
export type StoredPost = PostRow & {
  readonly id: string
  /** Incremented with each change; an update names the one it is based on. */
  readonly version: number
  readonly created_at: string
  readonly updated_at: string
}

/** An object with a value for each field of a post. */
const eachField = (value: (name: PostField) => unknown) =>
  Object.fromEntries(POST_FIELD_NAMES.map((name) => [name, value(name)]))

/** The fields of an empty form. */
export const EMPTY_FIELDS = {
  ...eachField(() => ''),
  category: DEFAULT_BLOG_CATEGORY,
} as PostFields

/** A stored post as form fields. */
export const fieldsOf = (post: PostRow): PostFields => eachField((name) => post[name] ?? '') as PostFields

/** Completes stored fields; a field added since is empty. */
export function asFields(value: unknown): PostFields {
  const kept = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  const fields = eachField((name) => (typeof kept[name] === 'string' ? kept[name] : EMPTY_FIELDS[name])) as PostFields
  return (BLOG_CATEGORIES as readonly string[]).includes(fields.category)
    ? fields
    : { ...fields, category: DEFAULT_BLOG_CATEGORY }
}

// Null characters and lone surrogates, which PostgreSQL cannot store and only pasted text contains.
const clean = (text: string) => text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD')

/** Converts the form's fields to a row: trimmed, sanitised, empty ones as their defaults. */
export function rowOf(fields: PostFields): PostRow {
  const row = eachField((name) => clean(fields[name]).trim() || POST_FIELDS[name].empty)
  return {
    ...row,
    slug: clean(fields.slug).trim().normalize('NFC'),
    content: sanitiseHtml(withOwnLinks(withAllowedHeadings(clean(fields.content)))),
  } as PostRow
}

/** Whether two rows are equal. */
export const isSamePost = (a: PostRow, b: PostRow): boolean => POST_FIELD_NAMES.every((name) => a[name] === b[name])

/** Whether two sets of fields are equal. */
export const isSameFields = (a: PostFields, b: PostFields): boolean =>
  POST_FIELD_NAMES.every((name) => a[name] === b[name])
