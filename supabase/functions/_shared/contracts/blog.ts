import { plainLetters } from './plain-letters.ts'

/** Categories of blog posts in display order, each with the introduction of its page. */
export const CATEGORY_LEDES = {
  'Prompt Engineering': 'How to ask, and what changes when you ask differently.',
  'AI Tools': 'What each tool is good for, and where it stops.',
  'Writing Tips': 'For the sentences that no tool writes for you.',
  Marketing: 'Words that sell without shouting.',
  Education: 'For classrooms, and for whoever is teaching themselves.',
  Productivity: 'Less time at the desk, or better time.',
  Technology: 'What is under the bonnet, in plain words.',
  Business: 'Letters, plans and meetings, written by someone who means it.',
  'Creative Writing': 'Stories, scenes and the first line.',
  General: 'What fits nowhere else.',
} as const

export type BlogCategory = keyof typeof CATEGORY_LEDES
/** The only categories that the database accepts. */
export const BLOG_CATEGORIES = Object.keys(CATEGORY_LEDES) as BlogCategory[]

/** The category of a new post before another is chosen. */
export const DEFAULT_BLOG_CATEGORY: BlogCategory = 'General'

/** Read time of a post whose field was left empty. */
export const DEFAULT_READ_TIME = '5 min'

/** A slug has at most this many characters (code points, as the database counts them). */
export const SLUG_MAX = 190

/**
 * A slug that the database accepts: letters that are not upper-case, their marks and digits, of any script,
 * `_` and `-`, but not only these two; 1 to 190 characters. A test compares both, character by character.
 */
export const SLUG_PATTERN = /^(?![_-]+$)(?:(?![\p{Uppercase}\p{Lt}])[\p{Alphabetic}\p{M}\p{N}_-]){1,190}$/u

/**
 * The slug suggested for a title: in plain letters, with only ASCII word characters, a hyphen for each run of
 * white space, cut to `SLUG_MAX`. Empty if no letter or digit is left.
 */
export function slugFromTitle(title: string): string {
  const slug = plainLetters(title)
    .replace(/[^\w\s]/g, '')
    .replace(/\s+/g, '-')
    .slice(0, SLUG_MAX)
  return /[a-z0-9]/.test(slug) ? slug : ''
}

/** Path of a category's page. */
export function categoryPath(category: string): `/blog/category/${string}` {
  return `/blog/category/${slugFromTitle(category)}`
}

/** A card without an excerpt shows this many characters of the content. */
export const EXCERPT_CHARS = 150

/** Posts on one page of the public list. */
export const BLOG_PAGE_SIZE = 10

/** Posts on one page of the admin's list. */
export const ADMIN_PAGE_SIZE = 20

/** Sort orders of the admin's list: the database's name and the label. */
export const ADMIN_SORTS = { newest: 'Newest first', oldest: 'Oldest first', title: 'By title' } as const
export type AdminSort = keyof typeof ADMIN_SORTS

/** Filters of the admin's list: the database's name and the label. */
export const ADMIN_STATES = {
  all: 'All',
  published: 'Published',
  draft: 'Drafts',
  planned: 'Planned',
  taken_back: 'Taken back',
} as const
export type AdminState = keyof typeof ADMIN_STATES

/** Feeds and sitemap that a host has made anew from the database carry this header; those of the build do not. */
export const FRESH_HEADER = 'x-made-anew'

/** How often articles are read is told for this many days, today among them. */
export const READ_DAYS = 30

/** An author's name has at most this many characters (code points), … */
export const AUTHOR_NAME_MAX = 80
/** … and none of these: it is never an address. */
export const NOT_IN_AUTHOR_NAME = /[@\p{Cc}]/u

/** Longest texts of a post that the database takes, in characters (code points). */
export const TITLE_MAX = 300
export const EXCERPT_MAX = 600
export const CONTENT_MAX = 1_000_000
export const READ_TIME_MAX = 40
export const COVER_MAX = 500
export const SEARCH_TITLE_MAX = 120
export const SEARCH_DESCRIPTION_MAX = 320

/** Search engines show about this many characters and cut the rest. */
export const SEARCH_TITLE_SHOWN = 60
export const SEARCH_DESCRIPTION_SHOWN = 155

/**
 * The editable columns of a post, in the form's order: label, maximum length, and the value stored if the field is
 * empty. The form, checks, drafts, comparisons and queries are derived from this.
 */
export const POST_FIELDS = {
  title: { label: 'Title', max: TITLE_MAX, empty: '' },
  slug: { label: 'Slug', max: SLUG_MAX, empty: '' },
  category: { label: 'Category', max: 40, empty: DEFAULT_BLOG_CATEGORY },
  excerpt: { label: 'Excerpt', max: EXCERPT_MAX, empty: null },
  read_time: { label: 'Read time', max: READ_TIME_MAX, empty: DEFAULT_READ_TIME },
  cover: { label: 'Cover', max: COVER_MAX, empty: null },
  search_title: { label: 'Title in search results', max: SEARCH_TITLE_MAX, empty: null },
  search_description: { label: 'Text in search results', max: SEARCH_DESCRIPTION_MAX, empty: null },
  content: { label: 'Content', max: CONTENT_MAX, empty: '' },
} as const

export type PostField = keyof typeof POST_FIELDS
export const POST_FIELD_NAMES = Object.keys(POST_FIELDS) as PostField[]

/** The columns of a post in lists: all fields except its content, plus those that the database adds. */
export const SUMMARY_COLUMNS = [
  'id',
  ...POST_FIELD_NAMES.filter((name) => name !== 'content'),
  'opening',
  'author_name',
  'created_at',
  'updated_at',
  'version',
].join(',')

/** Title and description of a post for search engines and shared links: its search texts, or else title and excerpt. */
export const searchTexts = (
  post: {
    readonly title: string
    readonly excerpt: string | null
    readonly search_title?: string | null
    readonly search_description?: string | null
  },
  siteName: string,
): { title: string; description: string } => ({
  title: post.search_title || `${post.title} | ${siteName}`,
  description: post.search_description || (post.excerpt ?? ''),
})
