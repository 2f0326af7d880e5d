import { POST_FIELD_NAMES, POST_FIELDS, type PostField, SLUG_PATTERN, slugFromTitle } from '@contracts/blog.ts'
import { FIELD_MESSAGES, tooLong } from '../messages'
import { hasContent } from './plain-text'
import type { PostRow } from './post'

/** The problems by field. */
export type Problems = Partial<Record<PostField, string>>

// Counts code points, like the database.
function isLonger(text: string, limit: number): boolean {
  return text.length > limit && [...text].length > limit
}

/** The problems of a row, and whether any is a missing entry. */
export function validate(row: PostRow): { problems: Problems; isIncomplete: boolean } {
  const problems: Problems = {}
  const missing: Problems = {}
  if (row.title === '') missing.title = FIELD_MESSAGES.titleMissing
  if (row.slug === '') missing.slug = FIELD_MESSAGES.slugMissing
  if (!hasContent(row.content)) missing.content = FIELD_MESSAGES.contentMissing

  for (const name of POST_FIELD_NAMES) {
    const { max } = POST_FIELDS[name]
    if (isLonger(row[name] ?? '', max)) problems[name] = tooLong(max)
  }
  if (row.slug !== '' && !problems.slug && !SLUG_PATTERN.test(row.slug)) problems.slug = FIELD_MESSAGES.slugMalformed
  return { problems: { ...problems, ...missing }, isIncomplete: Object.keys(missing).length > 0 }
}

/** The slug of a title, and the problem if none can be made. */
export function generateSlug(title: string): { slug: string; problem: string | undefined } {
  if (title.trim() === '') return { slug: '', problem: FIELD_MESSAGES.slugNeedsTitle }
  const slug = slugFromTitle(title.trim())
  return { slug, problem: slug === '' ? FIELD_MESSAGES.slugByHand : undefined }
}
