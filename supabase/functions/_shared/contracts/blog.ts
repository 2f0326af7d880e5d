/** Categories of blog posts, in the order in which they are offered, with what their page says of them. */
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
/** The database accepts these and no other. */
export const BLOG_CATEGORIES = Object.keys(CATEGORY_LEDES) as BlogCategory[]

/** The category of a new post before another is chosen. */
export const DEFAULT_BLOG_CATEGORY: BlogCategory = 'General'

/** Read time of a post whose field was left empty. */
export const DEFAULT_READ_TIME = '5 min'

/** A slug has at most this many characters (code points, as the database counts them). */
export const SLUG_MAX = 190

/**
 * What the database takes as a slug: letters that are not upper-case, their marks and digits, of any script,
 * `_` and `-`, but not these two alone; 1 to 190 characters. A test compares the two, character by character.
 */
export const SLUG_PATTERN = /^(?![_-]+$)(?:(?![\p{Uppercase}\p{Lt}])[\p{Alphabetic}\p{M}\p{N}_-]){1,190}$/u

// Letters that are no letter with a mark, as the plain ones that stand for them.
const PLAIN_LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  đ: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
}

/** Lower case, and plain letters in place of those with accents. */
function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ßæœøðđþłħı]/g, (letter) => PLAIN_LETTERS[letter] ?? '')
    .normalize('NFKD')
}

/**
 * The slug that a title proposes: in plain letters, without anything but ASCII word characters and white space, runs of
 * white space as one hyphen, cut to the longest slug there can be. Empty where no letter or digit is left.
 */
export function slugFromTitle(title: string): string {
  const slug = plainLetters(title)
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

/** In which order the admin's list can be read, as the database knows them, and what people call it. */
export const ADMIN_SORTS = { newest: 'Newest first', oldest: 'Oldest first', title: 'By title' } as const
export type AdminSort = keyof typeof ADMIN_SORTS

/** Longest texts of a post that the database takes, in characters (code points). */
export const TITLE_MAX = 300
export const EXCERPT_MAX = 600
export const CONTENT_MAX = 1_000_000
export const READ_TIME_MAX = 40
export const COVER_MAX = 500

/**
 * What somebody writes of a post, by column, in the form's order: its name for people, its longest text, and what is
 * stored where it was left empty. Form, checks, drafts and comparisons, and the columns that are asked for, follow from
 * here.
 */
export const POST_FIELDS = {
  title: { label: 'Title', max: TITLE_MAX, empty: '' },
  slug: { label: 'Slug', max: SLUG_MAX, empty: '' },
  category: { label: 'Category', max: 40, empty: DEFAULT_BLOG_CATEGORY },
  excerpt: { label: 'Excerpt', max: EXCERPT_MAX, empty: null },
  read_time: { label: 'Read time', max: READ_TIME_MAX, empty: DEFAULT_READ_TIME },
  cover: { label: 'Cover', max: COVER_MAX, empty: null },
  content: { label: 'Content', max: CONTENT_MAX, empty: '' },
} as const

export type PostField = keyof typeof POST_FIELDS
export const POST_FIELD_NAMES = Object.keys(POST_FIELDS) as PostField[]

/** The columns of a post as lists show it: all but its text, with what the database adds. */
export const SUMMARY_COLUMNS = [
  'id',
  ...POST_FIELD_NAMES.filter((name) => name !== 'content'),
  'opening',
  'created_at',
  'updated_at',
  'version',
].join(',')
