/** Categories of blog posts, in the order in which they are offered. The database accepts these and no other. */
export const BLOG_CATEGORIES = [
  'Prompt Engineering',
  'AI Tools',
  'Writing Tips',
  'Marketing',
  'Education',
  'Productivity',
  'Technology',
  'Business',
  'Creative Writing',
  'General',
] as const

export type BlogCategory = (typeof BLOG_CATEGORIES)[number]

/** The category of a new post before another is chosen. */
export const DEFAULT_BLOG_CATEGORY: BlogCategory = 'General'

/** Read time of a post whose field was left empty. */
export const DEFAULT_READ_TIME = '5 min'

/** A slug has at most this many characters (code points, as the database counts them). */
export const SLUG_MAX = 190

/**
 * What the database takes as a slug: letters that are not upper-case, their marks and digits, of any script,
 * `_` and `-`; 1 to 190 characters. A test compares the two, character by character.
 */
export const SLUG_PATTERN = /^(?:(?![\p{Uppercase}\p{Lt}])[\p{Alphabetic}\p{M}\p{N}_-]){1,190}$/u

/**
 * The slug that a title proposes: lower-cased, without anything but ASCII word characters and white space, runs of
 * white space as one hyphen, cut to the longest slug there can be. Empty where no letter or digit is left.
 */
export function slugFromTitle(title: string): string {
  const slug = title
    .toLowerCase()
    .replace(/[^\w\s]/g, '')
    .replace(/\s+/g, '-')
    .slice(0, SLUG_MAX)
  return /[a-z0-9]/.test(slug) ? slug : ''
}

/** A card without an excerpt shows this many characters of the content. */
export const EXCERPT_CHARS = 150

/** Posts on one page of the public list. */
export const BLOG_PAGE_SIZE = 10

/** Posts on one page of the admin's list. */
export const ADMIN_PAGE_SIZE = 20

/** Longest texts of a post that the database takes, in characters (code points). */
export const TITLE_MAX = 300
export const EXCERPT_MAX = 600
export const CONTENT_MAX = 1_000_000
export const READ_TIME_MAX = 40
