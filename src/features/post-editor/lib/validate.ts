import {
  CONTENT_MAX,
  EXCERPT_MAX,
  READ_TIME_MAX,
  SLUG_MAX,
  SLUG_PATTERN,
  slugFromTitle,
  TITLE_MAX,
} from '@contracts/blog.ts'
import { FIELD_MESSAGES, tooLong } from '../messages'
import { hasContent } from './plain-text'
import type { PostFields, PostRow } from './post'

/** What is wrong, by field. */
export type Problems = Partial<Record<keyof PostFields, string>>

/** The order in which a form's first wrong field is found. */
export const FIELD_ORDER: readonly (keyof PostFields)[] = [
  'title',
  'slug',
  'category',
  'excerpt',
  'readTime',
  'content',
]

// As the database counts: code points.
function isLonger(text: string, limit: number): boolean {
  return text.length > limit && [...text].length > limit
}

/** What keeps a row from being stored, and whether it is something that has not been filled in. */
export function validate(row: PostRow): { problems: Problems; isIncomplete: boolean } {
  const problems: Problems = {}
  const missing: Problems = {}
  if (row.title === '') missing.title = FIELD_MESSAGES.titleMissing
  if (row.slug === '') missing.slug = FIELD_MESSAGES.slugMissing
  if (!hasContent(row.content)) missing.content = FIELD_MESSAGES.contentMissing

  if (isLonger(row.title, TITLE_MAX)) problems.title = tooLong(TITLE_MAX)
  if (row.slug !== '' && !SLUG_PATTERN.test(row.slug)) {
    problems.slug = isLonger(row.slug, SLUG_MAX) ? tooLong(SLUG_MAX) : FIELD_MESSAGES.slugMalformed
  }
  if (isLonger(row.excerpt ?? '', EXCERPT_MAX)) problems.excerpt = tooLong(EXCERPT_MAX)
  if (isLonger(row.read_time, READ_TIME_MAX)) problems.readTime = tooLong(READ_TIME_MAX)
  if (isLonger(row.content, CONTENT_MAX)) problems.content = tooLong(CONTENT_MAX)
  return { problems: { ...problems, ...missing }, isIncomplete: Object.keys(missing).length > 0 }
}

/** The slug of a title, and what to say where none can be made of it. */
export function generateSlug(title: string): { slug: string; problem: string | undefined } {
  if (title.trim() === '') return { slug: '', problem: FIELD_MESSAGES.slugNeedsTitle }
  const slug = slugFromTitle(title.trim())
  return { slug, problem: slug === '' ? FIELD_MESSAGES.slugByHand : undefined }
}
