import { type BlogCategory, DEFAULT_BLOG_CATEGORY, DEFAULT_READ_TIME } from '@contracts/blog.ts'
import { sanitiseHtml } from '@/lib/sanitise-html'

/** What the form holds: every field as it was typed. */
export interface PostFields {
  readonly title: string
  readonly slug: string
  readonly category: BlogCategory
  readonly excerpt: string
  readonly readTime: string
  /** HTML. */
  readonly content: string
}

/** What is sent to be stored. Dates, author and version are the database's. */
export interface PostRow {
  readonly title: string
  readonly slug: string
  readonly category: BlogCategory
  readonly excerpt: string | null
  readonly read_time: string
  readonly content: string
}

/** A post as it stands in the database. */
export interface StoredPost extends PostRow {
  readonly id: string
  /** One more with each change; an update names the one it started from. */
  readonly version: number
  readonly created_at: string
  readonly updated_at: string
}

/** The fields of a form that nobody has typed into. */
export const EMPTY_FIELDS: PostFields = {
  title: '',
  slug: '',
  category: DEFAULT_BLOG_CATEGORY,
  excerpt: '',
  readTime: '',
  content: '',
}

/** A stored post as the form shows it. */
export function fieldsOf(post: PostRow): PostFields {
  const { title, slug, category, excerpt, read_time: readTime, content } = post
  return { title, slug, category, excerpt: excerpt ?? '', readTime, content }
}

// PostgreSQL stores neither; both come with pasted text only.
const clean = (text: string) => text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD')

/** What the form's fields are stored as: trimmed, sanitised, empty ones as their defaults. */
export function rowOf(fields: PostFields): PostRow {
  return {
    title: clean(fields.title).trim(),
    slug: clean(fields.slug).trim().normalize('NFC'),
    category: fields.category,
    excerpt: clean(fields.excerpt).trim() || null,
    read_time: clean(fields.readTime).trim() || DEFAULT_READ_TIME,
    content: sanitiseHtml(clean(fields.content)),
  }
}

const COMPARED = ['title', 'slug', 'category', 'excerpt', 'read_time', 'content'] as const

/** Whether two rows say the same. */
export function isSamePost(a: PostRow, b: PostRow): boolean {
  return COMPARED.every((name) => a[name] === b[name])
}

/** Whether two forms hold the same. */
export function isSameFields(a: PostFields, b: PostFields): boolean {
  return (Object.keys(EMPTY_FIELDS) as (keyof PostFields)[]).every((name) => a[name] === b[name])
}
